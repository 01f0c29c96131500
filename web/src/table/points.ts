/** How every point came about: what the last events say, as columns for the ceremony. */
import type { Event, Position } from '../protocol';

export interface Source {
  id: string;
  rule: string;
  /** By seat. */
  cells: Cell[];
}

export interface Cell {
  points: number;
  /** How it is written: `2 × 5`. */
  sum: string;
  /** It does not count: a colour that was turned down. */
  isOff: boolean;
}

export interface Points {
  sources: Source[];
  totals: number[];
  winners: number[];
  /** Those who may not win, whatever their points. */
  barred: number[];
}

const EMERALD = [
  ['gold', 1, 'E7.4'],
  ['treasures', 5, 'E4.2'],
  ['bonuses', 4, 'E7.3'],
  ['gems', 1, 'E7.4'],
] as const;

export function points(game: string, position: Position, events: Event[]): Points {
  const scores = events.filter((event) => event.kind === 'scores').sort((a, b) => a.data.seat - b.data.seat);
  const totals: number[] = position.result?.scores ?? [];
  const barred = scores.filter((event) => event.data.can_win === false).map((event) => Number(event.data.seat));
  const sources = game === 'emerald' ? emerald(scores) : kadora(position);
  return { sources, totals, winners: position.result?.winners ?? [], barred };
}

function emerald(scores: Event[]): Source[] {
  return EMERALD.map(([id, each, rule]) => ({
    id: `points-emerald-${id}`,
    rule,
    cells: scores.map(({ data }) => {
      const count = Number(data[id]);
      return { points: count * each, sum: each === 1 ? `${count}` : `${count} × ${each}`, isOff: false };
    }),
  }));
}

/** A colour's cards count as penalty, unless its holder has turned it down. */
function kadora(position: Position): Source[] {
  const majorities: Record<string, number[]> = position.result?.majorities ?? {};
  const loots: string[][] = position.view.loot ?? [];
  return [...'ROYGBP'].map((colour) => ({
    id: colour,
    rule: 'K4.3',
    cells: loots.map((loot, seat) => {
      const worth = loot.filter((card) => card[0] === colour).reduce((sum, card) => sum + Number(card[1]), 0);
      const isOff = majorities[colour]?.includes(seat) ?? false;
      return { points: isOff ? 0 : worth, sum: `${worth}`, isOff };
    }),
  }));
}
