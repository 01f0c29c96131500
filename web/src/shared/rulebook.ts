/** The rulebooks: ours a chunk for each game and language, those of other games as their server sends them. */
import { rulebookText } from './api';
import { gameInfo } from './games.svelte';

const BOOKS = import.meta.glob<string>('../../../rulebook/*/*.md', { import: 'default' });

export async function rulebook(game: string, language: string): Promise<string | null> {
  const load = (code: string) => BOOKS[`../../../rulebook/${game}/${code}.md`];
  const found = load(language) ?? load('en');
  if (found) return found();
  if (!hasRulebook(game)) return null;
  const [text, { rulebookHtml }] = await Promise.all([rulebookText(game, language), import('./markdown')]);
  // Its pictures stay with the game.
  return rulebookHtml(text, () => null);
}

export function hasRulebook(game: string): boolean {
  return !!gameInfo(game)?.rulebook.length;
}
/** One rule out of a rulebook: its heading and what follows up to the next one. */
export function ruleOf(html: string, rule: string): string | null {
  const book = new DOMParser().parseFromString(html, 'text/html');
  const heading = book.getElementById(rule);
  if (!heading) return null;
  const part = book.createElement('div');
  let next: Element | null = heading;
  do {
    const here: Element = next;
    next = here.nextElementSibling;
    part.append(here);
  } while (next && !/^H[1-6]$/.test(next.tagName));
  return part.innerHTML;
}
