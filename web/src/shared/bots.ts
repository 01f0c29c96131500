/** Bots to play against: their names, their levels in words, and which ones to begin with. */
import type { GameInfo, NewTable, SeatWish } from '../protocol';
import { canMatch, matchingLevel } from './matching.svelte';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

const NAMES = ['Hilda', 'Otto', 'Wanda', 'Emil', 'Greta', 'Vilém', 'Saskia', 'Bruno'];

/** A name for a bot that nobody at the table has. */
export function botName(taken: (string | null | undefined)[]): string {
  return NAMES.find((name) => !taken.includes(name)) ?? NAMES[0]!;
}

/** Three is a good number, where the game allows it. */
export function usualCount({ least, most }: Pick<GameInfo, 'least' | 'most'>): number {
  return Math.min(Math.max(3, least), most);
}

/** A level with its rating, where it has been measured. */
export function levelName(level: string, { ratings }: Pick<GameInfo, 'ratings'>): string {
  const [name, rating] = [t(`level-${level}`), ratings[level]];
  return rating ? t('level-rated', { level: name, rating: String(rating) }) : name;
}

/** A bot that matches me, where levels have been measured; else one of the usual level. */
export function matchingBot(info: GameInfo): SeatWish {
  const adapts = canMatch(info);
  return { kind: 'bot', level: adapts ? matchingLevel(info) : info.usual_level, adapts };
}

/** A quick game: me against bots. */
export function quickGame(info: GameInfo): NewTable {
  return gameAgainst(matchingBot(info), info, usualCount(info));
}

/** The game at the end of a lesson: as many players as there were, and the bots that new players meet. */
export function firstGame(info: GameInfo, players: number): NewTable {
  return gameAgainst({ kind: 'bot', level: info.first_level }, info, players);
}

function gameAgainst(bot: SeatWish, info: GameInfo, players: number): NewTable {
  const seats: SeatWish[] = [{ kind: 'me', name: settings.name }];
  while (seats.length < players) seats.push({ ...bot, name: botName(seats.map((seat) => seat.name)) });
  return { game: info.name, seats, options: {}, first: null };
}
