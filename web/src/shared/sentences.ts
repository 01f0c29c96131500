/** The game in words: what happened and what may be done. The same as log.py, which speaks in the terminal. */
import type { Event } from '../protocol';

interface Speaker {
  has(id: string): boolean;
  say(id: string, values?: Record<string, unknown>): string;
}

/** Values of a seat become these, with the player's name. */
const NAMED: Record<string, string> = { seat: 'who', receiver: 'whom' };

/** What the words behind each verb of an action name. */
const OBJECTS: Record<string, Record<string, string[]>> = {
  emerald: {
    move: ['colour', 'place'],
    stop: [],
    take: ['kind'],
    roll: ['face'],
    capture: ['colour', 'which'],
    ransom: ['value'],
  },
  kadora: { place: ['card', 'place'], give: ['colour', 'receiver'], draw: ['pile'] },
};

/** One line of the log, without its rules. */
export function tell(speaker: Speaker, game: string, event: Event, names: string[]): string {
  return speaker.say(`${game}-${event.kind}`, inWords(speaker, game, event.data, names));
}

/** One choice, from its words in a record: `move red A`. */
export function offer(speaker: Speaker, game: string, words: string, names: string[]): string {
  const [verb = '', ...objects] = words.split(' ');
  const keys = OBJECTS[game]?.[verb] ?? [];
  const named = Object.fromEntries(keys.map((key, i) => [key, objects[i] ?? 'none']));
  return speaker.say(`${game}-do-${verb}`, inWords(speaker, game, named, names));
}

function inWords(speaker: Speaker, game: string, data: Record<string, unknown>, names: string[]) {
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data)) {
    const named = NAMED[key];
    // Behind the last player sits the virtual one of a game for two.
    if (named) values[named] = names[Number(value)] ?? speaker.say(`${game}-virtual`);
    else values[key] = oneValue(speaker, `${game}-${key}`, value);
  }
  return values;
}

function oneValue(speaker: Speaker, message: string, value: unknown): unknown {
  if (value === null || value === undefined) return 'hidden';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'string' && speaker.has(message)) return speaker.say(message, { value });
  return value;
}
