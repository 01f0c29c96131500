/** The daily deal: when the next one comes, and what may be said of one without giving anything away. */
import type { Daily, DailyBot } from '../protocol';
import type { Say } from './board';

const DAY = 24 * 3600 * 1000;
/** Full, half full and empty: told apart without colours, and in every font. */
const SIGNS: Record<DailyBot['mine'], string> = { better: '◆', same: '◈', worse: '◇' };

/** One sign for each level, the weakest first. */
export function signs(bots: DailyBot[]): string {
  return bots.map(({ mine }) => SIGNS[mine]).join('');
}

export const ahead = (bots: DailyBot[]) => bots.filter(({ mine }) => mine === 'better').length;

/** No cards and no moves: the day, the place, and how many bots did worse. */
export function shareText({ today, compared }: Daily, t: Say): string {
  const bots = compared?.bots ?? [];
  const lines = [
    t('daily-text', { game: t(`${today.game}-name`), day: String(today.day) }),
    t('daily-text-place', { place: today.fared!.place, count: today.ranked }),
  ];
  if (bots.length) lines.push(`${signs(bots)} ${t('daily-ahead', { better: ahead(bots), count: bots.length })}`);
  return lines.join('\n');
}

/** How many of a hundred others fared worse. */
export function percentile({ worse, count }: { worse: number; count: number }): number {
  return Math.round((100 * worse) / (count - 1));
}

/** The date of a day, which is the same everywhere: its midnight is that of UTC. */
export function dateOf(day: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day * DAY);
}

/** `5:07:09` */
export function clock(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const two = (number: number) => String(number).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
