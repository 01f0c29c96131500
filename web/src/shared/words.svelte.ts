/** Every sentence of the page, in the reader's language. The texts are the server's Fluent catalogue. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import type { GameInfo } from '../protocol';
import { textsOf } from './api';
import { learnGames } from './games.svelte';
import { capital, inPlainWords } from './sentences';

export const LANGUAGES = { en: 'English', nl: 'Nederlands', de: 'Deutsch', cs: 'Čeština' } as const;
export type Language = keyof typeof LANGUAGES;

type Texts = Record<Language, () => Promise<{ default: string }>>;
const CATALOGUES: Texts = {
  en: () => import('catalogue:en'),
  nl: () => import('catalogue:nl'),
  de: () => import('catalogue:de'),
  cs: () => import('catalogue:cs'),
};
// What games say at their tables, in their lessons and in reviews: the first page does without.
const PARTS = {
  games: {
    en: () => import('catalogue:en/games'),
    nl: () => import('catalogue:nl/games'),
    de: () => import('catalogue:de/games'),
    cs: () => import('catalogue:cs/games'),
  },
  lessons: {
    en: () => import('catalogue:en/lessons'),
    nl: () => import('catalogue:nl/lessons'),
    de: () => import('catalogue:de/lessons'),
    cs: () => import('catalogue:cs/lessons'),
  },
  reviews: {
    en: () => import('catalogue:en/reviews'),
    nl: () => import('catalogue:nl/reviews'),
    de: () => import('catalogue:de/reviews'),
    cs: () => import('catalogue:cs/reviews'),
  },
} satisfies Record<string, Texts>;
export type Part = keyof typeof PARTS;

/** A language ready to speak. */
export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(readonly language: string, texts: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(texts));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** One message with its values filled in. A text that is missing shows its id rather than nothing. */
  say(id: string, values: Record<string, unknown> = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return id;
    return this.bundle.formatPattern(pattern, values as Record<string, FluentVariable>, []);
  }

  /** A message of a game, or the name that the rules have for the thing, where nobody has written it. */
  called(id: string, name: string, values?: Record<string, unknown>): string {
    return this.has(id) ? this.say(id, values) : capital(inPlainWords(name));
  }
}

let current = $state.raw(new Catalogue('en', ''));

/** The language that is spoken now. Reading it in a component makes that component follow a change. */
export function language(): Language {
  return current.language as Language;
}

export function catalogue(): Catalogue {
  return current;
}

export function t(id: string, values?: Record<string, unknown>): string {
  return current.say(id, values);
}

/** The first of these messages that there is: a game may have a word of its own, and need not. */
export function tFirst(ids: string[], values?: Record<string, unknown>): string {
  return current.say(ids.find((id) => current.has(id)) ?? ids.at(-1)!, values);
}

export async function speak(wanted: Language): Promise<void> {
  const wish = ++wishes;
  const parts = [CATALOGUES, ...wantedParts.map((part) => PARTS[part])];
  const spoken = [wanted, ...wantedParts].join();
  if (spoken === heard) return;
  const games = learnGames().catch(() => []);
  const built = await Promise.all(parts.map(async (part) => (await part[wanted]()).default));
  const next = new Catalogue(wanted, [...built, await otherTexts(wanted, await games, built[0]!)].join('\n'));
  // Somebody may have wished for another language meanwhile.
  if (wish !== wishes) return;
  // What a game of another package says is asked for again as long as nobody has told which games there are.
  heard = (await games).length ? spoken : '';
  current = next;
  document.documentElement.lang = wanted;
}

let wishes = 0;
let wantedParts: Part[] = [];
/** What has been read in, so that nothing is read twice. */
let heard = '';

/** What a page speaks of beyond what the first one does. */
export function partsOf(page: string): Part[] {
  return page === 'learn' ? ['games', 'lessons'] : ['games'];
}

/** From now on these parts are spoken too. */
export async function speakOf(parts: Part[], wanted = untrack(language)): Promise<void> {
  const before = wantedParts;
  if (parts.every((part) => before.includes(part))) return;
  wantedParts = [...new Set([...before, ...parts])];
  // A component that waits for this does not wait again at each change of language.
  await speak(wanted).catch((error: unknown) => {
    wantedParts = before;
    throw error;
  });
}

/** Games that this page was built without bring their words along. */
async function otherTexts(wanted: Language, games: GameInfo[], built: string): Promise<string> {
  const others = games.filter(({ name }) => !built.includes(`${name}-name =`));
  return (await Promise.all(others.map(({ name }) => textsOf(name, wanted)))).join('\n');
}

export function isLanguage(value: string | null | undefined): value is Language {
  return !!value && value in LANGUAGES;
}

/** The first language of the browser that we have. */
export function preferred(wanted: readonly string[]): Language {
  return wanted.map((each) => each.slice(0, 2)).find(isLanguage) ?? 'en';
}
