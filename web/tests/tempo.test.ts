import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Step } from '../src/protocol';
import { page, stubBrowser } from './wire';

const settings = vi.hoisted(() => ({ speed: 'calm' }));
vi.mock('../src/shared/settings.svelte', () => ({ settings }));

import { MOMENTS, tempo } from '../src/shared/tempo.svelte';

const step = (kind: string, count: number, actor: Step['actor'] = 1): Step => ({
  number: 1,
  actor,
  undone: false,
  events: Array.from({ length: count }, () => ({ kind, rules: [], data: {} })),
});

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
  settings.speed = 'calm';
});
afterEach(() => {
  tempo.rest();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the tempo', () => {
  it('gives what matters more time than what is routine', () => {
    const times = (['none', 'step', 'routine', 'notable', 'weighty'] as const).map((moment) => tempo.time(moment));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(MOMENTS.weighty / MOMENTS.routine).toBeGreaterThan(3);
  });
  it('is faster when brisk, and without motion there is none', () => {
    settings.speed = 'brisk';
    expect(tempo.time('routine')).toBe(MOMENTS.routine / 2);
    settings.speed = 'none';
    expect(tempo.time('weighty')).toBe(0);
    settings.speed = 'calm';
    page.hidden = true;
    expect(tempo.time('weighty')).toBe(0);
    page.hidden = false;
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(tempo.isStill).toBe(true);
  });
  it('catches up: each turn that waits has about a second', () => {
    tempo.catchUp([step('moves', 4)], {});
    expect(tempo.time('routine')).toBe(MOMENTS.routine);
    tempo.catchUp([step('moves', 20)], {});
    expect(20 * tempo.time('routine')).toBeCloseTo(900);
    // Chance acts in somebody's turn.
    tempo.catchUp([step('moves', 20), step('moves', 20, 'chance'), step('moves', 20), step('moves', 20, 2)], {});
    expect(80 * tempo.time('routine')).toBeCloseTo(1800);
    tempo.rest();
    expect(tempo.time('routine')).toBe(MOMENTS.routine);
  });
  it('makes up for what a slow machine has lost, as far as an eye can follow', async () => {
    const ended = vi.fn();
    void tempo.pause(100);
    vi.advanceTimersByTime(140);
    void tempo.pause(100).then(ended);
    await vi.advanceTimersByTimeAsync(60);
    expect(ended).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(60_000);
    void tempo.pause(300).then(ended);
    await vi.advanceTimersByTimeAsync(99);
    expect(ended).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledTimes(2);
  });
  it('leaves what is weighty more of its time meanwhile', () => {
    tempo.catchUp([step('catches', 10)], { catches: 'weighty' });
    expect(tempo.time('weighty') / tempo.time('routine')).toBeGreaterThan(MOMENTS.weighty / MOMENTS.routine);
  });
  it('ends all that waits when it is asked to, and what comes next until all is shown', async () => {
    const ended = vi.fn();
    void tempo.wait('weighty').then(ended);
    void tempo.pause(60_000).then(ended);
    tempo.finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledTimes(2);
    expect(tempo.time('weighty')).toBe(0);
    tempo.rest();
    expect(tempo.time('weighty')).toBe(MOMENTS.weighty);
  });
});
