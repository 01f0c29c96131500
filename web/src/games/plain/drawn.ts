/** A game that nobody has drawn yet: all of it is said in words. */
import type { DrawnGame } from '../game';
import Board from './Board.svelte';

export default { Board, isInWords: true } satisfies DrawnGame;
