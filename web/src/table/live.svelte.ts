/** A table as this browser knows it: what it has heard, what the board shows, and what has been asked of the server. */
import type { BoardExports, Choice } from '../shared/board';
import { Connection, type Line } from '../shared/connection';
import { gameInfo } from '../shared/games.svelte';
import { remember } from '../shared/my_games';
import { MoveQueue } from '../shared/queue';
import { settings } from '../shared/settings.svelte';
import { sound } from '../shared/sound';
import { tempo, type Moments } from '../shared/tempo.svelte';
import type {
  ErrorMessage,
  PageMessage,
  Position,
  PositionMessage,
  ServerMessage,
  Standing,
  Step,
  TableMessage,
} from '../protocol';
import { Chat } from './chat.svelte';
import { withSteps, type Entry } from './log';

interface Heard {
  message: PositionMessage;
  looking: number | null;
}

// So many steps at once are not played out: somebody has come back after a long time.
const MANY = 40;
// A board that never comes to an end must not stop the table.
const LONGEST = 20_000;

export class LiveTable {
  table = $state.raw<TableMessage | null>(null);
  line = $state<Line>('opening');
  /** What the board shows. It may be behind what has been heard, while things are moving. */
  shown = $state.raw<Position | null>(null);
  looking = $state<number | null>(null);
  log = $state.raw<Entry[]>([]);
  error = $state.raw<ErrorMessage | null>(null);
  /** The server has told where the table stands since the line was opened. */
  private isCurrent = $state(false);
  /** Things are moving on the board. */
  telling = $state(false);
  /** Whose step is moving there. */
  acting = $state<Step['actor']>(null);
  /** An answer of the server is awaited. */
  asking = $state(false);
  /** The seat that the device is to be passed to. */
  curtain = $state<number | null>(null);
  /** Whose last action could be taken back when the curtain fell. */
  beforeCurtain = $state.raw<{ seat: number; number: number } | null>(null);
  /** The game came to its end before our eyes: until the ceremony has told the result, nothing else does. */
  final = $state.raw<PositionMessage | null>(null);
  private shownBy: BoardExports | null = null;
  private boardCame: (() => void) | null = null;
  /** How much the events of this game matter. */
  moments: Moments = {};

  readonly chat: Chat;

  private hasLooked = false;
  /** It may be ahead of what is shown. */
  private latest = $state.raw<Heard | null>(null);
  private connection: Connection;
  private readonly queue: MoveQueue<Heard>;
  /** The step that is being told, and how many of its events have begun to show. */
  private told: { step: Step; begun: number } | null = null;

  constructor(readonly id: string) {
    this.queue = new MoveQueue<Heard>(this.show, this.rested);
    this.chat = new Chat(id);
    this.connection = this.connect();
  }

  /** Come in again: somebody has just taken a seat, and the socket must learn of it. */
  reconnect(): void {
    this.connection.close();
    this.connection = this.connect();
  }

  private connect(): Connection {
    return new Connection(`/api/tables/${this.id}/socket`, this.hear, this.lineChanged);
  }

  close(): void {
    this.queue.clear();
    this.connection.close();
  }

  get board(): BoardExports | null {
    return this.shownBy;
  }

  set board(board: BoardExports | null) {
    this.shownBy = board;
    if (board) this.boardCame?.();
  }

  // ------------------------------------------------------------ what the components read

  get mine(): number[] {
    return this.table?.mine ?? [];
  }

  get isShared(): boolean {
    return this.mine.length > 1;
  }

  /** Somebody at this device is asked. While things are moving, what the board shows is about to change. */
  get isMyTurn(): boolean {
    const actor = this.shown?.actor;
    return !!this.table?.started && typeof actor === 'number' && this.mine.includes(actor) && !this.telling && !this.final;
  }

  /** The board and the server agree, and nothing is under way. */
  get isReady(): boolean {
    return this.isCurrent && !this.telling && !this.asking && !this.final && this.curtain === null;
  }

  get choices(): Choice[] {
    return this.isReady && this.looking !== null ? (this.shown?.choices ?? []) : [];
  }

  /** Also while things move: what counts is what the server has said last. */
  get canUndo(): boolean {
    const isFree = this.isCurrent && !this.asking && this.curtain === null && this.looking !== null;
    return isFree && this.latest?.looking === this.looking && this.latest.message.position.can_undo;
  }

  // ------------------------------------------------------------ what a person does

  choose = (action: number): void => {
    if (!this.isReady || this.looking === null || !this.shown) return;
    this.ask({ type: 'act', seat: this.looking, number: this.shown.number, action });
  };

  /** Nothing changes, so that nothing waits for the answer. */
  whyNot = (words: string): void => {
    if (!this.isReady || this.looking === null || !this.shown) return;
    this.connection.send({ type: 'why', seat: this.looking, number: this.shown.number, words });
  };

  undo = (): void => {
    if (!this.canUndo || this.looking === null || !this.latest) return;
    this.finish();
    this.ask({ type: 'undo', seat: this.looking, number: this.latest.message.position.number });
  };

  /** Somebody took an action back after the turn had passed to another person at this device. */
  undoBehindCurtain = (): void => {
    if (this.beforeCurtain) this.ask({ type: 'undo', ...this.beforeCurtain });
    this.beforeCurtain = null;
  };

  start = (): void => {
    this.ask({ type: 'start' });
  };

  changeSeat = (seat: number, to: number, name: string): void => {
    this.ask({ type: 'seat', seat, to, name });
  };

  /** Somebody does not want to wait: all that has been heard is shown at once. */
  finish = (): void => {
    if (this.telling) tempo.finish();
  };

  liftCurtain = (): void => {
    this.beforeCurtain = null;
    this.look(this.curtain);
  };

  /** The ceremony has told the result: now everything may. */
  reveal = (): void => {
    if (!this.final) return;
    this.shown = this.final.position;
    this.log = withSteps(this.log, this.final.steps);
    this.final = null;
  };

  /** A step as it is told before the ceremony. */
  withoutResult = <S extends Step>(step: S): S => {
    const kinds = gameInfo(this.table?.game ?? '')?.result_events ?? [];
    return { ...step, events: step.events.filter(({ kind }) => !kinds.includes(kind)) };
  };

  dropError = (): void => {
    this.error = null;
  };

  /** What no position answers. */
  send = (message: PageMessage): void => {
    this.error = null;
    this.connection.send(message);
  };

  private ask(message: Parameters<Connection['send']>[0]): void {
    this.error = null;
    this.asking = this.connection.send(message);
  }

  private look(seat: number | null): void {
    this.hasLooked = true;
    // What one seat may know is not kept for another: a change of view asks for the whole log again.
    const seen = seat === this.looking && this.shown ? this.shown.number : -1;
    this.connection.send({ type: 'look', seat, seen });
  }

  // ------------------------------------------------------------ what the server says

  private lineChanged = (line: Line): void => {
    this.line = line;
    this.isCurrent = this.asking = this.hasLooked = false;
  };

  private hear = (message: ServerMessage): void => {
    if (message.type === 'table') this.hearTable(message);
    else if (message.type === 'position') this.hearPosition(message);
    else if (message.type === 'error') this.hearError(message);
    else if (message.type === 'chat' || message.type === 'reaction') this.chat.hear(message);
  };

  private hearTable(table: TableMessage): void {
    const before = this.table;
    this.table = table;
    // In a game a position answers: until then, what could be done before is over.
    if (!this.shown) this.asking = false;
    if (table.mine.length) {
      const { table: id, game, over } = table;
      remember({ table: id, game, over, names: table.seats.map((seat) => seat.name) });
    }
    const hasChanged = before && before.mine.join() !== table.mine.join();
    if (!this.hasLooked || hasChanged) this.look(this.firstLook(table));
  }

  /** Alone at this device I see my own view; together, nobody's until the curtain has been lifted. */
  private firstLook(table: TableMessage): number | null {
    if (table.mine.length === 1) return table.mine[0]!;
    return table.mine.find((seat) => seat === this.looking) ?? null;
  }

  private hearPosition(message: PositionMessage): void {
    this.asking = false;
    this.error = null;
    this.latest = { message, looking: this.table?.looking ?? null };
    this.queue.push(this.latest);
  }

  private hearError(error: ErrorMessage): void {
    this.asking = false;
    this.error = error;
  }

  // ------------------------------------------------------------ showing it

  private show = async ({ message, looking }: Heard, behind: readonly Heard[]): Promise<void> => {
    const { position, steps } = message;
    const isOld = this.shown !== null && looking === this.looking && position.number < this.shown.number;
    if (isOld) return;
    const isOther = this.shown === null || looking !== this.looking;
    // Until the new position is shown: nothing of the old one is offered again.
    this.telling = true;
    if (isOther && message.opening && !tempo.isStill) await this.open(message, looking, behind);
    else if (isOther) this.log = withSteps([], steps);
    // How everybody stands at the end is for the ceremony to tell.
    else await this.tellAll(steps, behind, position.result ? undefined : position.standing);
    const isEnd = !isOther && !!position.result && !this.shown?.result;
    this.looking = looking;
    if (this.curtain !== null && looking === this.curtain) this.curtain = null;
    if (isEnd) this.final = message;
    else this.shown = position;
    this.telling = false;
    this.isCurrent = this.line === 'open';
  };

  /** Show how the bots began before it was up to me. */
  private async open({ position, steps, opening }: PositionMessage, looking: number | null, behind: readonly Heard[]): Promise<void> {
    const actor = steps[0]?.actor ?? null;
    this.log = [];
    this.looking = looking;
    if (looking === this.curtain) this.curtain = null;
    this.shown = { ...position, ...opening, number: 0, actor, choices: [], can_undo: false };
    // The board comes with the first position.
    if (!this.board) await Promise.race([new Promise<void>((come) => (this.boardCame = come)), pause(LONGEST)]);
    await this.tellAll(steps, behind, position.standing);
  }

  private async tellAll(steps: Step[], behind: readonly Heard[], standing?: Standing): Promise<void> {
    const last = this.log.at(-1)?.number ?? 0;
    const fresh = steps.filter((step) => step.number > last).map(this.withoutResult);
    const isLong = fresh.length + behind.flatMap(({ message }) => message.steps).length > MANY;
    for (const [i, step] of fresh.entries()) {
      const waiting = [...fresh.slice(i), ...behind.flatMap(({ message }) => message.steps)];
      this.acting = step.actor;
      tempo.catchUp(waiting, this.moments);
      if (!tempo.isStill && !isLong) await this.tell(step, i === fresh.length - 1 ? standing : undefined);
      else if (!tempo.isHurried) sound(this.table?.game ?? '', step.events);
      this.log = withSteps(this.log, [step]);
    }
  }

  private async tell(step: Step, after?: Standing): Promise<void> {
    this.told = { step, begun: 0 };
    // A board that stumbles must not stop the table.
    await Promise.race([this.board?.tell(step.events, after), pause(LONGEST)]).catch(console.error);
    this.told = null;
  }

  /** The board begins to show an event: the log has those before it, and never runs ahead. */
  heard = (): void => {
    if (!this.told) return;
    const { step, begun } = this.told;
    this.told.begun++;
    if (begun) this.log = withSteps(this.log, [{ ...step, events: step.events.slice(0, begun) }]);
  };

  private rested = (): void => {
    tempo.rest();
    const { table, shown, looking } = this;
    if (!table?.started || !shown || !this.isShared) return;
    const next = shown.actor;
    if (typeof next !== 'number' || !table.mine.includes(next) || next === looking || this.curtain === next) return;
    if (looking === null) return void (this.curtain = next);
    // First the hand goes, then the curtain falls: behind it the page knows nothing that is not public.
    this.beforeCurtain = shown.can_undo ? { seat: looking, number: shown.number } : null;
    this.look(null);
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
