/** Every sentence of the page, in the reader's language. The texts are the server's Fluent catalogue. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = { en: 'English', nl: 'Nederlands', de: 'Deutsch', cs: 'Čeština' } as const;
export type Language = keyof typeof LANGUAGES;

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('catalogue:en'),
  nl: () => import('catalogue:nl'),
  de: () => import('catalogue:de'),
  cs: () => import('catalogue:cs'),
};

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

export async function speak(wanted: Language): Promise<void> {
  current = new Catalogue(wanted, (await CATALOGUES[wanted]()).default);
  document.documentElement.lang = wanted;
}

export function isLanguage(value: string | null | undefined): value is Language {
  return !!value && value in LANGUAGES;
}

/** The first language of the browser that we have. */
export function preferred(wanted: readonly string[]): Language {
  return wanted.map((each) => each.slice(0, 2)).find(isLanguage) ?? 'en';
}
