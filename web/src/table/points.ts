/** How the points of one source are written in the ceremony. What they are comes from the server. */
import type { Source } from '../protocol';

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
