import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '../src/protocol';
import { Connection, type Line } from '../src/shared/connection';
import { page, stubBrowser, Wire } from './wire';

const lines: Line[] = [];
const heard: ServerMessage[] = [];
const PATIENCE = [300, 700, 1500, 3000, 5000, 5000];

function connect(): Connection {
  return new Connection(
    '/socket',
    (message) => heard.push(message),
    (line) => lines.push(line),
  );
}

/** A line that is open, and let in. */
function connected(): Connection {
  const connection = connect();
  Wire.last.opens();
  Wire.last.says({ type: 'table' });
  return connection;
}

/** It is opened again after so long, and not sooner. */
function expectOpenedAfter(wait: number): void {
  const before = Wire.all.length;
  vi.advanceTimersByTime(wait - 1);
  expect(Wire.all).toHaveLength(before);
  vi.advanceTimersByTime(1);
  expect(Wire.all).toHaveLength(before + 1);
}

beforeEach(() => {
  vi.useFakeTimers();
  lines.length = heard.length = 0;
  stubBrowser();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a line to the table', () => {
  it('is a socket at the address of the page, and says when it is open', () => {
    connect();
    expect(Wire.last.url.href).toBe('wss://here/socket');
    expect(lines).toEqual(['opening']);
    Wire.last.opens();
    expect(lines).toEqual(['opening', 'open']);
  });
  it('carries what is said, and says so if nobody hears it', () => {
    const connection = connect();
    expect(connection.send({ type: 'start' })).toBe(false);
    Wire.last.opens();
    expect(connection.send({ type: 'start' })).toBe(true);
    expect(Wire.last.sent).toEqual([{ type: 'start' }]);
    Wire.last.drops(1006);
    expect(connection.send({ type: 'start' })).toBe(false);
  });
  it('brings what the server says', () => {
    connected();
    Wire.last.says({ type: 'pong' });
    expect(heard).toEqual([{ type: 'table' }, { type: 'pong' }]);
  });
});

describe('silence', () => {
  it('of a line that brings no answer ends it', () => {
    connected();
    vi.advanceTimersByTime(20_000);
    expect(Wire.last.sent).toEqual([{ type: 'ping' }]);
    vi.advanceTimersByTime(9_999);
    expect(lines.at(-1)).toBe('open');
    vi.advanceTimersByTime(1);
    expect(lines.at(-1)).toBe('lost');
    expect(Wire.last.readyState).toBe(Wire.CLOSED);
    expectOpenedAfter(300);
  });
  it('is broken by any message, not only by the answer', () => {
    connected();
    vi.advanceTimersByTime(25_000);
    Wire.last.says({ type: 'position' });
    vi.advanceTimersByTime(14_000);
    expect(lines.at(-1)).toBe('open');
  });
  it('does not fall while the server answers', () => {
    connected();
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(20_000);
      Wire.last.says({ type: 'pong' });
    }
    vi.advanceTimersByTime(19_000);
    expect(Wire.all).toHaveLength(1);
    expect(Wire.last.sent).toHaveLength(5);
  });
  it('asked for twice is broken by one answer', () => {
    connected();
    vi.advanceTimersByTime(25_000);
    page.happens('online');
    expect(Wire.last.sent).toHaveLength(2);
    Wire.last.says({ type: 'pong' });
    vi.advanceTimersByTime(14_000);
    expect(lines.at(-1)).toBe('open');
  });
  it('is one loss, although the socket then closes too', () => {
    connected();
    const dead = Wire.last;
    vi.advanceTimersByTime(30_000);
    dead.drops(1006);
    expect(lines.filter((line) => line === 'lost')).toHaveLength(1);
    expectOpenedAfter(300);
    Wire.last.drops(1006);
    expectOpenedAfter(700);
  });
});

describe('a lost line', () => {
  it('is opened again, sooner at first, then more patiently', () => {
    connect();
    for (const wait of PATIENCE) {
      Wire.last.drops(1006);
      expect(lines.at(-1)).toBe('lost');
      expectOpenedAfter(wait);
    }
    Wire.last.opens();
    expect(lines.at(-1)).toBe('open');
  });
  it('is no success as long as the server lets it in only to say no', () => {
    connect();
    for (const wait of PATIENCE) {
      Wire.last.opens();
      Wire.last.says({ type: 'error', reason: 'server-full' });
      Wire.last.drops(1013);
      expectOpenedAfter(wait);
    }
  });
  it('is forgiven once the table has been told', () => {
    connect();
    for (const wait of PATIENCE.slice(0, 3)) {
      Wire.last.drops(1006);
      expectOpenedAfter(wait);
    }
    Wire.last.opens();
    Wire.last.says({ type: 'table' });
    Wire.last.drops(1006);
    expectOpenedAfter(300);
  });
  it('is not asked for signs of life', () => {
    connected();
    const first = Wire.last;
    page.happens('online');
    first.drops(1006);
    // What is left is the timer by which it is opened again.
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(300);
    vi.advanceTimersByTime(40_000);
    expect(first.sent).toHaveLength(1);
    expect(Wire.all).toHaveLength(2);
  });
  it('that is refused for good is not opened again', () => {
    connect();
    Wire.last.opens();
    Wire.last.drops(4404);
    expect(lines.at(-1)).toBe('refused');
    page.happens('online');
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
  });
});

describe('somebody who comes back', () => {
  it('has the line asked at once', () => {
    connected();
    page.happens('visibilitychange');
    expect(Wire.last.sent).toEqual([{ type: 'ping' }]);
    vi.advanceTimersByTime(10_000);
    expect(lines.at(-1)).toBe('lost');
  });
  it('does not wait for the timer of a lost line', () => {
    connected();
    Wire.last.drops(1006);
    page.happens('online');
    expect(Wire.all).toHaveLength(2);
    expect(lines.at(-1)).toBe('lost');
    // The timer does not open a third one.
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(2);
  });
  it('does not open a second line while the first is on its way', () => {
    connect();
    page.happens('online');
    page.happens('visibilitychange');
    expect(Wire.all).toHaveLength(1);
  });
  it('is not there as long as the page is hidden', () => {
    connected();
    page.hidden = true;
    page.happens('visibilitychange');
    expect(Wire.last.sent).toEqual([]);
    Wire.last.drops(1006);
    page.happens('visibilitychange');
    expect(Wire.all).toHaveLength(1);
  });
});

describe('a closed line', () => {
  it('stays closed, and says nothing more', () => {
    const connection = connected();
    const before = [...lines];
    connection.close();
    expect(Wire.last.readyState).toBe(Wire.CLOSED);
    Wire.last.drops(1006);
    page.happens('online');
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
    expect(lines).toEqual(before);
    expect(page.listeners.size).toBe(0);
  });
  it('is not opened by the timer of an earlier loss', () => {
    const connection = connected();
    Wire.last.drops(1006);
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
  });
  it('asks for no signs of life', () => {
    const connection = connected();
    page.happens('online');
    connection.close();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(Wire.last.sent).toHaveLength(1);
  });
});
