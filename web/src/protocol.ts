/** Every message between server and page. Made by protocol_types.py from the Python classes. */

export interface Crest {
  shape: 'shield' | 'round';
  fill: string;
  ink: string;
  path: string;
  is_line: boolean;
}

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
  counts: Record<string, number[]>;
}

/** What decides between those who are level, with one entry a seat. */
export interface TieBreak {
  kind: string;
  rule: string;
  values: number[];
}

/** An option of the rules. Its name and what it means are Fluent messages: `<game>-option-<name>`. */
export interface OptionInfo {
  name: string;
  rule: string;
  default: any;
  choices: any[];
  parts: string[];
}

/** All that the page must know of a game. What is called how are Fluent messages: `<game>-name`. */
export interface GameInfo {
  name: string;
  least: number;
  most: number;
  rule_prefix: string;
  options: OptionInfo[];
  levels: string[];
  usual_level: string;
  first_level: string;
  ratings: Record<string, number>;
  objects: Record<string, string[]>;
  crests: Crest[];
  rulebook: string[];
  has_lesson: boolean;
  has_puzzles: boolean;
  fewer_is_better: boolean;
  result_events: string[];
}

/** Who sits there: me, somebody on this device, a friend who joins by link, or a bot. */
export interface SeatWish {
  kind: 'me' | 'here' | 'friend' | 'bot';
  name?: string | null;
  level?: string | null;
  adapts?: boolean;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options: Record<string, any>;
  first: number | null;
  hints?: boolean;
}

export interface NetworkInfo {
  address: string | null;
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

/** After the end: go along to the next table, or say no. */
export interface PlayAgain {
  join: boolean;
  level?: string | null;
}

export interface Seat {
  seat: number;
  kind: 'person' | 'bot' | 'free';
  name: string;
  level: string | null;
  adapts: boolean;
  here: boolean;
  substitute: boolean;
  asked: boolean | null;
  hinted: boolean;
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

/** Somebody wants to play again. */
export interface Rematch {
  table: string;
  who: string;
  asked: number[];
}

/** To begin today's deal. */
export interface DailyWish {
  name?: string | null;
}

export interface Fared {
  place: number;
  points: number;
}

/** What anybody may know of a day's deal, and how far I am with it. */
export interface DailyToday {
  game: string;
  day: number;
  left: number;
  players: number;
  ranked: number;
  level: string;
  table: string | null;
  fared: Fared | null;
}

export interface DailyPlayer {
  place: number;
  name: string;
  me: boolean;
  fared: Fared;
}

/** What a level makes of the deal in my seat, and how I fared beside it. */
export interface DailyBot {
  level: string;
  fared: Fared;
  mine: 'better' | 'same' | 'worse';
}

export interface DailyComparison {
  place: number;
  count: number;
  worse: number;
  players: DailyPlayer[];
  bots: DailyBot[];
  waiting: boolean;
}

export interface Daily {
  today: DailyToday;
  compared: DailyComparison | null;
}

/** A table where this browser has a seat: whose turn it is there, or who has won. */
export interface MyTable {
  table: string;
  game: string;
  seats: Seat[];
  mine: number[];
  started: boolean;
  actor: number | 'chance' | null;
  winners: number[] | null;
  changed: number;
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
  host: number | null;
  spectators: number;
  chat: 'none' | 'off' | 'on';
  rematch: Rematch | null;
  daily: number | null;
  hints: boolean;
}

/** The table before anything happened. */
export interface Opening {
  view: Record<string, any>;
  standing: Standing;
}

/** Where things stand. `steps` are those since the number the page said it had seen. */
export interface PositionMessage {
  type: 'position';
  position: Position;
  steps: Step[];
  opening: Opening | null;
}

/** Something was refused, and nothing has changed. The text is the Fluent message `reason`. */
export interface ErrorMessage {
  type: 'error';
  reason: string;
  rule: string;
  values: Record<string, any>;
  cause: ErrorMessage | null;
}

export interface ChatLine {
  number: number;
  seat: number;
  text: string;
}

/** The lines of the chat that the page does not have yet. */
export interface ChatMessage {
  type: 'chat';
  lines: ChatLine[];
}

/** To be shown for a moment, at the player's place. */
export interface ReactionMessage {
  type: 'reaction';
  seat: number;
  reaction: 'clap' | 'thumb' | 'heart' | 'laugh' | 'gasp' | 'sad';
}

export interface PongMessage {
  type: 'pong';
}

/** To a list of games: one of them has gone on. What is so now is asked for. */
export interface ChangedMessage {
  type: 'changed';
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

/** Why can that not be done? The answer is an error message; none comes if it can be done after all. */
export interface Why {
  type: 'why';
  seat: number;
  number: number;
  words: string;
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

/** Before the start, by the host: a bot sits here, in the place of nobody or of another bot. */
export interface FillSeat {
  type: 'bot';
  seat: number;
  level: string;
  name: string;
}

/** Before the start, by the host: whoever sits here leaves. */
export interface FreeSeat {
  type: 'free';
  seat: number;
}

/** From the host to the person at a seat. */
export interface PassHosting {
  type: 'host';
  seat: number;
}

/** Before the start one's seats are free then; in a game a bot plays on, until one comes back. */
export interface Leave {
  type: 'leave';
}

/** For a player who is gone, until they come back. */
export interface LetBotPlay {
  type: 'substitute';
  seat: number;
}

export interface Say {
  type: 'say';
  seat: number;
  text: string;
}

export interface React {
  type: 'react';
  seat: number;
  reaction: 'clap' | 'thumb' | 'heart' | 'laugh' | 'gasp' | 'sad';
}

/** By the host. */
export interface SwitchChat {
  type: 'chat';
  on: boolean;
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
  hinted: number[];
  steps: ReplayStep[];
  result: Record<string, any> | null;
}

/** What a choice cost the seat that made it, by what it could know. Parts of the win, as all of these. */
export interface Judged {
  best: string;
  cost: number;
  error: number;
  verdict: 'forced' | 'fine' | 'close' | 'decided' | 'small' | 'costly' | 'turning-point';
}

/** One step, and everybody's chances behind it. */
export interface ReviewMoment {
  number: number;
  action: string;
  seat: number;
  chances: number[];
  luck: number[] | null;
  judged: Judged | null;
}

/** Where one player's result came from. The other rows add up to it. */
export interface ReviewRow {
  start: number;
  deal: number;
  luck: number;
  others_luck: number;
  lie: number;
  best_choices: number;
  costs: number;
  others_choices: number;
  result: number;
}

export interface Review {
  summary: string;
  people: number[];
  start: number[];
  moments: ReviewMoment[];
  ledger: ReviewRow[];
  reasons: Record<string, string[]>;
}

/** The review, or how far it has come: then it is asked for again. */
export interface ReviewAnswer {
  share: number;
  review: Review | null;
}

/** From a position of a finished game on, against bots, in the seat that decided there. */
export interface PlayOn {
  step: number;
  name?: string | null;
}

/** To whoever decides in the state of that number: what to do there, and why it is better. */
export interface HintWish {
  number: number;
  language: string;
  why_not?: string | null;
}

/** From what the seat may know, and from nothing else. Chances are in whole percent. */
export interface Hint {
  importance: 'calm' | 'matters' | 'critical';
  look_at: string | null;
  best: string;
  close: string[];
  chances: Record<string, number>;
  instead_of: string | null;
  reasons: string[];
}

/** One step of a lesson. What is said there is the Fluent message `<game>-lesson-<name>`. */
export interface LessonPosition {
  name: string;
  position: Position;
  right: number[];
}

/** A game to be learned by playing it. The learner has the first seat. */
export interface Lesson {
  game: string;
  players: number;
  steps: LessonPosition[];
}

/** What the learner's action leads to, and, if it was right, what the others do then. */
export interface Tried {
  wrong: string | null;
  steps: Step[];
  position: Position;
}

export interface PuzzleList {
  game: string;
  grades: number[];
}

/** A position in which one action is clearly best, as its seat sees it. */
export interface PuzzlePosition {
  number: number;
  grade: number;
  players: number;
  seat: number;
  position: Position;
}

/** How good an action is, by what its seat could know. Parts of the win, as in reviews. */
export interface PuzzleTried {
  result: 'best' | 'equal' | 'wrong';
  chance: number;
  cost: number;
  instead: string | null;
  instead_chance: number | null;
  reasons: string[];
}

export interface PuzzleAnswer {
  best: string;
  tried: PuzzleTried;
}

export type ServerMessage = TableMessage | PositionMessage | ChatMessage | ReactionMessage | ErrorMessage | PongMessage | ChangedMessage;

export type PageMessage = Look | Act | Why | Undo | Start | ChangeSeat | FillSeat | FreeSeat | PassHosting | Leave | LetBotPlay | Say | React | SwitchChat | Ping;
