/** What the frame hands to a board, and what it asks of it. A board knows no server, no table and no other game. */
import type { Choice, Event, Seat, Source, Standing } from '../protocol';

export type { Choice, Event, Seat, Source, Standing };

/** How fast things move: calm, brisk, or not at all. */
export type Speed = 'calm' | 'brisk' | 'none';

/** A Fluent message in the reader's language, with its values filled in. */
export type Say = (id: string, values?: Record<string, unknown>) => string;

export interface BoardProps {
  /** Position.view: the table as the looking seat sees it. */
  // The two games' views have nothing in common, and each board knows its own.
  view: any;
  /** Position.standing: what only the rules can tell of that view. */
  standing: Standing;
  seats: Seat[];
  /** Whose view it is; null is what is public. */
  looking: number | null;
  actor: number | 'chance' | null;
  /** Who has won, once it is over. */
  winners: number[];
  /** What I may do now, with what it would lead to; empty when I am not asked. */
  choices: Choice[];
  choose: (action: number) => void;
  /** Called with each event as it begins to show. */
  heard: (event: Event) => void;
  t: Say;
  /** The height that the frame leaves for the board, in pixels. */
  height: number;
  speed: Speed;
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
