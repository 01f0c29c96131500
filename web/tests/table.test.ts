import { describe, expect, it } from 'vitest';
import type { Event, Position, Step, TableMessage } from '../src/protocol';
import { nearest } from '../src/shared/arrows';
import { sinceMyMove, withSteps } from '../src/table/log';
import { points } from '../src/table/points';
import { rematch } from '../src/table/rematch';

const step = (number: number, actor: Step['actor'], undone = false): Step => ({ number, actor, undone, events: [] });

describe('the log', () => {
  it('strikes out what was taken back, the last first', () => {
    const log = withSteps([], [step(1, 0), step(2, 0), step(3, 0, true), step(4, 0, true)]);
    expect(log.map((entry) => entry.takenBack)).toEqual([true, true, false, false]);
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
  const position = (view: object, result: object): Position => ({
    number: 9,
    view: view as Position['view'],
    actor: null,
    choices: [],
    can_undo: false,
    result: result as Position['result'],
  });
  it('of Emerald come from gold, treasure cards, bonus cards and gems', () => {
    const scores: Event = {
      kind: 'scores',
      rules: ['E7.4'],
      data: { seat: 0, gold: 9, treasures: 2, bonuses: 1, gems: 5, points: 28 },
    };
    const told = points('emerald', position({}, { scores: [28], winners: [0] }), [scores]);
    expect(told.sources.map(({ cells }) => cells[0]!.points)).toEqual([9, 10, 4, 5]);
    expect(told.totals).toEqual([28]);
  });
  it('of Kadora are the colours that were not turned down', () => {
    const view = { loot: [['R3d', 'R4s', 'G2r'], ['G5d']] };
    const told = points('kadora', position(view, { scores: [2, 0], winners: [1], majorities: { R: [0], G: [1] } }), []);
    const sums = [0, 1].map((seat) => told.sources.reduce((sum, { cells }) => sum + cells[seat]!.points, 0));
    expect(sums).toEqual([2, 0]);
  });
});

it('a rematch has the same seats and options', () => {
  const seat = { name: 'A', level: null, here: true };
  const table = {
    game: 'kadora',
    options: { viewpoints: 'seats' },
    mine: [1, 2],
    seats: [
      { ...seat, seat: 0, kind: 'person' },
      { ...seat, seat: 1, kind: 'person' },
      { ...seat, seat: 2, kind: 'person' },
      { ...seat, seat: 3, kind: 'bot', level: 'greedy' },
    ],
  } as unknown as TableMessage;
  expect(rematch(table).seats.map(({ kind }) => kind)).toEqual(['friend', 'me', 'here', 'bot']);
  expect(rematch(table).options).toEqual({ viewpoints: 'seats' });
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
