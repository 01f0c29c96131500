/** How far I am in each game's lesson, and whether it is still offered. Kept in this browser. */
import { settings } from './settings.svelte';
import { read, write } from './storage';

const KEY = 'gemhoard-lessons';
const known = (game: string) => `${game}-lesson`;

/** The step where I left the lesson; 0 at the beginning. */
export function stepOf(game: string): number {
  const step = kept()[game];
  return Number.isInteger(step) && step! > 0 ? step! : 0;
}

export function keepStep(game: string, step: number): void {
  write(KEY, { ...kept(), [game]: step });
}

export function isOffered({ name, has_lesson }: { name: string; has_lesson: boolean }): boolean {
  return has_lesson && !settings.known.includes(known(name));
}

export function dismiss(game: string): void {
  if (!settings.known.includes(known(game))) settings.known = [...settings.known, known(game)];
}

/** To the end: the next time it begins anew, and its first table need not tell the goal. */
export function complete(game: string): void {
  keepStep(game, 0);
  dismiss(game);
  if (!settings.known.includes(game)) settings.known = [...settings.known, game];
}

function kept(): Record<string, number> {
  const found = read(KEY);
  return found && typeof found === 'object' ? (found as Record<string, number>) : {};
}
