/** Cards and places as a record writes them: `R3d` is the red drop of value 3, `R` a red back, `b2` a place. */
import type { Source, Standing } from '../../shared/board';

export const COLOURS = ['R', 'O', 'Y', 'G', 'B', 'P'] as const;
export const COLUMNS = ['a', 'b', 'c', 'd'] as const;
export const ROWS = ['1', '2', '3', '4'] as const;
export const PLACES = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));

export interface View {
  phase: 'give' | 'place' | 'draw' | 'over';
  turn: number;
  actor: number | null;
  left: string[];
  right: string[];
  block: Record<string, string>;
  hands: string[][];
  loot: string[][];
  aside: string[];
  last: number | null;
}

export const colour = (card: string): string => card[0];
export const value = (card: string): number => Number(card[1] ?? 0);
export const cut = (card: string): string => card[2] ?? '';
export const known = (card: string): boolean => card.length > 1;
export const isPlace = (spot: string): boolean => /^[a-d][1-4]$/.test(spot);

/** Whether one could be the other, as far as can be seen. */
export const matches = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/** By colour, then value, then cut, as hands and loots lie. */
export function inOrder(one: string, other: string): number {
  return rank(one) - rank(other);
}

function rank(card: string): number {
  const index = COLOURS.findIndex((letter) => letter === colour(card));
  return index * 100 + value(card) * 10 + 'rsd'.indexOf(cut(card));
}

/** What everybody has of each colour, what leads, and what it costs: as things stand, or as they would. */
export type Worth = Pick<Standing, 'sources' | 'totals'>;

/** How things would stand with what a choice changes. */
export function changed(now: Worth, { changes, totals }: { changes: Source[]; totals: (number | null)[] }): Worth {
  return { sources: now.sources.map((old) => changes.find(({ kind }) => kind === old.kind) ?? old), totals };
}

/** Whether a seat has the most of a colour, alone or with others. */
export function leads({ sources }: Worth, seat: number, letter: string): boolean {
  const lead = sources.find(({ kind }) => kind === letter)?.leads[seat];
  return lead === 'alone' || lead === 'tied';
}

/** The leads that are gone: whose, and in which colour. */
export function lostLeads(before: Worth, after: Worth): { seat: number; letter: string }[] {
  return before.sources.flatMap(({ kind, leads: had }) =>
    had.flatMap((_, seat) => (leads(before, seat, kind) && !leads(after, seat, kind) ? [{ seat, letter: kind }] : []))
  );
}

/** The sums of the columns and rows, and whether a virtual player will score. */
export interface Facts {
  columns: number[];
  rows: number[];
  virtual: boolean;
}
