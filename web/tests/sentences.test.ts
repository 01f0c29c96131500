import { describe, expect, it } from 'vitest';
import enPage from 'catalogue:en';
import enGames from 'catalogue:en/games';
import nlPage from 'catalogue:nl';
import nlGames from 'catalogue:nl/games';
import dePage from 'catalogue:de';
import deGames from 'catalogue:de/games';
import csPage from 'catalogue:cs';
import csGames from 'catalogue:cs/games';
import type { Event } from '../src/protocol';
import { deed } from '../src/games/emerald/words';
import { giftWords } from '../src/games/kadora/words';
import { offer, tell } from '../src/shared/sentences';
import { Catalogue } from '../src/shared/words.svelte';

const [en, nl, de, cs] = [enPage + enGames, nlPage + nlGames, dePage + deGames, csPage + csGames];
const NAMES = ['Anna', 'Ben'];
const EMERALD = { name: 'emerald', objects: { move: ['colour', 'place'], ransom: ['value'], stop: [] } };
const KADORA = { name: 'kadora', objects: { give: ['colour', 'receiver'] } };
const english = new Catalogue('en', en);
const event = (kind: string, data: Record<string, unknown>): Event => ({ kind, rules: [], data });

describe('what happened', () => {
  it('names players, and the rulebook’s nouns in the reader’s language', () => {
    const moves = event('moves', { seat: 1, colour: 'red', start: 'A', end: 'chamber', steps: 3 });
    expect(tell(english, 'emerald', moves, NAMES)).toBe('Ben moves a red knight from tower A to the chamber: 3 steps.');
    expect(tell(new Catalogue('cs', cs), 'emerald', { ...moves, data: { ...moves.data, end: '2' } }, NAMES)).toBe(
      'Ben táhne červeným rytířem z věže A na políčko 2: 3 kroky.',
    );
  });
  it('does not tell what is hidden', () => {
    expect(tell(english, 'emerald', event('pays', { seat: 0, value: null }), NAMES)).toContain('with a gold card');
    const draws = event('draws', { seat: 0, pile: 'left', colour: 'G', card: null });
    expect(tell(english, 'kadora', draws, NAMES)).toBe('Anna draws from the left pile: green.');
  });
  it('lists cards, and says yes and no', () => {
    const scores = event('scores', { seat: 0, penalty: 4, cards: 7, can_win: false });
    expect(tell(english, 'kadora', scores, NAMES)).toContain('but leads no colour');
    const gives = event('gives', { seat: 0, receiver: 1, colour: 'R', cards: ['R1d', 'R3s'], value: 4 });
    expect(tell(english, 'kadora', gives, NAMES)).toBe('Anna gives all red cards, worth 4, to Ben: R1d, R3s.');
  });
  it('knows the virtual player of a game for two', () => {
    expect(tell(english, 'kadora', event('wins', { seat: 2 }), NAMES)).toBe('The virtual player wins.');
  });
});

describe('what may be done', () => {
  it('is said as the terminal says it', () => {
    expect(offer(english, EMERALD, 'move red A', NAMES)).toBe('Move a red knight from tower A');
    expect(offer(english, EMERALD, 'ransom none', NAMES)).toBe('Give the knight up');
    expect(offer(english, KADORA, 'give R 1', NAMES)).toBe('Give all your red cards to Ben');
  });
  it('has its nouns in the case that the sentence needs', () => {
    const czech = new Catalogue('cs', cs);
    expect(offer(czech, EMERALD, 'move red K', NAMES)).toBe('Táhnout červeným rytířem z hlavní budovy');
    expect(offer(czech, KADORA, 'give R 1', NAMES)).toBe('Darovat všechny červené karty (dostane: Ben)');
    const move = { action: 0, words: 'move red 3', preview: { colour: 'red', place: '3' } };
    expect(deed((id, values) => czech.say(id, values), move as never)).toBe('Táhnout červeným rytířem z políčka 3');
    const gift = { cards: 5, colour: 'Y', value: 9, receiver: 1 };
    const speaker = { t: (id: string, values?: object) => czech.say(id, { ...values }), who: (seat: number) => NAMES[seat]! };
    expect(giftWords(speaker as never, gift as never)).toBe('Darovat 5 žlutých karet v hodnotě 9 (dostane: Ben)');
  });
});

describe('the catalogues', () => {
  const ids = (texts: string) => [...texts.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id).sort();
  it.each([
    ['nl', nl],
    ['de', de],
    ['cs', cs],
  ])('has every text in %s', (_, texts) => {
    expect(ids(texts)).toEqual(ids(en));
  });
});
