import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Judged, Position, Review, ReviewMoment } from '../src/protocol';
import { chancesAt, choices, costliest, line, luckiest, mostChanged, percent, resultOf, stepAt, tenths } from '../src/review/figures';
import { ReviewWalk } from '../src/review/walk.svelte';

const judged = (verdict: Judged['verdict'], cost = 0, best = 'b'): Judged => ({ verdict, cost, best, error: 0.01 });

function moment(number: number, more: Partial<ReviewMoment> = {}): ReviewMoment {
  return { number, action: 'a', seat: 0, chances: [0.5, 0.5], luck: null, judged: null, ...more };
}

const REVIEW: Review = {
  summary: 'Bo wins.',
  people: [0],
  start: [0.4, 0.6],
  moments: [
    moment(1, { judged: judged('small', 0.03), chances: [0.37, 0.63] }),
    moment(2, { seat: 1, luck: [-0.2, 0.2], chances: [0.17, 0.83] }),
    moment(3, { judged: judged('turning-point', 0.12) }),
    moment(4, { judged: judged('forced') }),
    moment(5, { seat: 1, judged: judged('costly', 0.07) }),
    moment(6, { judged: judged('close', 0.2) }),
    moment(7, { luck: [0.05, -0.05] }),
    moment(8, { judged: judged('costly', 0.06) }),
    moment(9, { judged: judged('small', 0.025), luck: [-0.3, 0.3], chances: [0, 1] }),
  ],
  ledger: [],
  reasons: {},
};
const numbers = (moments: ReviewMoment[]) => moments.map(({ number }) => number);

describe('what a review shows first', () => {
  it('is what cost most for certain, of all or of one', () => {
    expect(numbers(costliest(REVIEW, null))).toEqual([3, 5, 8]);
    expect(numbers(costliest(REVIEW, 0))).toEqual([3, 8, 1]);
    expect(numbers(costliest(REVIEW, 1))).toEqual([5]);
  });

  it('is where luck changed most', () => expect(numbers(luckiest(REVIEW))).toEqual([9, 2]));

  it('names whom luck changed most, who need not have rolled', () => {
    expect(mostChanged({ ...moment(3), luck: [0.001, -0.2, 0.199] })).toBe(1);
  });

  it('lists what was no matter of course', () => expect(numbers(choices(REVIEW, null))).toEqual([1, 3, 5, 6, 8, 9]));
});

describe('the curve', () => {
  it('begins behind the deal and ends with the result', () => {
    expect([0, 1, 9, 99].map((step) => chancesAt(REVIEW, step)[0])).toEqual([0.4, 0.37, 0, 0]);
    expect(line(REVIEW, 0, 90, 100)).toMatch(/^M0 60L10 63L20 83L30 50.*L90 100$/);
  });

  it('is pointed at step by step, and not beside it', () => {
    expect([-0.2, 0, 0.54, 0.56, 1, 1.3].map((share) => stepAt(share, 9))).toEqual([0, 0, 5, 5, 9, 9]);
  });
});

it('says numbers as they are read', () => {
  expect([0.126, -0.126, 0.004, -0.004].map((share) => percent(share))).toEqual(['13', '−13', '0', '0']);
  expect([0.126, -0.126, 0].map((share) => percent(share, true))).toEqual(['+13', '−13', '0']);
  expect([0.1234, -0.1234, 0].map((share) => tenths(share, true, 'en'))).toEqual(['+12.3', '−12.3', '0.0']);
  expect(tenths(0.3333, false, 'de')).toBe('33,3');
});

it.each([
  ['b', judged('fine'), 'best'],
  ['c', judged('close', 0.04), 'equal'],
  ['c', judged('fine', 0.001), 'equal'],
  ['c', judged('small', 0.03), 'better'],
  ['a', judged('costly', 0.08), 'worse'],
  ['c', judged('turning-point', 0.2), 'worse'],
] as const)('another try, %s, is measured against both', (words, tried, result) => {
  expect(resultOf(words, tried, judged('costly', 0.08))).toBe(result);
});

describe('a walk through a review', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** A server that gives these answers one after the other, and then the last one again. */
  function serve(...answers: unknown[]) {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      const body = answers.length > 1 ? answers.shift() : answers[0];
      return Promise.resolve(new Response(JSON.stringify(body)));
    });
    return asked;
  }
  const position = { number: 2, choices: ['a', 'b', 'c'].map((words, action) => ({ action, words, preview: {} })) } as unknown as Position;

  it('asks until it is there, and no longer', async () => {
    vi.useFakeTimers();
    const asked = serve({ share: 0, review: null }, { share: 0.4, review: null }, { share: 1, review: REVIEW });
    const walk = new ReviewWalk('t');
    await walk.ask('de');
    expect([walk.share, walk.review]).toEqual([0, null]);
    await vi.advanceTimersByTimeAsync(600);
    expect(walk.share).toBe(0.4);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(walk.review).toEqual(REVIEW);
    expect(asked).toEqual(Array(3).fill('/api/tables/t/review?language=de'));
  });

  it('asks no more once it is closed', async () => {
    vi.useFakeTimers();
    const asked = serve({ share: 0, review: null });
    const walk = new ReviewWalk('t');
    await walk.ask('en');
    walk.close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(1);
  });

  it('keeps the better choice to itself until it is asked for', async () => {
    serve({ share: 1, review: REVIEW }, position);
    const walk = new ReviewWalk('t');
    await walk.ask('en');
    expect([walk.isAsked(2), walk.isAsked(5), walk.answer(2)]).toEqual([true, false, null]);
    await walk.show(2);
    expect([walk.answer(2)?.words, walk.answer(0)]).toEqual(['b', null]);
  });

  it('lets another choice be tried, and says what it would have cost', async () => {
    const asked = serve({ share: 1, review: REVIEW }, position, judged('small', 0.03));
    const walk = new ReviewWalk('t');
    await walk.ask('en');
    await walk.begin(2);
    expect(walk.trying).toEqual(position);
    walk.choose(2);
    await vi.waitFor(() => expect(walk.tried?.result).toBe('better'));
    expect(asked.at(-1)).toBe('/api/tables/t/review/2/instead?words=c');
    walk.stop();
    expect([walk.trying, walk.tried]).toEqual([null, null]);
  });

  it('says what the server refuses, and goes on', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"type":"error","reason":"server-no-choice"}', { status: 404 })));
    const walk = new ReviewWalk('t');
    await walk.begin(2);
    expect([walk.error, walk.isBusy]).toEqual([expect.objectContaining({ reason: 'server-no-choice' }), false]);
  });
});
