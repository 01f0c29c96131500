import { describe, expect, it } from 'vitest';
import en from 'catalogue:en';
import nl from 'catalogue:nl';
import de from 'catalogue:de';
import cs from 'catalogue:cs';
import type { Event } from '../src/protocol';
import { offer, tell } from '../src/shared/sentences';
import { Catalogue } from '../src/shared/words.svelte';

const NAMES = ['Anna', 'Ben'];
const english = new Catalogue('en', en);
const event = (kind: string, data: Record<string, unknown>): Event => ({ kind, rules: [], data });

describe('what happened', () => {
  it('names players, and the rulebook’s nouns in the reader’s language', () => {
    const moves = event('moves', { seat: 1, colour: 'red', start: 'A', end: 'chamber', steps: 3 });
    expect(tell(english, 'emerald', moves, NAMES)).toBe('Ben moves a red knight from A to the chamber: 3 steps.');
    expect(tell(new Catalogue('cs', cs), 'emerald', { ...moves, data: { ...moves.data, end: '2' } }, NAMES)).toBe(
      'Ben posouvá červeného rytíře z A na 2: 3 kroky.',
    );
  });
  it('does not tell what is hidden', () => {
    expect(tell(english, 'emerald', event('pays', { seat: 0, value: null }), NAMES)).toContain('with a gold card');
    const draws = event('draws', { seat: 0, pile: 'left', colour: 'G', card: null });
    expect(tell(english, 'kadora', draws, NAMES)).toBe('Anna draws from the left pile: green.');
  });
  it('lists cards, and says yes and no', () => {
    const scores = event('scores', { seat: 0, penalty: 4, cards: 7, can_win: false });
    expect(tell(english, 'kadora', scores, NAMES)).toContain('but no majority');
    const gives = event('gives', { seat: 0, receiver: 1, colour: 'R', cards: ['R1d', 'R3s'], value: 4 });
    expect(tell(english, 'kadora', gives, NAMES)).toBe('Anna gives away red, worth 4, to Ben: R1d, R3s.');
  });
  it('knows the virtual player of a game for two', () => {
    expect(tell(english, 'kadora', event('wins', { seat: 2 }), NAMES)).toBe('The virtual player wins.');
  });
});

describe('what may be done', () => {
  it('is said as the terminal says it', () => {
    expect(offer(english, 'emerald', 'move red A', NAMES)).toBe('Move a red knight from A');
    expect(offer(english, 'emerald', 'ransom none', NAMES)).toBe('Give the knight up');
    expect(offer(english, 'kadora', 'give R 1', NAMES)).toBe('Give all your red cards to Ben');
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
