/** The page's part of every game, found by its folder. A game without one is played in words, on the plain board. */
import { learnGames } from '../shared/games.svelte';
import type { DrawnGame, GameFolder } from './game';

const FOLDERS = import.meta.glob<GameFolder>('./*/index.ts', { eager: true, import: 'default' });
const PLAIN = FOLDERS['./plain/index.ts']!;
const opened = new Map<string, DrawnGame>();

export function folderOf(game: string): GameFolder {
  return FOLDERS[`./${game}/index.ts`] ?? PLAIN;
}

/** Fetch what a table of this game needs; in words if the reader wants no picture. */
export async function openGame(game: string, inWords: boolean): Promise<DrawnGame> {
  const [drawn] = await Promise.all([folderOf(game).open(), learnGames()]);
  const shown = inWords ? { ...drawn, ...(await PLAIN.open()) } : drawn;
  opened.set(game, shown);
  return shown;
}

/** A game that is open already. */
export function openedGame(game: string): DrawnGame | undefined {
  return opened.get(game);
}
