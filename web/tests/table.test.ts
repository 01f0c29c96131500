import { describe, expect, it } from 'vitest';
import type { Step } from '../src/protocol';
import { nearest } from '../src/shared/arrows';
import { isThisDevice } from '../src/shared/hosts';
import { sinceMyMove, withSteps } from '../src/table/log';
import { cell } from '../src/table/points';

const step = (number: number, actor: Step['actor'], undone = false): Step => ({ number, actor, undone, events: [] });

describe('the log', () => {
  it('strikes out what was taken back, the last first', () => {
    const log = withSteps([], [step(1, 0), step(2, 0), step(3, 0, true), step(4, 0, true)]);
    expect(log.map((entry) => entry.takenBack)).toEqual([true, true, false, false]);
  });
  it('strikes out what bots did behind it too, and nothing twice', () => {
    const log = withSteps([], [step(1, 1), step(2, 0), step(3, 1), step(4, 'chance'), step(5, 0, true)]);
    expect(log.map((entry) => entry.takenBack)).toEqual([false, true, true, true, false]);
    expect(withSteps(log, [step(5, 0, true)])).toEqual(log);
  });
  it('takes in each step once', () => {
    const log = withSteps(withSteps([], [step(1, 0)]), [step(1, 0), step(2, 1)]);
    expect(log.map((entry) => entry.number)).toEqual([1, 2]);
  });
  it('knows what happened since my last move', () => {
    const log = withSteps([], [step(1, 0), step(2, 1), step(3, 'chance'), step(4, 1)]);
    expect(sinceMyMove(log, 0).map((entry) => entry.number)).toEqual([2, 3, 4]);
    expect(sinceMyMove(log, 2)).toEqual([]);
    expect(sinceMyMove(log, null)).toEqual([]);
  });
});

describe('the points', () => {
  const source = { kind: 'x', rule: 'X1.1', each: null, cards: [2, 1], values: [9, 3], points: [9, 0], leads: [] };
  it('are written as the cards and what each is worth, or as what they are worth together', () => {
    expect(cell(source, 0)).toEqual({ sum: '9', points: 9, isOff: false });
    expect(cell({ ...source, each: 4, values: [8, 4], points: [8, 4] }, 0).sum).toBe('2\u202f×\u202f4');
    expect(cell({ ...source, each: 1, values: [2, 1], points: [2, 1] }, 0).sum).toBe('2');
  });
  it('may not count, and may be hidden', () => {
    expect(cell(source, 1)).toEqual({ sum: '3', points: 0, isOff: true });
    expect(cell({ ...source, values: [null, 3], points: [null, 3] }, 0)).toEqual({ sum: '?', points: 0, isOff: false });
  });
});

it('arrows lead to the nearest thing in their direction', () => {
  const spots = [
    { x: 10, y: 0 },
    { x: 8, y: 30 },
    { x: -5, y: 0 },
  ];
  expect(nearest({ x: 0, y: 0 }, spots, [1, 0])).toBe(0);
  expect(nearest({ x: 0, y: 0 }, spots, [0, 1])).toBe(1);
  expect(nearest({ x: 0, y: 0 }, spots, [0, -1])).toBe(-1);
});

it('a link to the device itself leads nobody else here', () => {
  for (const host of ['localhost', 'a.localhost', '127.0.0.1', '127.4.5.6', '[::1]']) expect(isThisDevice(host)).toBe(true);
  for (const host of ['192.168.1.5', 'games.example', 'localhost.example', '[fd00::5]', '10.127.0.0']) expect(isThisDevice(host)).toBe(false);
});
