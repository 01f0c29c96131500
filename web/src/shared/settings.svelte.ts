/** What the reader has chosen, kept in this browser. */
import type { Speed } from './board';
import { read, write } from './storage';
import { isLanguage, preferred, speak, type Language } from './words.svelte';

export type Light = 'auto' | 'day' | 'dark';

interface Kept {
  language: Language;
  speed: Speed;
  letters: boolean;
  /** Boards in words instead of pictures. */
  inWords: boolean;
  sound: boolean;
  /** A notification of the browser when it is my turn, while I look elsewhere. */
  notify: boolean;
  /** Single letters do something. */
  shortcuts: boolean;
  light: Light;
  name: string;
  log: boolean;
  /** What need not be told any more: the goal of a game, for one. */
  known: string[];
}

const KEY = 'gemhoard-settings';
// A name that fits any sentence, for those who just want to play.
const NAMES = ['Robin', 'Alex', 'Sam', 'Kim', 'Noa', 'Charlie', 'Mika', 'Luca'];

const before = (read(KEY) ?? {}) as Partial<Kept>;
const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const settings = $state<Kept>({
  language: isLanguage(before.language) ? before.language : preferred(navigator.languages ?? []),
  speed: before.speed ?? (prefersStill() ? 'none' : 'calm'),
  letters: before.letters ?? false,
  inWords: before.inWords ?? false,
  sound: before.sound ?? false,
  notify: before.notify ?? false,
  shortcuts: before.shortcuts ?? true,
  light: before.light ?? 'auto',
  name: before.name ?? NAMES[Math.floor(Math.random() * NAMES.length)]!,
  log: before.log ?? true,
  known: before.known ?? [],
});

/** Keep every change, and let the whole page know of those that concern it. Called once, by the page. */
export function keepSettings(): void {
  $effect(() => write(KEY, settings));
  $effect(() => {
    void speak(settings.language);
  });
  $effect(() => {
    const page = document.documentElement.dataset;
    page.light = settings.light;
    page.speed = settings.speed;
  });
}
