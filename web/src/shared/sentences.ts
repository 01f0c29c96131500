/** The game in words: what happened and what may be done. The same as log.py, which speaks in the terminal. */
import type { Event, GameInfo } from '../protocol';

interface Speaker {
  has(id: string): boolean;
  say(id: string, values?: Record<string, unknown>): string;
}

/** Values of a seat become these, with the player's name. */
const NAMED: Record<string, string> = { seat: 'who', receiver: 'whom' };

type Verbs = Pick<GameInfo, 'name' | 'objects'>;

/** One line of the log, without its rules. */
export function tell(speaker: Speaker, game: string, event: Event, names: string[]): string {
  const [message, values] = [`${game}-${event.kind}`, inWords(speaker, game, event.data, names)];
  if (speaker.has(message)) return speaker.say(message, values);
  // A game that has no sentence for it yet: `Ann: takes coins, value 3`.
  const { who, ...rest } = values;
  const told = Object.keys(event.data)
    .map((key) => NAMED[key] ?? key)
    .flatMap((key) => (key in rest ? [`${inPlainWords(key)} ${rest[key]}`] : []));
  return [who ? `${who}: ${inPlainWords(event.kind)}` : capital(inPlainWords(event.kind)), ...told].join(', ');
}

/** One choice, from its words in a record: `roll 3`. */
export function offer(speaker: Speaker, game: Verbs, words: string, names: string[]): string {
  const { verb, named } = objectsOf(game, words);
  const message = `${game.name}-do-${verb}`;
  if (!speaker.has(message)) return capital(words);
  return speaker.say(message, inWords(speaker, game.name, named, names));
}

/** The verb of a choice, and what its words name; what may be missing is `none`. */
export function objectsOf(game: Verbs, words: string): { verb: string; named: Record<string, string> } {
  const [verb = '', ...objects] = words.split(' ');
  const keys = game.objects[verb] ?? [];
  return { verb, named: Object.fromEntries(keys.map((key, i) => [key, objects[i] ?? 'none'])) };
}

/** One value in words: a player by name, a noun of the rulebook in the reader's language. */
export function inWord(speaker: Speaker, game: string, key: string, value: unknown, names: string[]): string {
  return String(Object.values(inWords(speaker, game, { [key]: value }, names))[0]);
}

/** A name out of the rules, where nobody has written how to say it: `first_player` is `first player`. */
export function inPlainWords(name: string): string {
  return name.replace(/[-_]+/g, ' ');
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A noun comes as it is too, as `colour_id` beside `colour`: a sentence may need another case of it than the word alone. */
function inWords(speaker: Speaker, game: string, data: Record<string, unknown>, names: string[]) {
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data)) {
    const named = NAMED[key];
    // Behind the last player sit those who score without a seat.
    if (named) values[named] = names[Number(value)] ?? speaker.say(`${game}-virtual`);
    else values[key] = oneValue(speaker, `${game}-${key}`, value);
    if (!named && typeof value === 'string') values[`${key}_id`] = value;
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
