/** The games that can be played here, as the server describes them, in its order. */
import type { Crest, GameInfo } from '../protocol';
import { games } from './api';

let known = $state.raw<GameInfo[]>([]);

export function allGames(): GameInfo[] {
  return known;
}

export function gameInfo(name: string): GameInfo | undefined {
  return known.find((game) => game.name === name);
}

/** Asked once; again only where the answer did not come. */
export async function learnGames(): Promise<GameInfo[]> {
  return (known = await games());
}

/** Each seat has a crest, so that colour is never the only difference. */
export function crestOf(game: string, seat: number): Crest | undefined {
  const crests = gameInfo(game)?.crests ?? [];
  return crests[seat % crests.length];
}

/** The game that a rule is of, by the letters its id begins with, where nothing else says which it is. */
export function gameOfRule(rule: string): string | null {
  const prefix = /^\D*/.exec(rule)![0];
  return known.find((game) => game.rule_prefix === prefix)?.name ?? null;
}
