/** My turn, for when I look elsewhere: in the title and icon of the tab, as a notification, as a sound. */
import { untrack } from 'svelte';
import { showNotification } from './notifications';
import { settings } from './settings.svelte';
import { chime } from './sound';
import { t } from './words.svelte';

interface Turn {
  table: string;
  /** Its name. */
  game: string;
}

let current = $state.raw<Turn | null>(null);

/** The table that waits for me, if the one on this page does. */
export function myTurn(): Turn | null {
  return current;
}

/** Follow a table for as long as it is on the page. */
export function followTurn(table: string, isMine: () => boolean, game: () => string): void {
  $effect(() => {
    if (!isMine()) return;
    untrack(() => call({ table, game: t(`${game()}-name`) }));
    return () => (current = null);
  });
}

/** The icon of the tab. Called once, by the page. */
export function keepIcon(): void {
  $effect(() => {
    document.querySelector('link[rel=icon]')?.setAttribute('href', current ? '/logo-turn.svg' : '/logo.svg');
  });
}

function call(turn: Turn): void {
  current = turn;
  chime();
  if (document.hidden && settings.notify) void showNotification(t('notify-turn'), turn.game, turn.table);
}
