/** The tables where this browser has a seat, to go on with. The seats themselves are held by cookies. */
import type { MyTable } from '../protocol';
import { gameInfo } from './games.svelte';
import { count } from './matching.svelte';
import { read, write } from './storage';

export interface MyGame {
  table: string;
  game: string;
  names: string[];
  over: boolean;
  when: number;
  /** What the server last said of it. */
  told?: MyTable;
  /** The server knows no such table any more, or none where we sit. */
  gone?: boolean;
}

export const MY_GAMES = 'gemhoard-games';
const MANY = 12;

export function myGames(): MyGame[] {
  const games = read(MY_GAMES);
  return Array.isArray(games) ? (games as MyGame[]) : [];
}

export function remember(game: Pick<MyGame, 'table' | 'game' | 'names' | 'over'>): void {
  const [before, others] = [find(game.table), myGames().filter((each) => each.table !== game.table)];
  keep([{ ...before, ...game, gone: false, when: Date.now() }, ...others].slice(0, MANY));
}

export function forget(table: string): void {
  keep(myGames().filter((each) => each.table !== table));
}

/** Those of which something new may be told: a game that is over stays as it is. */
export function unsettled(games: MyGame[]): string[] {
  return games.filter(({ told }) => !told?.winners).map(({ table }) => table);
}

/** Take over what the server said of the tables that it was asked about. */
export function learn(asked: string[], answers: MyTable[]): void {
  const told = new Map(answers.map((each) => [each.table, each]));
  for (const each of answers) {
    const info = gameInfo(each.game);
    if (info) count(info, each); // It may have ended while nobody looked.
  }
  keep(
    myGames().map((game) => {
      if (!asked.includes(game.table)) return game;
      const found = told.get(game.table);
      return found ? { ...game, gone: false, over: !!found.winners, told: found } : { ...game, gone: true };
    }),
  );
}

function find(table: string): MyGame | undefined {
  return myGames().find((each) => each.table === table);
}

function keep(games: MyGame[]): void {
  write(MY_GAMES, games);
}
