import { describe, expect, it } from 'vitest';
import en from 'catalogue:en/games';
import type { Preview, View } from '../src/games/emerald/types';
import { outcome } from '../src/games/emerald/words';
import { Catalogue } from '../src/shared/words.svelte';

const english = new Catalogue('en', en);
const say = (id: string, values?: Record<string, unknown>) => english.say(id, values);

describe('a move that wakes the dragon', () => {
  const knights = { red: { 8: 1 }, blue: { 9: 2 } };
  const preview: Preview = { colour: 'red', place: '8', steps: 1, path: ['9'], cards: [], dragon: [10, 9, 8] };

  it('says who would stand where it could end, as they stand after the move', () => {
    const said = outcome(say, preview, { knights } as unknown as View).at(-1);
    expect(said).toContain('10, 9 (red knights: 1, blue knights: 2) or 8');
  });
});
