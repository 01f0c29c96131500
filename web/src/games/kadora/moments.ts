/** How much each kind of event matters. */
import type { Moments } from '../../shared/tempo.svelte';

export const MOMENTS: Moments = {
  turn: 'step',
  refills: 'step',
  scores: 'step',
  gives: 'notable',
  collects: 'notable',
  'collects-unlike': 'notable',
  'collects-all': 'weighty',
  'last-round': 'weighty',
  wins: 'weighty',
  'shares-win': 'weighty',
};
