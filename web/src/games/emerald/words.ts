// What the board says: choices with what they would lead to, and places with what is there.

import type { Choice, Colour, Facts, Preview, Say, Seat, View } from './types';
import { COLOURS, GEMS } from './types';
import { CAVE, PLACES, TOWERS } from './geometry';

export const colourWord = (t: Say, colour: Colour) => t('emerald-colour', { value: colour });

/** A place as a sentence may want it: the word, and what it stands for. */
const placeWord = (t: Say, place: string) => ({ place: t('emerald-place', { value: place }), place_id: place });

/** What can be done, in a few words. */
export function deed(t: Say, choice: Choice): string {
  const { preview } = choice;
  const colour = preview.colour ? { colour: colourWord(t, preview.colour), colour_id: preview.colour } : {};
  switch (choice.words.split(' ')[0]) {
    case 'move':
      return t('emerald-do-move', { ...colour, ...placeWord(t, preview.place ?? '') });
    case 'take':
      return t('emerald-do-take', { kind: preview.card });
    case 'capture':
      return t('emerald-do-capture', { ...colour, which: preview.moved ? 'moved' : 'none' });
    case 'ransom':
      return t('emerald-do-ransom', { value: preview.value === null ? 'none' : String(preview.value) });
    default:
      return t('emerald-do-stop');
  }
}

/** What it would lead to, sentence by sentence. */
export function outcome(t: Say, preview: Preview, view: View): string[] {
  const said: string[] = [];
  if (preview.path) {
    const place = t('emerald-board-place', { place: preview.path.at(-1) ?? '' });
    said.push(t('emerald-board-lands', { steps: preview.steps ?? 0, place }));
  }
  if (preview.treasure) said.push(t('emerald-board-wins-treasure'));
  const cards = preview.cards ?? [];
  // Where no cards have their place, nothing need be said of them.
  if (cards.length || CAVE.includes(Number(preview.path?.at(-1))))
    said.push(t('emerald-board-offers', { cards: cards.length > 1 ? 'both' : (cards[0] ?? 'none') }));
  const [one, two, three] = (preview.dragon ?? []).map((field) => withThose(t, preview, view, field));
  if (one) said.push(t('emerald-board-wakes', { one, two, three }));
  return said;
}

/** A field with those who would stand there after the move: `13 (red knights: 2)`. */
function withThose(t: Say, { colour, place, path }: Preview, view: View, field: number): string {
  const there = COLOURS.flatMap((each) => {
    const mover = each === colour ? Number(path?.at(-1) === String(field)) - Number(place === String(field)) : 0;
    const count = (view.knights[each]?.[field] ?? 0) + mover;
    return count ? [t('emerald-board-knights', { colour: each, count })] : [];
  });
  return there.length ? `${field} (${there.join(', ')})` : String(field);
}

export const label = (t: Say, choice: Choice, view: View) =>
  [deed(t, choice), ...outcome(t, choice.preview, view)].join('. ');

export interface SpokenPlace {
  place: string;
  name: string;
  there: string;
}

/** Every place with who stands there and what lies there. */
export function places(t: Say, view: View, facts: Facts): SpokenPlace[] {
  const used = PLACES.filter((place) => !TOWERS.includes(place) || facts.starts.includes(place));
  return used.map((place) => ({
    place,
    name: t('emerald-board-place', { place }),
    there: [...standing(t, view, place), ...lying(t, view, facts, place)].join('; ') || t('emerald-board-nobody'),
  }));
}

function standing(t: Say, view: View, place: string): string[] {
  const said: string[] = [];
  for (const colour of COLOURS) {
    const count = place === 'chamber' || place === 'nest' ? view[place][colour] : view.knights[colour]?.[place];
    if (count) said.push(t('emerald-board-knights', { colour, count }));
  }
  if (String(view.dragon) === place) said.push(t('emerald-board-dragon', { towards: view.facing }));
  return said;
}

function lying(t: Say, view: View, facts: Facts, place: string): string[] {
  if (place === 'chamber') return [t('emerald-board-treasures', { count: facts.treasures })];
  const field = Number(place);
  if (TOWERS.includes(place) || !CAVE.includes(field)) return [];
  const said: string[] = [];
  if (facts.bar.includes(field)) said.push(t('emerald-board-bar'));
  const gem = view.gems[field - 7] ?? [];
  const gold = view.gold[field - 7] ?? [];
  if (gem[0]) said.push(t('emerald-board-gem', { gem: t('emerald-gem', { value: gem[0] }), rest: gem.length - 1 }));
  if (gold[0]) said.push(t('emerald-board-gold', { value: gold[0], rest: gold.length - 1 }));
  return said;
}

/** `red knights: 3`, as many as are in play. */
function band(t: Say, view: View, colour: Colour): string {
  const count = Object.values(view.knights[colour] ?? {}).reduce((sum, each) => sum + each, 0);
  return t('emerald-board-knights', { colour, count });
}

/** What one player has, in one sentence, and which knights are theirs. */
export function belongings(t: Say, view: View, facts: Facts, seat: Seat): string {
  const hand = view.hands[seat.seat] ?? [];
  const owned = view.owned[seat.seat] ?? {};
  const gems = GEMS.filter((gem) => owned[gem]).map((gem) => `${t('emerald-gem', { value: gem })} ${owned[gem]}`);
  const known = hand.filter((card) => card !== null);
  const said = [
    t('emerald-board-has', {
      who: seat.name,
      knights: (facts.colours[seat.seat] ?? []).map((colour) => band(t, view, colour)).join(', '),
      gold: hand.length,
      gems: gems.join(', ') || '0',
      treasures: view.treasures[seat.seat] ?? 0,
    }),
  ];
  if (known.length) said.push(t('emerald-board-hand', { cards: known.join(', ') }));
  if (view.four === seat.seat) said.push(t('emerald-board-four'));
  return said.join(' ');
}
