import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lesson, Position, Tried } from '../src/protocol';
import { LessonWalk, POINT } from '../src/table/lesson.svelte';

const choice = (action: number) => ({ action, words: `do ${action}`, preview: { sum: action } });
const position = (number: number, ...actions: number[]): Position => ({
  number,
  view: { at: number },
  standing: {} as Position['standing'],
  actor: 0,
  choices: actions.map(choice),
  can_undo: false,
  result: null,
});
const LESSON: Lesson = {
  game: 'hopscotch',
  players: 3,
  steps: [
    { name: 'theme', position: position(0), right: [] },
    { name: 'jump', position: position(0, 1, 2, 3), right: [2] },
    { name: 'play', position: position(1), right: [] },
  ],
};
const tried = (wrong: string | null): Tried => ({ wrong, steps: [], position: position(1) });

let answers: (() => Promise<Response>)[] = [];
const answer = (told: unknown, status = 200) => answers.push(async () => new Response(JSON.stringify(told), { status }));

// What needs a browser is not what is tested here.
vi.mock('../src/shared/settings.svelte', () => ({ settings: { known: [], speed: 'none' } }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  answers = [];
  vi.stubGlobal('fetch', () => answers.shift()!());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function atTheTask(): LessonWalk {
  const walk = new LessonWalk(LESSON);
  walk.goTo(1);
  return walk;
}

async function miss(walk: LessonWalk, times: number) {
  for (let i = 0; i < times; i++) {
    answer(tried('jump-far'));
    walk.whyNot('do 3');
    await vi.advanceTimersByTimeAsync(1000);
  }
}

describe('a lesson', () => {
  it('goes on when the action was right', async () => {
    const walk = atTheTask();
    answer(tried(null));
    walk.choose(2);
    await vi.runAllTimersAsync();
    expect([walk.at, walk.ended]).toEqual([2, 'found']);
  });

  it('takes back what was not meant and says why', async () => {
    const walk = atTheTask();
    answer(tried('jump-far'));
    walk.choose(3);
    await vi.advanceTimersByTimeAsync(10);
    expect(walk.shown.number).toBe(1);
    expect(walk.answer).toEqual({ name: 'jump-far', values: { sum: 3 } });
    await vi.runAllTimersAsync();
    expect([walk.at, walk.shown.number, walk.choices.length]).toEqual([1, 0, 3]);
  });

  it('points at what is right after two misses', async () => {
    const walk = atTheTask();
    await miss(walk, POINT);
    expect(walk.choices.map(({ action }) => action)).toEqual([2]);
  });

  it('plays it after the third', async () => {
    const walk = atTheTask();
    await miss(walk, 3);
    answer(tried(null));
    await vi.runAllTimersAsync();
    expect([walk.at, walk.ended]).toEqual([2, 'shown']);
  });

  it('does not try for ever where the server is gone', async () => {
    const walk = atTheTask();
    await miss(walk, 3);
    answers.push(() => Promise.reject(new Error('offline')));
    await vi.runAllTimersAsync();
    expect([walk.at, walk.isBusy]).toEqual([1, false]);
    expect(walk.error).toMatchObject({ reason: 'page-no-network' });
  });

  it('forgets an answer that comes after the step was left', async () => {
    const walk = atTheTask();
    answer(tried('jump-far'));
    walk.choose(3);
    walk.goTo(0);
    await vi.runAllTimersAsync();
    expect([walk.at, walk.answer, walk.misses]).toEqual([0, null, 0]);
  });

  it('is taken up where it was left, and begins anew when it was finished', () => {
    atTheTask();
    const again = new LessonWalk(LESSON);
    expect(again.at).toBe(1);
    again.goTo(2);
    expect(new LessonWalk(LESSON).at).toBe(0);
  });
});
