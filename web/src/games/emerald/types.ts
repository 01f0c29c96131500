// The words of Emerald's views, choices and cards.

import type { Choice as AnyChoice } from '../../shared/board';

export type { BoardProps, Event, Say, Seat, Speed } from '../../shared/board';

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

/** What the server works out for the board. */
export interface Facts {
  /** The fields beside the bar. */
  bar: number[];
  /** The treasure cards left. */
  treasures: number;
  /** The places of the castle in use. */
  starts: string[];
  /** The colours of each seat. */
  colours: Colour[][];
}
