/** How a seat is called. Those without a name get one: bots after their level, others by their number. */
import type { Position } from '../protocol';
import type { Say, Seat, Standing } from './board';
import { inPlainWords } from './sentences';
import { t, tFirst, type Catalogue } from './words.svelte';

export function seatName(seat: Pick<Seat, 'seat' | 'kind' | 'name' | 'level'>, t: Say): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'free') return t('seat-free');
  if (seat.kind === 'bot') return t('bot-number', { number: seat.seat + 1 });
  return t('player-number', { number: seat.seat + 1 });
}

/** Whose turn it is. Chance acts for the seat that has the turn. */
export function turnOf({ actor, view }: Pick<Position, 'actor' | 'view'>): number | null {
  return typeof actor === 'number' ? actor : actor ? view.turn : null;
}

/** What stands under a player's name. */
export function seatState(
  seat: Seat,
  position: Pick<Position, 'actor' | 'view' | 'result'>,
  looking: number | null,
): string {
  if (position.result && seat.hinted) return t(position.result.winners?.includes(seat.seat) ? 'state-won-hinted' : 'state-hinted');
  if (position.result?.winners?.includes(seat.seat)) return t('state-won');
  if (seat.substitute) return t('state-substitute');
  if (!seat.here) return t('state-away');
  if (turnOf(position) === seat.seat) {
    if (seat.kind === 'bot') return t('state-thinking');
    return t(seat.seat === looking ? 'state-you-turn' : 'state-turn');
  }
  if (seat.kind === 'bot') return tFirst([`state-level-${seat.level}`, `level-${seat.level}`]);
  return seat.seat === looking ? t('state-you') : '';
}

export interface Count {
  kind: string;
  count: number;
  label: string;
}

/** What everybody can count in front of a player. */
export function counts(words: Catalogue, game: string, standing: Standing, seat: number): Count[] {
  return Object.entries(standing.counts).map(([kind, numbers]) => {
    const [id, count] = [`${game}-count-${kind}`, numbers[seat] ?? 0];
    return { kind, count, label: words.has(id) ? words.say(id, { count }) : `${inPlainWords(kind)}: ${count}` };
  });
}
