/** Kadora, drawn: all that comes with its board. */
import type { DrawnGame } from '../game';
import Board from './Board.svelte';
import { MOMENTS } from './moments';
import Sign from './Sign.svelte';
import Words from './Words.svelte';

export default {
  Board,
  Guide: () => import('./Guide.svelte'),
  Sign,
  Words,
  offersLetters: true,
  showsPlayers: ['upright', 'side', 'tablet', 'large'],
  moments: MOMENTS,
  tunes: {
    places: [[165, 0, 0.1]],
    draws: [[330, 0, 0.05]],
    refills: [[294, 0, 0.05]],
    gives: [[392, 0, 0.07], [330, 0.08, 0.07]],
    collects: [[784, 0, 0.08], [988, 0.08, 0.08], [1175, 0.16, 0.2]],
    'collects-unlike': [[784, 0, 0.08], [988, 0.08, 0.2]],
    'collects-all': [[784, 0, 0.08], [988, 0.08, 0.08], [1175, 0.16, 0.08], [1568, 0.24, 0.3]],
  },
  // A turn begins with a gift, but often there is none to give.
  askedIn: (phase, choices) =>
    phase === 'give' && !choices.some(({ words }) => words.startsWith('give')) ? 'place' : phase,
} satisfies DrawnGame;
