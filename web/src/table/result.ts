/** Who has won, in words: the same in the ceremony and below the board. */
import type { Say } from '../shared/board';

/** Who is alone at this device is “you”. */
export function resultLine(winners: number[], players: string[], me: number | null, t: Say): string {
  const count = winners.length;
  const named = (some: number[]) => some.map((seat) => players[seat]).join(', ');
  if (me === null || !winners.includes(me)) return t('end-winners', { who: named(winners), count });
  return t('end-you-win', { who: named(winners.filter((seat) => seat !== me)), count });
}
