/** A browser without a network: sockets whose other end is the test, and events that the test sets off. */
import { vi } from 'vitest';

export class Wire {
  static CONNECTING = 0;
  static OPEN = 1;
  static CLOSED = 3;
  static all: Wire[] = [];
  readyState = Wire.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  constructor(readonly url: URL) {
    Wire.all.push(this);
  }
  static get last(): Wire {
    return Wire.all.at(-1)!;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = Wire.CLOSED;
  }
  opens() {
    this.readyState = Wire.OPEN;
    this.onopen();
  }
  /** As a browser does, it brings nothing once it is closed. */
  says(message: object) {
    if (this.readyState === Wire.OPEN) this.onmessage({ data: JSON.stringify(message) });
  }
  drops(code: number) {
    this.readyState = Wire.CLOSED;
    this.onclose({ code });
  }
}

export const page = {
  hidden: false,
  listeners: new Map<string, () => void>(),
  /** Something happens to the page: `online`, `visibilitychange`. */
  happens(kind: string) {
    page.listeners.get(kind)?.();
  },
};

export function stubBrowser(): void {
  Wire.all = [];
  page.hidden = false;
  page.listeners.clear();
  const listen = {
    addEventListener: (kind: string, act: () => void) => void page.listeners.set(kind, act),
    removeEventListener: (kind: string) => void page.listeners.delete(kind),
  };
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('location', { href: 'https://here/table/x' });
  vi.stubGlobal('document', { ...listen, get hidden() { return page.hidden; } });
  vi.stubGlobal('addEventListener', listen.addEventListener);
  vi.stubGlobal('removeEventListener', listen.removeEventListener);
}
