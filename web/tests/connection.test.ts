import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '../src/protocol';
import { Connection, type Line } from '../src/shared/connection';

/** A socket whose other end is this test. */
class Wire {
  static CLOSED = 3;
  static OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  constructor() {
    Wire.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = Wire.CLOSED;
  }
  opens() {
    this.readyState = Wire.OPEN;
    this.onopen();
  }
  says(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  drops(code: number) {
    this.readyState = Wire.CLOSED;
    this.onclose({ code });
  }
}

const listeners: Record<string, () => void> = {};
const lines: Line[] = [];
const heard: ServerMessage[] = [];
const last = () => Wire.all.at(-1)!;

function connect(): Connection {
  return new Connection(
    '/socket',
    (message) => heard.push(message),
    (line) => lines.push(line),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  lines.length = heard.length = 0;
  const listen = { addEventListener: (kind: string, act: () => void) => (listeners[kind] = act), removeEventListener: () => {} };
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('location', { href: 'http://here/' });
  vi.stubGlobal('document', { hidden: false, ...listen });
  vi.stubGlobal('addEventListener', listen.addEventListener);
  vi.stubGlobal('removeEventListener', listen.removeEventListener);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a line to the table', () => {
  it('that brings no answer is opened again', () => {
    connect();
    last().opens();
    last().says({ type: 'table' });
    vi.advanceTimersByTime(20_000);
    expect(last().sent).toEqual(['{"type":"ping"}']);
    vi.advanceTimersByTime(10_000);
    expect(lines.at(-1)).toBe('lost');
    vi.advanceTimersByTime(300);
    expect(Wire.all).toHaveLength(2);
  });
  it('that answers stays open', () => {
    connect();
    last().opens();
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(20_000);
      last().says({ type: 'pong' });
    }
    vi.advanceTimersByTime(19_000);
    expect(Wire.all).toHaveLength(1);
    expect(lines).toEqual(['opening', 'open']);
  });
  it('is asked at once when somebody comes back to the page', () => {
    connect();
    last().opens();
    listeners.visibilitychange!();
    expect(last().sent).toHaveLength(1);
  });
  it('waits longer and longer for a server that lets it in only to say no', () => {
    connect();
    for (const wait of [300, 700, 1500, 3000, 5000, 5000]) {
      const before = Wire.all.length;
      last().opens();
      last().says({ type: 'error', reason: 'server-full' });
      last().drops(1013);
      vi.advanceTimersByTime(wait - 1);
      expect(Wire.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(Wire.all).toHaveLength(before + 1);
    }
  });
  it('that is refused for good is not opened again', () => {
    connect();
    last().opens();
    last().drops(4404);
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
    expect(lines.at(-1)).toBe('refused');
  });
});
