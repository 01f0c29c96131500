/** What is said at a table, and the reactions that are shown now. */
import type { ChatLine, ChatMessage, ReactionMessage } from '../protocol';

export type Reaction = ReactionMessage['reaction'];

export interface Shown {
  key: number;
  seat: number;
  reaction: Reaction;
}

const MAX_LINES = 50;
// So long a reaction is seen.
const MOMENT = 3000;

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  reactions = $state.raw<Shown[]>([]);
  isOpen = $state(false);
  /** The last line that was looked at; kept, so that a page that is loaded again knows. */
  private read = $state(0);
  private readonly key: string;
  private count = 0;

  constructor(table: string) {
    this.key = `gemhoard-chat-${table}`;
    this.read = Number(globalThis.sessionStorage?.getItem(this.key) ?? 0);
  }

  get unread(): number {
    return this.lines.filter(({ number }) => number > this.read).length;
  }

  hear = (message: ChatMessage | ReactionMessage): void => {
    if (message.type === 'reaction') this.show(message);
    else this.add(message.lines);
  };

  open = (isOpen: boolean): void => {
    this.isOpen = isOpen;
    this.markRead();
  };

  private markRead(): void {
    this.read = this.lines.at(-1)?.number ?? this.read;
    globalThis.sessionStorage?.setItem(this.key, String(this.read));
  }

  private add(lines: ChatLine[]): void {
    // A line that was opened again brings all of them again.
    const last = this.lines.at(-1)?.number ?? 0;
    const fresh = lines.filter(({ number }) => number > last);
    this.lines = [...this.lines, ...fresh].slice(-MAX_LINES);
    if (this.isOpen) this.markRead();
  }

  private show({ seat, reaction }: ReactionMessage): void {
    const key = (this.count += 1);
    this.reactions = [...this.reactions.filter((shown) => shown.seat !== seat), { key, seat, reaction }];
    setTimeout(() => (this.reactions = this.reactions.filter((shown) => shown.key !== key)), MOMENT);
  }
}
