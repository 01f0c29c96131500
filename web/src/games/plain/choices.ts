/** The choices, sorted for buttons: by verb, and where a verb has many, by the first thing that it names. */
import type { Choice, GameInfo } from '../../protocol';
import { inWord, objectsOf, offer } from '../../shared/sentences';
import type { Catalogue } from '../../shared/words.svelte';

export interface Button {
  choice: Choice;
  /** All of it, as a sentence. */
  sentence: string;
  /** What of it is written, where a heading says the rest. */
  short: string;
}

export interface Group {
  verb: string;
  /** Empty where the buttons say it all. */
  title: string;
  rows: { title: string; buttons: Button[] }[];
}

// So many sentences can be taken in at a glance; more are sorted further.
const MANY = 8;

export function groups(words: Catalogue, game: GameInfo, choices: Choice[], names: string[]): Group[] {
  const byVerb = Map.groupBy(choices, (choice) => objectsOf(game, choice.words).verb);
  return [...byVerb].map(([verb, all]) => {
    const rows = rowsOf(words, game, all, names);
    const needsTitle = byVerb.size > 1 && all.length > 1;
    return { verb, title: needsTitle || rows.length > 1 ? words.called(`${game.name}-verb-${verb}`, verb) : '', rows };
  });
}

function rowsOf(words: Catalogue, game: GameInfo, choices: Choice[], names: string[]): Group['rows'] {
  const parts = choices.map((choice) => {
    const { named } = objectsOf(game, choice.words);
    const said = Object.entries(named).map(([key, value]) => inWord(words, game.name, key, value, names));
    return { choice, sentence: offer(words, game, choice.words, names), said };
  });
  const firsts = new Set(parts.map(({ said }) => said[0]));
  const isSorted = choices.length > MANY && firsts.size < choices.length && parts.every(({ said }) => said.length > 1);
  if (!isSorted) return [{ title: '', buttons: parts.map(({ said, ...rest }) => ({ ...rest, short: rest.sentence })) }];
  return [...Map.groupBy(parts, ({ said }) => said[0]!)].map(([title, each]) => ({
    title,
    buttons: each.map(({ said, ...rest }) => ({ ...rest, short: said.slice(1).join(' · ') })),
  }));
}
