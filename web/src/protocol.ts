/** Every message between server and page. Made by protocol_types.py from the Python classes. */

/** Something a person notices, and the rules that made it happen. What the viewer may not know is None. */
export interface Event {
  kind: string;
  rules: string[];
  data: Record<string, any>;
}

/** Where points come from, with one entry a seat. What the viewer may not know is None. */
export interface Source {
  kind: string;
  rule: string;
  each: number | null;
  cards: number[];
  values: (number | null)[];
  points: (number | null)[];
  leads: ('alone' | 'tied' | 'behind' | 'none')[];
}

/** How everybody stands, as things are now: at the end, how every point came about. */
export interface Standing {
  sources: Source[];
  totals: (number | null)[];
  barred: number[];
  barred_rule: string;
  tie_breaks: TieBreak[];
  board: Record<string, any>;
}

/** What decides between those who are level, with one entry a seat. */
export interface TieBreak {
  kind: string;
  rule: string;
  values: number[];
}

/** An option of the rules. Its name and what it means are Fluent messages: `emerald-option-passing`. */
export interface OptionInfo {
  name: string;
  rule: string;
  default: any;
  choices: any[];
  parts: string[];
}

export interface GameInfo {
  name: string;
  least: number;
  most: number;
  options: OptionInfo[];
  levels: string[];
  usual_level: string;
}

/** Who sits there: me, somebody on this device, a friend who joins by link, or a bot. */
export interface SeatWish {
  kind: 'me' | 'here' | 'friend' | 'bot';
  name?: string | null;
  level?: string | null;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options: Record<string, any>;
  first: number | null;
}

export interface TableMade {
  table: string;
}

/** Take a free friend's seat. The invitation is in the link; the short code serves as well. */
export interface JoinTable {
  invitation: string;
  seat: number;
  name: string;
}

export interface Seat {
  seat: number;
  kind: 'person' | 'bot' | 'free';
  name: string;
  level: string | null;
  here: boolean;
}

/** One thing that the looking seat may do now, and what it would lead to. */
export interface Choice {
  action: number;
  words: string;
  preview: Record<string, any>;
}

/** The table at one moment, as the looking seat sees it. */
export interface Position {
  number: number;
  view: Record<string, any>;
  standing: Standing;
  actor: number | 'chance' | null;
  choices: Choice[];
  can_undo: boolean;
  result: Record<string, any> | null;
}

/** One entry of the log: what one action did, or that one was taken back. */
export interface Step {
  number: number;
  actor: number | 'chance' | null;
  undone: boolean;
  events: Event[];
}

/** Sent first, and whenever who sits where has changed. */
export interface TableMessage {
  type: 'table';
  table: string;
  game: string;
  options: Record<string, any>;
  seats: Seat[];
  mine: number[];
  looking: number | null;
  started: boolean;
  over: boolean;
  code: string | null;
  invitation: string | null;
}

/** Where things stand. `steps` are those since the number the page said it had seen. */
export interface PositionMessage {
  type: 'position';
  position: Position;
  steps: Step[];
}

/** Something was refused, and nothing has changed. The text is the Fluent message `reason`. */
export interface ErrorMessage {
  type: 'error';
  reason: string;
  rule: string;
  values: Record<string, any>;
  cause: ErrorMessage | null;
}

export interface PongMessage {
  type: 'pong';
}

/** Show me this seat's view: sent when the curtain is lifted. None: what is public. */
export interface Look {
  type: 'look';
  seat: number | null;
  seen: number;
}

/** Do one of the choices, in the state of that number. */
export interface Act {
  type: 'act';
  seat: number;
  number: number;
  action: number;
}

/** Take back the last action of that seat. */
export interface Undo {
  type: 'undo';
  seat: number;
  number: number;
}

/** Begin, with bots in the seats that are still free. */
export interface Start {
  type: 'start';
}

/** Before the start: move to another free seat, or change a name. */
export interface ChangeSeat {
  type: 'seat';
  seat: number;
  to: number;
  name: string;
}

export interface Ping {
  type: 'ping';
}

export interface ReplayStep {
  words: string;
  actor: number | 'chance' | null;
  events: Event[];
  view: Record<string, any>;
  standing: Standing;
}

/** A finished game, or an uploaded record, step by step. */
export interface Replay {
  table: string;
  game: string;
  options: Record<string, any>;
  names: string[];
  steps: ReplayStep[];
  result: Record<string, any> | null;
}

export type ServerMessage = TableMessage | PositionMessage | ErrorMessage | PongMessage;

export type PageMessage = Look | Act | Undo | Start | ChangeSeat | Ping;
