/** Emerald, drawn: all that comes with its board. */
import type { DrawnGame } from '../game';
import Board from './Board.svelte';
import { MOMENTS } from './moments';
import Sign from './Sign.svelte';

export default {
  Board,
  Guide: () => import('./Guide.svelte'),
  Sign,
  showsPlayers: ['upright', 'side', 'tablet', 'large'],
  moments: MOMENTS,
  tunes: {
    moves: [[196, 0, 0.06], [165, 0.16, 0.06]],
    walks: [[73, 0, 0.2], [65, 0.25, 0.25]],
    'bar-shifts': [[131, 0, 0.25]],
    'takes-gem': [[1175, 0, 0.08], [1568, 0.07, 0.25]],
    'takes-gold': [[988, 0, 0.06], [1319, 0.07, 0.2]],
    pays: [[1319, 0, 0.06], [988, 0.07, 0.15]],
    treasure: [[784, 0, 0.1], [988, 0.1, 0.1], [1319, 0.2, 0.3]],
    rolls: [[720, 0, 0.02], [610, 0.09, 0.02], [780, 0.18, 0.02], [650, 0.3, 0.02], [590, 0.44, 0.03]],
    'wakes-dragon': [[82, 0, 0.5]],
    catches: [[110, 0, 0.15], [92, 0.15, 0.35]],
    loses: [[220, 0, 0.15], [165, 0.18, 0.3]],
  },
} satisfies DrawnGame;
