/** How the points of one source are written in the ceremony. What they are comes from the server. */
import type { Source, Standing } from '../protocol';

export interface Cell {
  /** `2 × 5`, with narrow spaces at which no line ends: five players have five columns on a phone. */
  sum: string;
  points: number;
  /** It does not count: a colour that was turned down. */
  isOff: boolean;
}

export function cell({ each, cards, values, points }: Source, seat: number): Cell {
  const [value, counted] = [values[seat] ?? null, points[seat] ?? null];
  const sum = value === null ? '?' : each !== null && each > 1 ? `${cards[seat]}\u202f×\u202f${each}` : `${value}`;
  return { sum, points: counted ?? 0, isOff: counted !== value };
}

/**
 * The place of each player: winners first, then by points, and behind them those who could not win. Those who are level with
 * a winner are told apart by what broke that tie, of which more is better; other equals share a place.
 */
export function places(
  { totals, barred, tie_breaks }: Pick<Standing, 'totals' | 'barred' | 'tie_breaks'>,
  winners: number[],
  fewerIsBetter: boolean,
): number[] {
  const keys = totals.map((total, seat) => {
    if (winners.includes(seat)) return [0];
    const isLevel = winners.some((winner) => totals[winner] === total);
    return [1, barred.includes(seat) ? 1 : 0, (fewerIsBetter ? 1 : -1) * (total ?? 0), ...tie_breaks.map(({ values }) => (isLevel ? -values[seat]! : 0))];
  });
  return keys.map((key) => 1 + keys.filter((other) => isBefore(other, key)).length);
}

function isBefore(one: number[], other: number[]): boolean {
  const differs = one.findIndex((value, i) => value !== other[i]);
  return differs >= 0 && one[differs]! < other[differs]!;
}
