/** A quick game: me against bots. */
import type { GameInfo, NewTable, SeatWish } from '../protocol';
import { settings } from './settings.svelte';

const NAMES = ['Hilda', 'Otto', 'Wanda', 'Emil', 'Greta', 'Vilém', 'Saskia', 'Bruno'];

/** A name for a bot that nobody at the table has. */
export function botName(taken: (string | null | undefined)[]): string {
  return NAMES.find((name) => !taken.includes(name)) ?? NAMES[0]!;
}

/** Three is a good number, where the game allows it. */
export function usualCount({ least, most }: Pick<GameInfo, 'least' | 'most'>): number {
  return Math.min(Math.max(3, least), most);
}

export function quickGame(info: GameInfo): NewTable {
  const seats: SeatWish[] = [{ kind: 'me', name: settings.name }];
  while (seats.length < usualCount(info)) {
    seats.push({ kind: 'bot', level: info.usual_level, name: botName(seats.map((seat) => seat.name)) });
  }
  return { game: info.name, seats, options: {}, first: null };
}
