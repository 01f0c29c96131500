/** What the page's part of a game offers. It is one folder here, `games/<game>/`, with an `index.ts` as its entry. */
import type { Component } from 'svelte';
import type { BoardExports, BoardProps, Choice, Screen } from '../shared/board';
import type { Tunes } from '../shared/sound';
import type { Moments } from '../shared/tempo.svelte';

export type Board = Component<BoardProps, BoardExports>;

/** What `index.ts` exports by default. It comes with the first page, so that it must be small. */
export interface GameFolder {
  /** The picture on the start page. It gets its `game`, and may ignore it. */
  Cover: Component<any>;
  /** The colour of the book's back. */
  spine: string;
  /** Fetches the rest when somebody sits down. */
  open: () => Promise<DrawnGame>;
}

export interface DrawnGame {
  Board: Board;
  /** The board shows the choices in words itself: the frame need not. */
  isInWords?: boolean;
  /**
   * In these layouts the board shows the players, with all that the strip above it would: name and crest, what stands
   * under the name, what everybody can count. In the others the frame shows the strip.
   */
  showsPlayers?: readonly Screen[];
  /** Much depends on colours: whoever is new to the game is offered letters beside them. */
  offersLetters?: boolean;
  /** A sentence with something drawn in it; without this, it is plain text. */
  Words?: Component<{ text: string }>;
  /** A small sign for what everybody can count, by its kind. */
  Sign?: Component<{ kind: string }>;
  /** Who speaks in the lesson, fetched for it. */
  Guide?: () => Promise<{ default: Component }>;
  /** How much the kinds of events matter, and so how long they take. */
  moments?: Moments;
  /** What is heard, by the kind of event. */
  tunes?: Tunes;
  /** The phase in whose words I am asked, where that depends on what I may do. */
  askedIn?: (phase: string, choices: Choice[]) => string;
}
