/** How a seat is called. Those without a name get one: bots after their level, others by their number. */
import type { Say, Seat } from './board';

export function seatName(seat: Pick<Seat, 'seat' | 'kind' | 'name' | 'level'>, t: Say): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'free') return t('seat-free');
  if (seat.kind === 'bot') return t('bot-number', { number: seat.seat + 1 });
  return t('player-number', { number: seat.seat + 1 });
}

export interface Count {
  sign: string;
  count: number;
  label: string;
}

/** What everybody can count in front of a player. */
// The views of the two games have nothing in common.
export function counts(game: string, view: any, seat: number, t: Say): Count[] {
  const count = (sign: string, number: number): Count => ({
    sign,
    count: number,
    label: t(`count-${game}-${sign}`, { count: number }),
  });
  if (game === 'emerald') {
    const gems = Object.values((view.owned?.[seat] ?? {}) as Record<string, number>);
    return [
      count('gold', view.hands?.[seat]?.length ?? 0),
      count('gems', gems.reduce((sum, each) => sum + each, 0)),
      count('treasures', view.treasures?.[seat] ?? 0),
    ];
  }
  return [count('hand', view.hands?.[seat]?.length ?? 0), count('loot', view.loot?.[seat]?.length ?? 0)];
}
