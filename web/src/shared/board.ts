/** What the frame hands to a board, and what it asks of it. A board knows no server, no table and no other game. */
import type { Choice, Event, Seat, Source, Standing } from '../protocol';
import type { Screen } from './screen.svelte';

export type { Choice, Event, Screen, Seat, Source, Standing };

/** How fast things move: calm, brisk, or not at all. */
export type Speed = 'calm' | 'brisk' | 'none';

/** A Fluent message in the reader's language, with its values filled in. */
export type Say = (id: string, values?: Record<string, unknown>) => string;

export interface BoardProps {
  game: string;
  /** Position.view: the table as the looking seat sees it. */
  // The views of games have nothing in common, and each board knows its own.
  view: any;
  /** Position.standing: what only the rules know of that view. */
  standing: Standing;
  seats: Seat[];
  /** What stands under each player's name: whose turn it is, who is away, how strong a bot is. */
  states: string[];
  /** Whose view it is; null is what is public. */
  looking: number | null;
  actor: number | 'chance' | null;
  /** Who has won, once it is over. */
  winners: number[];
  /** What I may do now, with what it would lead to; empty when I am not asked. */
  choices: Choice[];
  choose: (action: number) => void;
  /**
   * What somebody is advised to do here, drawn with what it would lead to as long as nothing else is pointed at; null when
   * nobody is advised. It need not be one of the choices: a replay offers none.
   */
  suggested: Choice | null;
  /** Asks why something cannot be done now, an action in the words of a record. The frame shows the answer. */
  whyNot: (words: string) => void;
  /**
   * What the choice that is pointed at would lead to, in words; "" when none is. The frame shows it in the place of the
   * question, where it covers nothing of the board.
   */
  preview: (words: string) => void;
  /** Called with each event as it begins to show. */
  heard: (event: Event) => void;
  t: Say;
  /** Which of the four layouts this is. */
  screen: Screen;
  /** The room that the frame leaves for the board, in pixels. A board that needs more is higher, and scrolls. */
  width: number;
  height: number;
  /** Whether letters are shown beside colours. */
  letters: boolean;
}

/** What a board component exports, for `bind:this`. */
export interface BoardExports {
  /**
   * Animate these events one after the other on the displayed board. Afterwards the frame sets the new `view`.
   * `after` is how everybody stands then, if that is known.
   */
  tell(events: Event[], after?: Standing): Promise<void>;
}
