import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position, PuzzlePosition, PuzzleTried } from '../src/protocol';
import { gradeOf, keepGrade, nextPuzzle, puzzlesOfGrade, solve, solvedOf } from '../src/shared/puzzles';
import { PuzzleWalk } from '../src/table/puzzle.svelte';

const choice = (action: number) => ({ action, words: `do ${action}`, preview: {} });
const position = { number: 0, view: {}, standing: {}, actor: 1, choices: [1, 2, 3].map(choice), can_undo: false, result: null };
const puzzle = (number: number): PuzzlePosition => ({ number, grade: 2, players: 2, seat: 1, position: position as unknown as Position });
const tried = (result: PuzzleTried['result']): PuzzleTried => ({ result, chance: 0.5, cost: 0, instead: null, instead_chance: null, reasons: [] });

let answers: (() => Promise<Response>)[] = [];
const answer = (told: unknown, status = 200) => answers.push(async () => new Response(JSON.stringify(told), { status }));

beforeEach(() => {
  answers = [];
  vi.stubGlobal('fetch', () => answers.shift()!());
});
afterEach(() => vi.unstubAllGlobals());

describe('which puzzle comes next', () => {
  it('is the first behind that is not solved, round and round', () => {
    expect(nextPuzzle([1, 2, 3, 4], [3], 2)).toBe(4);
    expect(nextPuzzle([1, 2, 3, 4], [3], 4)).toBe(1);
    expect(nextPuzzle([1, 2, 3, 4], [1, 3, 4], 2)).toBe(3);
    expect(nextPuzzle([7, 2, 5], [], 2)).toBe(5);
    expect(nextPuzzle([7, 2, 5], [], 0)).toBe(7);
    expect(nextPuzzle([], [], 2)).toBe(null);
  });

  it('is of the grade that is wished for, or goes from the easiest to the hardest', () => {
    expect(puzzlesOfGrade([3, 1, 3], 3)).toEqual([1, 3]);
    expect(puzzlesOfGrade([3, 1, 3], null)).toEqual([2, 1, 3]);
  });

  it('is kept by game', () => {
    solve('hopscotch', 4);
    solve('hopscotch', 4);
    keepGrade('hopscotch', 2);
    expect([solvedOf('hopscotch'), gradeOf('hopscotch')]).toEqual([[4], 2]);
    expect([solvedOf('marbles'), gradeOf('marbles')]).toEqual([[], null]);
  });
});

describe('a puzzle', () => {
  async function opened(game = 'tag'): Promise<PuzzleWalk> {
    const walk = new PuzzleWalk(game);
    answer(puzzle(7));
    await walk.open(7);
    return walk;
  }

  it('goes on after a wrong choice, and is over after a right one', async () => {
    const walk = await opened();
    answer(tried('wrong'));
    await walk.tryIt(2, 'en');
    expect([walk.isOver, walk.choices.length, solvedOf('tag')]).toEqual([false, 3, []]);
    answer(tried('equal'));
    await walk.tryIt(3, 'en');
    expect([walk.isOver, walk.choices.length, solvedOf('tag')]).toEqual([true, 0, [7]]);
  });

  it('is not solved by being shown', async () => {
    const walk = await opened('hide');
    answer({ best: 'do 1', tried: tried('best') });
    await walk.show('en');
    expect([walk.isOver, walk.attempt?.choice.action, solvedOf('hide')]).toEqual([true, 1, []]);
  });

  it('keeps what is refused apart from what was tried', async () => {
    const walk = await opened();
    answer({ type: 'error', reason: 'error-words', rule: '', values: {}, cause: null }, 422);
    await walk.whyNot('fly', 'en');
    expect([walk.attempt, walk.isBusy]).toEqual([null, false]);
    expect(walk.error).toMatchObject({ reason: 'error-words' });
  });

  it('is told nothing of the one before', async () => {
    const walk = await opened();
    let late: (response: Response) => void = () => {};
    answers.push(() => new Promise((done) => (late = done)));
    const asked = walk.tryIt(1, 'en');
    answer(puzzle(8));
    await walk.open(8);
    late(new Response(JSON.stringify(tried('wrong'))));
    await asked;
    expect([walk.puzzle?.number, walk.attempt, walk.isBusy]).toEqual([8, null, false]);
  });
});
