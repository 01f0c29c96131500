/** How much each kind of event matters. */
import type { Moments } from '../../shared/tempo.svelte';

export const MOMENTS: Moments = {
  passes: 'none',
  stops: 'none',
  turn: 'step',
  'left-behind': 'step',
  turns: 'step',
  'four-gems': 'weighty',
  treasure: 'notable',
  'wakes-dragon': 'notable',
  rolls: 'notable',
  walks: 'notable',
  'bar-shifts': 'notable',
  catches: 'weighty',
  pays: 'weighty',
  loses: 'weighty',
  // The ceremony tells the rest.
  'ends-treasure': 'none',
  'ends-knights': 'none',
  'ends-passing': 'none',
  bonus: 'none',
  'no-bonus': 'none',
  scores: 'none',
  wins: 'none',
  'shares-win': 'none',
};
