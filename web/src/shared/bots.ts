/** A quick game: me against bots. */
import type { NewTable, SeatWish } from '../protocol';
import { settings } from './settings.svelte';

const NAMES = ['Hilda', 'Otto', 'Wanda', 'Emil', 'Greta', 'Vilém', 'Saskia', 'Bruno'];

/** A name for a bot that nobody at the table has. */
export function botName(taken: (string | null | undefined)[]): string {
  return NAMES.find((name) => !taken.includes(name)) ?? NAMES[0]!;
}

export function quickGame(game: string, level: string, players = 3): NewTable {
  const seats: SeatWish[] = [{ kind: 'me', name: settings.name }];
  while (seats.length < players) {
    seats.push({ kind: 'bot', level, name: botName(seats.map((seat) => seat.name)) });
  }
  return { game, seats, options: {}, first: null };
}
