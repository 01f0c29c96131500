// The words of Emerald's views, choices and cards.

import type { Choice as AnyChoice } from '../shared/board';

export type { BoardProps, Event, Say, Seat, Speed } from '../shared/board';

/** What a choice would lead to, worked out by the server. */
export interface Preview {
  colour?: Colour;
  place?: string;
  steps?: number;
  path?: string[];
  cards?: ('gold' | 'gem')[];
  dragon?: number[];
  treasure?: boolean;
  field?: number;
  card?: 'gold' | 'gem';
  moved?: boolean;
  value?: number | null;
}

export type Choice = AnyChoice & { preview: Preview };

export const COLOURS = ['red', 'blue', 'green', 'yellow', 'black'] as const;
export const GEMS = ['ruby', 'emerald', 'garnet', 'turquoise'] as const;
export type Colour = (typeof COLOURS)[number];
export type Gem = (typeof GEMS)[number];
export type Facing = 'castle' | 'chamber';

/** A state in the form of a record; null for a card that may not be known. */
export interface View {
  phase: string;
  turn: number;
  actor: number | 'chance' | null;
  moved: { colour: Colour; place: string | null } | null;
  at: number | null;
  caught: { colour: Colour; moved: boolean } | null;
  knights: Partial<Record<Colour, Record<string, number>>>;
  chamber: Partial<Record<Colour, number>>;
  nest: Partial<Record<Colour, number>>;
  dragon: number;
  facing: Facing;
  bar: number;
  gold: (number | null)[][];
  gems: (Gem | null)[][];
  hands: (number | null)[][];
  owned: Partial<Record<Gem, number>>[];
  treasures: number[];
  four: number | null;
}

export type Face =
  { kind: 'gold'; value: number | null } | { kind: 'gem'; gem: Gem | null } | { kind: 'treasure' } | { kind: 'four' };

/** Which colours a seat plays: red and green against blue and yellow, or one each. */
export function coloursOf(seat: number, players: number): Colour[] {
  return players === 2 ? [COLOURS[seat]!, COLOURS[seat + 2]!] : [COLOURS[seat]!];
}
