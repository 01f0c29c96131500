/** A table as this browser knows it: what it has heard, what the board shows, and what has been asked of the server. */
import type { BoardExports, Choice } from '../shared/board';
import { Connection, type Line } from '../shared/connection';
import { remember } from '../shared/my_games';
import { MoveQueue } from '../shared/queue';
import { settings } from '../shared/settings.svelte';
import { sound } from '../shared/sound';
import type {
  ErrorMessage,
  Position,
  PositionMessage,
  ServerMessage,
  Standing,
  Step,
  TableMessage,
} from '../protocol';
import { withSteps, type Entry } from './log';

interface Heard {
  message: PositionMessage;
  looking: number | null;
}

// So many steps at once are not played out: somebody has come back after a long time.
const MANY = 12;
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
  /** An answer of the server is awaited. */
  asking = $state(false);
  /** The seat that the device is to be passed to. */
  curtain = $state<number | null>(null);
  /** Whose last action could be taken back when the curtain fell. */
  beforeCurtain = $state.raw<{ seat: number; number: number } | null>(null);
  /** The game came to its end before our eyes. */
  ended = $state(false);
  board: BoardExports | null = null;

  private hasLooked = false;
  private connection: Connection;
  private readonly queue: MoveQueue<Heard>;

  constructor(readonly id: string) {
    this.queue = new MoveQueue<Heard>(this.show, this.rested);
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

  // ------------------------------------------------------------ what the components read

  get mine(): number[] {
    return this.table?.mine ?? [];
  }

  get isShared(): boolean {
    return this.mine.length > 1;
  }

  /** The board and the server agree, and nothing is under way. */
  get isReady(): boolean {
    return this.isCurrent && !this.telling && !this.asking && this.curtain === null;
  }

  get choices(): Choice[] {
    return this.isReady && this.looking !== null ? (this.shown?.choices ?? []) : [];
  }

  get canUndo(): boolean {
    return this.isReady && this.looking !== null && !!this.shown?.can_undo;
  }

  // ------------------------------------------------------------ what a person does

  choose = (action: number): void => {
    if (!this.isReady || this.looking === null || !this.shown) return;
    this.ask({ type: 'act', seat: this.looking, number: this.shown.number, action });
  };

  undo = (): void => {
    if (!this.canUndo || this.looking === null || !this.shown) return;
    this.ask({ type: 'undo', seat: this.looking, number: this.shown.number });
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

  liftCurtain = (): void => {
    this.beforeCurtain = null;
    this.look(this.curtain);
  };

  dropError = (): void => {
    this.error = null;
  };

  private ask(message: Parameters<Connection['send']>[0]): void {
    this.error = null;
    this.asking = this.connection.send(message);
  }

  private look(seat: number | null): void {
    this.hasLooked = true;
    // What one seat may know is not kept for another: a change of view asks for the whole log anew.
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
    return this.looking !== null && table.mine.includes(this.looking) ? this.looking : null;
  }

  private hearPosition(message: PositionMessage): void {
    this.asking = false;
    this.error = null;
    this.queue.push({ message, looking: this.table?.looking ?? null });
  }

  private hearError(error: ErrorMessage): void {
    this.asking = false;
    this.error = error;
  }

  // ------------------------------------------------------------ showing it

  private show = async ({ message, looking }: Heard, behind: number): Promise<void> => {
    const { position, steps } = message;
    const isOld = this.shown !== null && looking === this.looking && position.number < this.shown.number;
    if (isOld) return;
    if (this.shown === null || looking !== this.looking) {
      this.log = withSteps([], steps);
    } else {
      await this.tellAll(steps, behind, position.standing);
    }
    this.looking = looking;
    if (this.curtain !== null && looking === this.curtain) this.curtain = null;
    this.shown = position;
    this.isCurrent = this.line === 'open';
  };

  private async tellAll(steps: Step[], behind: number, standing: Standing): Promise<void> {
    const last = this.log.at(-1)?.number ?? 0;
    const fresh = steps.filter((step) => step.number > last);
    const isPlayed = settings.speed !== 'none' && fresh.length + behind <= MANY && !document.hidden;
    this.telling = true;
    for (const step of fresh) {
      this.log = withSteps(this.log, [step]);
      const after = step === fresh.at(-1) ? standing : undefined;
      if (isPlayed) await Promise.race([this.board?.tell(step.events, after), pause(LONGEST)]);
      else sound(step.events);
    }
    this.telling = false;
    if (fresh.some((step) => step.events.some((event) => event.kind === 'scores'))) this.ended = true;
  }

  private rested = (): void => {
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
