import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hint, HintWish } from '../src/protocol';
import { HintWalk } from '../src/table/hints.svelte';

const HINT: Hint = {
  importance: 'matters',
  look_at: 'Gifts',
  best: 'draw',
  close: [],
  chances: { draw: 40, pass: 30 },
  instead_of: 'pass',
  reasons: ['Gifts: 1 instead of 2.'],
};

let asked: HintWish[] = [];
let answers: Promise<Response>[] = [];
const answer = (told: unknown, status = 200) => answers.push(Promise.resolve(new Response(JSON.stringify(told), { status })));
const rest = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  [asked, answers] = [[], []];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body) as HintWish);
    return answers.shift()!;
  });
});
afterEach(() => vi.unstubAllGlobals());

async function walk(hint: Partial<Hint> = {}): Promise<HintWalk> {
  const walk = new HintWalk('tbl');
  answer({ ...HINT, ...hint });
  walk.next(3, 'en');
  await rest();
  return walk;
}

describe('a hint', () => {
  it('tells more with each step, and the action no sooner than at its own', async () => {
    const hint = await walk();
    const told = [];
    for (let i = 0; i < 5; i++) {
      told.push([hint.stage, hint.best]);
      hint.next(3, 'en');
    }
    expect(told).toEqual([['moment', null], ['look', null], ['best', 'draw'], ['why', 'draw'], ['why', 'draw']]);
    expect(asked).toEqual([{ number: 3, language: 'en' }]);
  });

  it('leaves out what to look at where there is nothing in particular', async () => {
    const hint = await walk({ look_at: null });
    hint.next(3, 'en');
    expect(hint.stage).toBe('best');
  });

  it('stays at its step while it says why not another action', async () => {
    const hint = await walk();
    for (let i = 0; i < 3; i++) hint.next(3, 'en');
    answer({ ...HINT, look_at: null, reasons: [] });
    hint.whyNot('pass', 'en');
    expect(hint.hint!.reasons).toHaveLength(1);
    await rest();
    expect([hint.stage, hint.hint!.reasons.length]).toEqual(['why', 0]);
    expect(asked[1]).toEqual({ number: 3, language: 'en', why_not: 'pass' });
  });

  it('begins anew in another state, and forgets what comes for an earlier one', async () => {
    const hint = new HintWalk('tbl');
    let come = (_: Response) => {};
    answers.push(new Promise((done) => (come = done)));
    hint.next(3, 'en');
    hint.close();
    answer({ ...HINT, best: 'pass' });
    hint.next(4, 'en');
    await rest();
    come(new Response(JSON.stringify(HINT)));
    await rest();
    expect([hint.stage, hint.hint!.best]).toEqual(['moment', 'pass']);
    hint.close();
    expect([hint.isOpen, hint.hint, hint.best]).toEqual([false, null, null]);
  });

  it('is asked for again where it was refused', async () => {
    const hint = new HintWalk('tbl');
    answer({ type: 'error', reason: 'server-hint-later', rule: '', values: {}, cause: null }, 503);
    hint.next(3, 'en');
    await rest();
    expect(hint.error).toMatchObject({ reason: 'server-hint-later' });
    answer(HINT);
    hint.next(3, 'en');
    await rest();
    expect([hint.error, hint.stage, hint.hint!.best]).toEqual([null, 'moment', 'draw']);
  });
});
