/** The log in words. */
import type { Event } from '../protocol';
import { tell } from '../shared/sentences';
import type { Catalogue } from '../shared/words.svelte';
import { sinceMyMove, type Entry } from './log';
import type { LogLine } from './Log.svelte';

export function liveLines(words: Catalogue, game: string, names: string[], log: Entry[], looking: number | null): LogLine[] {
  const fresh = new Set(sinceMyMove(log, looking).map((entry) => entry.number));
  return log.flatMap((entry) => {
    if (entry.undone) return [undoLine(words, entry, names)];
    const lines = stepLines(words, game, names, entry.number, entry.events);
    return lines.map((line) => ({ ...line, isStruck: entry.takenBack, isNew: fresh.has(entry.number) }));
  });
}

export function stepLines(words: Catalogue, game: string, names: string[], step: number, events: Event[]): LogLine[] {
  return events.map((event, i) => ({
    key: `${step}.${i}`,
    step,
    text: tell(words, game, event, names),
    rules: event.kind === 'turn' ? [] : event.rules,
    isStruck: false,
    isNew: false,
    isTurn: event.kind === 'turn',
  }));
}

function undoLine(words: Catalogue, entry: Entry, names: string[]): LogLine {
  const who = names[Number(entry.actor)] ?? '';
  const text = words.say('takes-back', { who });
  return { key: `${entry.number}`, step: entry.number, text, rules: [], isStruck: false, isNew: false, isTurn: false };
}
