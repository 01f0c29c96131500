/** Cards and places as a record writes them: `R3d` is the red drop of value 3, `R` a red back, `b2` a place. */

export const COLOURS = ['R', 'O', 'Y', 'G', 'B', 'P'] as const;
export const COLUMNS = ['a', 'b', 'c', 'd'] as const;
export const ROWS = ['1', '2', '3', '4'] as const;
export const PLACES = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));

/** A line with at least this sum is worth a glance. What it gives comes with each choice. */
export const GOAL = 10;

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

/** The value of each colour among some cards. */
export function sums(cards: string[]): number[] {
  return COLOURS.map((letter) =>
    cards.filter((card) => colour(card) === letter).reduce((sum, card) => sum + value(card), 0)
  );
}

export type Lead = 'alone' | 'tied' | 'behind' | 'none';

/** How a loot stands in a colour, compared with all the loots. */
export function lead(loots: number[][], seat: number, index: number): Lead {
  const mine = loots[seat][index];
  if (!mine) return 'none';
  const most = Math.max(...loots.map((loot) => loot[index]));
  if (mine < most) return 'behind';
  return loots.filter((loot) => loot[index] === most).length > 1 ? 'tied' : 'alone';
}

/** What a loot costs as things stand: the colours in which somebody else has more. */
export function cost(loots: number[][], seat: number): number {
  return loots[seat].reduce((sum, each, i) => sum + (lead(loots, seat, i) === 'behind' ? each : 0), 0);
}

/** The sums of the four columns and of the four rows. */
export function lineSums(block: Record<string, string>): { columns: number[]; rows: number[] } {
  const sum = (line: string): number =>
    PLACES.filter((place) => place.includes(line)).reduce((all, place) => all + value(block[place] ?? ''), 0);
  return { columns: COLUMNS.map(sum), rows: ROWS.map(sum) };
}
