/** The boards, a chunk for each game. */
import type { Component } from 'svelte';
import type { BoardExports, BoardProps } from '../shared/board';

export type Board = Component<BoardProps, BoardExports>;

const BOARDS = import.meta.glob<{ default: Board }>('../{emerald,kadora}/Board.svelte');

export async function boardOf(game: string): Promise<Board> {
  const load = BOARDS[`../${game}/Board.svelte`] ?? (() => import('./PlainBoard.svelte'));
  return (await load()).default as Board;
}
