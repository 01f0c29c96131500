import { settings } from './settings.svelte';

/** Whether a key is meant for the page as a whole: nobody is writing, and nothing nearer has used it. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isShortcut(event.key) && !settings.shortcuts) return false;
  return !(event.target instanceof Element && event.target.closest('input, select, textarea, dialog'));
}

/** A letter or sign. Dictation would press it with every word, so that it can be switched off. */
export function isShortcut(key: string): boolean {
  return key.length === 1 && key !== ' ';
}
