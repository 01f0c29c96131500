/** What a view holds, prepared for display: no game is known here, only lists, names and numbers. */
import { inPlainWords } from '../../shared/sentences';
import type { Catalogue } from '../../shared/words.svelte';

/** One thing of the view, with its label. */
export interface Row {
  key: string;
  label: string;
  value: unknown;
}

export interface Laid {
  /** What lies on the table, for all. */
  table: Row[];
  /** What lies in front of each player, by seat. */
  seats: Row[][];
}

// The players' list says whose turn it is, and the line below the board what is asked.
const ELSEWHERE = new Set(['phase', 'turn', 'actor']);

/**
 * `<game>-view-<key>` is the label of what lies on the table, `<game>-each-<key>` of what each player has.
 * Where there is neither, a list that is as long as there are players, and holds more than numbers, is theirs.
 * What everybody can count in front of them is theirs too.
 */
export function layOut(
  words: Catalogue,
  game: string,
  view: Record<string, unknown>,
  players: number,
  counts: Record<string, unknown> = {},
): Laid {
  const laid: Laid = { table: [], seats: Array.from({ length: players }, () => []) };
  for (const [key, value] of Object.entries(view)) {
    if (ELSEWHERE.has(key) || value === null) continue;
    const each = `${game}-each-${key}`;
    const isLabelled = words.has(`${game}-view-${key}`);
    const isTheirs = words.has(each) || (!isLabelled && looksTheirs(value, players, counts[key]));
    if (Array.isArray(value) && value.length >= players && isTheirs) {
      const label = words.called(each, key);
      laid.seats.forEach((rows, seat) => rows.push({ key, label, value: value[seat] }));
    } else {
      laid.table.push({ key, label: words.called(`${game}-view-${key}`, key), value });
    }
  }
  return laid;
}

function looksTheirs(value: unknown, players: number, counted: unknown): boolean {
  if (!Array.isArray(value) || value.length !== players) return false;
  return value.every((each) => typeof each === 'object') || JSON.stringify(value) === JSON.stringify(counted);
}

/** Equal things in a row are shown once, with their number. */
export interface Run {
  value: unknown;
  count: number;
}

export function runs(values: unknown[]): Run[] {
  const found: Run[] = [];
  for (const value of values) {
    const last = found.at(-1);
    if (last && last.value === value) last.count += 1;
    else found.push({ value, count: 1 });
  }
  return found;
}

export function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}

/** A value, or the name of an entry, in words: `<game>-view-<key>-value`, or as events say it. */
export function valueWords(words: Catalogue, game: string, key: string, value: unknown, names: string[]): string {
  const own = [`${game}-view-${key}-value`, `${game}-${key}`].find((id) => words.has(id));
  if (typeof value === 'boolean') return words.say(value ? 'plain-yes' : 'plain-no');
  if (!own || value === null) return value === null ? words.say('plain-hidden') : inPlainWords(String(value));
  return words.say(own, { value, who: names[Number(value)] ?? '' });
}
