import { describe, expect, it } from 'vitest';
import en from 'catalogue:en';
import type { Choice, GameInfo } from '../src/protocol';
import { groups } from '../src/games/plain/choices';
import { layOut, runs, valueWords } from '../src/games/plain/view';
import { offer, tell } from '../src/shared/sentences';
import { Catalogue } from '../src/shared/words.svelte';

// A game that nobody here has heard of, with few words of its own.
const words = new Catalogue(
  'en',
  `${en}
cups-do-put = Put { $die } into { $cup }
cups-cup = { $value ->
    [left] the left cup
   *[right] the right cup
}
cups-each-coins = Coins
cups-view-dice = Dice
cups-view-leader-value = { $who }
`,
);
const info = { name: 'cups', objects: { put: ['die', 'cup'], pass: [] } } as unknown as GameInfo;
const NAMES = ['Ann', 'Bo', 'Cas'];
const choice = (text: string, action: number): Choice => ({ action, words: text, preview: {} });

describe('the board in words', () => {
  it('tells what lies in front of a player from what lies on the table', () => {
    const view = { phase: 'put', turn: 1, dice: [1, 2, 6], coins: [3, 0, 1], hands: [['x'], [null], []], secret: null };
    const { table, seats } = layOut(words, 'cups', view, 3);
    expect(table).toEqual([{ key: 'dice', label: 'Dice', value: [1, 2, 6] }]);
    expect(seats[1]).toEqual([
      { key: 'coins', label: 'Coins', value: 0 },
      { key: 'hands', label: 'Hands', value: [null] },
    ]);
  });
  it('does not take three dice for the dice of three players', () => {
    const { table, seats } = layOut(words, 'cups', { rolled_dice: [4, 4, 1] }, 3);
    expect(table).toEqual([{ key: 'rolled_dice', label: 'Rolled dice', value: [4, 4, 1] }]);
    expect(seats).toEqual([[], [], []]);
  });
  it('knows that what everybody can count is somebody’s', () => {
    const { table, seats } = layOut(words, 'cups', { gold: [4, 4, 1] }, 3, { gold: [4, 4, 1] });
    expect(table).toEqual([]);
    expect(seats[2]).toEqual([{ key: 'gold', label: 'Gold', value: 1 }]);
    // Piles on the table may be called as what is counted is.
    expect(layOut(words, 'cups', { gold: [[1], [2], [], [4]] }, 3, { gold: [0, 0, 1] }).table).toHaveLength(1);
  });
  it('leaves the players who score without a seat out of the seats', () => {
    expect(layOut(words, 'cups', { coins: [1, 2, 3, 9] }, 3).seats.map(([row]) => row?.value)).toEqual([1, 2, 3]);
  });
  it('says a value in the words that there are', () => {
    expect(valueWords(words, 'cups', 'cup', 'left', NAMES)).toBe('the left cup');
    expect(valueWords(words, 'cups', 'leader', 2, NAMES)).toBe('Cas');
    expect(valueWords(words, 'cups', 'last_move', 'two_steps', NAMES)).toBe('two steps');
    expect(valueWords(words, 'cups', 'cup', null, NAMES)).toBe('hidden');
    expect(valueWords(words, 'cups', 'is_done', false, NAMES)).toBe('no');
  });
  it('counts equal things in a row', () => {
    expect(runs([null, null, 'R', null])).toEqual([
      { value: null, count: 2 },
      { value: 'R', count: 1 },
      { value: null, count: 1 },
    ]);
  });
});

describe('the choices', () => {
  it('are sorted by verb, each a whole sentence', () => {
    const found = groups(words, info, [choice('put 3 left', 0), choice('put 4 left', 1), choice('pass', 2)], NAMES);
    expect(found.map(({ verb, title }) => [verb, title])).toEqual([['put', 'Put'], ['pass', '']]);
    expect(found[0]!.rows[0]!.buttons.map(({ short }) => short)).toEqual(['Put 3 into the left cup', 'Put 4 into the left cup']);
    expect(found[1]!.rows[0]!.buttons[0]!.sentence).toBe('Pass');
  });
  it('that are many are sorted by what they name first, and lose none', () => {
    const all = [1, 2, 3, 4, 5].flatMap((die) => [choice(`put ${die} left`, die), choice(`put ${die} right`, 10 + die)]);
    const [group, ...others] = groups(words, info, all, NAMES);
    expect(others).toEqual([]);
    expect(group!.rows.map(({ title }) => title)).toEqual(['1', '2', '3', '4', '5']);
    expect(group!.rows[1]!.buttons.map(({ short }) => short)).toEqual(['the left cup', 'the right cup']);
    const kept = group!.rows.flatMap(({ buttons }) => buttons.map((button) => button.choice.action));
    expect(kept.sort()).toEqual(all.map(({ action }) => action).sort());
  });
  it('that are many without a common first thing stay sentences', () => {
    const all = Array.from({ length: 12 }, (_, die) => choice(`put ${die} left`, die));
    expect(groups(words, info, all, NAMES)[0]!.rows).toHaveLength(1);
  });
});

describe('a game without sentences', () => {
  it('is told in the words of its rules', () => {
    const event = { kind: 'takes-coins', rules: [], data: { seat: 1, coin_value: 3 } };
    expect(tell(words, 'cups', event, NAMES)).toBe('Bo: takes coins, coin value 3');
    expect(tell(words, 'cups', { kind: 'ends', rules: [], data: {} }, NAMES)).toBe('Ends');
    expect(offer(words, info, 'pass', NAMES)).toBe('Pass');
  });
});
