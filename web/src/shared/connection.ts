/** One socket, to a table or for the list of my games. A lost one is opened again, after a pause that grows. */
import type { PageMessage, ServerMessage } from '../protocol';

export type Line = 'opening' | 'open' | 'lost' | 'refused';

const PATIENCE = [300, 700, 1500, 3000, 5000];
const BEAT = 20_000;
// A line that brings no answer for so long is dead, whatever the socket says: a phone has slept, or changed networks.
const SILENCE = 10_000;
// The close code by which the server says that asking again is no use.
const FINAL = 4404;

export class Connection {
  private socket: WebSocket | null = null;
  private failures = 0;
  private timer = 0;
  private beat = 0;
  private silence = 0;
  private ended = false;

  constructor(
    private readonly path: string,
    private readonly heard: (message: ServerMessage) => void,
    private readonly changed: (line: Line) => void,
  ) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  /** False if there is no connection at the moment. */
  send(message: PageMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    clearTimeout(this.silence);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  private open(): void {
    clearTimeout(this.timer);
    this.changed(this.failures ? 'lost' : 'opening');
    const url = new URL(this.path, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = (this.socket = new WebSocket(url));
    socket.onopen = () => {
      this.changed('open');
      this.beat = window.setInterval(() => this.listen(socket), BEAT);
    };
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = ({ code }) => this.lost(socket, code);
  }

  private hear(message: ServerMessage): void {
    clearTimeout(this.silence);
    // Until then it may still be that a full server lets us in to say no.
    if (message.type === 'table' || message.type === 'changed') this.failures = 0;
    this.heard(message);
  }

  /** Ask for a sign of life. */
  private listen(socket: WebSocket): void {
    clearTimeout(this.silence);
    if (!this.send({ type: 'ping' })) return;
    this.silence = window.setTimeout(() => {
      this.lost(socket, 1006);
      socket.close();
    }, SILENCE);
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.ended) return;
    // Given up for dead it may still say that it has closed: one loss is counted once.
    this.socket = null;
    clearInterval(this.beat);
    clearTimeout(this.silence);
    if (code === FINAL) {
      this.changed('refused');
      return this.close();
    }
    const wait = PATIENCE[Math.min(this.failures, PATIENCE.length - 1)]!;
    this.failures += 1;
    this.changed('lost');
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  /** The network is back, or the reader is: do not wait for the timer. */
  private hurry = (): void => {
    if (document.hidden) return;
    if (this.socket) this.listen(this.socket);
    else this.open();
  };
}
