import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choice, Event, Position, Standing, Step, TableMessage } from '../src/protocol';
import type { BoardExports } from '../src/shared/board';
import { page, stubBrowser, Wire } from './wire';

const settings = vi.hoisted(() => ({ speed: 'calm', sound: false }));
const sound = vi.hoisted(() => vi.fn());
const remember = vi.hoisted(() => vi.fn());
vi.mock('../src/shared/settings.svelte', () => ({ settings }));
vi.mock('../src/shared/sound', () => ({ sound }));
vi.mock('../src/shared/my_games', () => ({ remember }));
vi.mock('../src/shared/games.svelte', () => ({ gameInfo: () => ({ result_events: ['scores', 'wins'] }) }));

import { LiveTable } from '../src/table/live.svelte';

// ------------------------------------------------------------------ what a server says

const CHOICE: Choice = { action: 7, words: 'move red A', preview: {} };
const RESULT = { winners: [0], scores: [1, 0] };

function table(changes: Partial<TableMessage> = {}): TableMessage {
  const seat = { kind: 'person' as const, level: null, adapts: false, here: true, substitute: false, asked: null, hinted: false };
  return {
    type: 'table',
    table: 'tbl',
    game: 'cups',
    options: {},
    seats: [
      { ...seat, seat: 0, name: 'Ann' },
      { ...seat, seat: 1, name: 'Bo' },
    ],
    mine: [0],
    looking: 0,
    started: true,
    over: false,
    code: null,
    invitation: null,
    host: 0,
    spectators: 0,
    chat: 'none',
    daily: null,
    rematch: null,
    hints: false,
    ...changes,
  };
}

function position(number: number, changes: Partial<Position> = {}, steps: Step[] = []) {
  const shown = { number, view: {}, standing: { totals: [number] } as unknown as Standing, actor: 0, choices: [CHOICE] };
  return { type: 'position', position: { ...shown, can_undo: false, result: null, ...changes }, steps };
}

const event = (kind: string): Event => ({ kind, rules: [], data: {} });
const step = (number: number, actor: Step['actor'] = 1, undone = false): Step => ({
  number,
  actor,
  undone,
  events: undone ? [] : [event(`event-${number}`)],
});

// ------------------------------------------------------------------ a board that ends when the test says so

class Board implements BoardExports {
  told: string[] = [];
  after: (Standing | undefined)[] = [];
  private ends: (() => void)[] = [];
  tell(events: Event[], after?: Standing): Promise<void> {
    this.told.push(...events.map(({ kind }) => kind));
    this.after.push(after);
    return new Promise((resolve) => this.ends.push(resolve));
  }
  async end(): Promise<void> {
    this.ends.shift()!();
    await settled();
  }
}

/** Everything that waits for nothing else is done. */
const settled = () => vi.advanceTimersByTimeAsync(0);
const sent = (type: string) => Wire.last.sent.filter((message) => message.type === type);

let live: LiveTable;
let board: Board;

async function come(message: TableMessage = table(), first = position(1)): Promise<void> {
  live = new LiveTable('tbl');
  live.board = board = new Board();
  Wire.last.opens();
  Wire.last.says(message);
  Wire.last.says(first);
  await settled();
}

async function hear(...messages: object[]): Promise<void> {
  messages.forEach((message) => Wire.last.says(message));
  await settled();
}

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
  settings.speed = 'calm';
  sound.mockClear();
  remember.mockClear();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// ------------------------------------------------------------------

describe('coming to a table', () => {
  it('asks for my own view, of which nothing has been seen', async () => {
    await come();
    expect(Wire.last.url.pathname).toBe('/api/tables/tbl/socket');
    expect(sent('look')).toEqual([{ type: 'look', seat: 0, seen: -1 }]);
    expect(live.looking).toBe(0);
    expect(live.choices).toEqual([CHOICE]);
  });
  it('shows what was there before at once, and keeps it in the log', async () => {
    await come(table(), position(2, {}, [step(1), step(2)]));
    expect(board.told).toEqual([]);
    expect(live.log.map(({ number }) => number)).toEqual([1, 2]);
    expect(live.final).toBeNull();
  });
  it('remembers the table where I have a seat, and no other', async () => {
    await come(table({ over: true }));
    expect(remember).toHaveBeenCalledWith({ table: 'tbl', game: 'cups', over: true, names: ['Ann', 'Bo'] });
    remember.mockClear();
    await hear(table({ mine: [], looking: null }));
    expect(remember).not.toHaveBeenCalled();
  });
  it('as a spectator offers nothing', async () => {
    await come(table({ mine: [], looking: null }), position(1, { can_undo: true }));
    expect(sent('look')).toEqual([{ type: 'look', seat: null, seen: -1 }]);
    expect(live.choices).toEqual([]);
    expect(live.canUndo).toBe(false);
  });
  it('looks again when my seats change, and only then', async () => {
    await come(table({ mine: [], looking: null, started: false }));
    await hear(table({ mine: [], looking: null, started: false, code: 'ABC' }));
    expect(sent('look')).toHaveLength(1);
    await hear(table({ mine: [1], started: false }));
    expect(sent('look').at(-1)).toMatchObject({ seat: 1 });
  });
});

describe('how the bots opened', () => {
  const START = { view: { turn: 1 }, standing: { totals: [0] } as unknown as Standing };
  const opened = { ...position(3, {}, [step(2), step(3)]), opening: START };

  it('is shown to whoever comes before the first choice', async () => {
    await come(table(), opened);
    expect(live.shown).toMatchObject({ ...START, number: 0, actor: 1, choices: [] });
    expect(live.choices).toEqual([]);
    expect(board.told).toEqual(['event-2']);
    await board.end();
    await board.end();
    expect(live.shown?.number).toBe(3);
    expect(live.choices).toEqual([CHOICE]);
    expect(live.log.map(({ number }) => number)).toEqual([2, 3]);
  });
  it('waits for the board, which comes with the first position', async () => {
    live = new LiveTable('tbl');
    Wire.last.opens();
    await hear(table(), opened);
    expect(live.shown?.number).toBe(0);
    live.board = board = new Board();
    await settled();
    expect(board.told).toEqual(['event-2']);
  });
  it('is there at once where nothing moves', async () => {
    settings.speed = 'none';
    await come(table(), opened);
    expect(board.told).toEqual([]);
    expect(live.choices).toEqual([CHOICE]);
  });
});

describe('choosing', () => {
  it('is for whichever seat is mine', async () => {
    await come(table({ mine: [1], looking: 1 }), position(1, { actor: 1 }));
    live.choose(7);
    expect(sent('act')).toEqual([{ type: 'act', seat: 1, number: 1, action: 7 }]);
  });
  it('is asked of the server with the number of what I see, once', async () => {
    await come();
    live.choose(7);
    live.choose(7);
    expect(sent('act')).toEqual([{ type: 'act', seat: 0, number: 1, action: 7 }]);
    expect(live.asking).toBe(true);
    expect(live.choices).toEqual([]);
  });
  it('is over when the position comes, and nothing of the old one is offered again', async () => {
    settings.speed = 'none';
    await come();
    live.choose(7);
    Wire.last.says(position(2, { choices: [] }, [step(2, 0)]));
    // The answer is here, but not shown yet.
    expect(live.asking).toBe(false);
    expect(live.choices).toEqual([]);
    await settled();
    expect(live.shown?.number).toBe(2);
    expect(live.isReady).toBe(true);
  });
  it('is over to the last moment of what the board tells', async () => {
    await come();
    live.choose(7);
    await hear(position(2, { choices: [] }, [step(2, 0)]));
    const ended = board.end();
    const offered: Choice[] = [];
    // The page may be drawn between any two of these.
    for (let i = 0; i < 50; i++) {
      offered.push(...live.choices);
      await Promise.resolve();
    }
    await ended;
    expect(live.shown?.number).toBe(2);
    expect(offered).toEqual([]);
  });
  it('that is refused says why, and can be tried again', async () => {
    await come();
    live.choose(7);
    await hear({ type: 'error', reason: 'server-not-your-turn', rule: '', values: {}, cause: null });
    expect(live.error?.reason).toBe('server-not-your-turn');
    expect(live.choices).toEqual([CHOICE]);
    live.choose(7);
    expect(live.error).toBeNull();
    expect(sent('act')).toHaveLength(2);
  });
  it('forgets an error when the game goes on, or when I have read it', async () => {
    await come();
    const error = { type: 'error', reason: 'server-busy', rule: '', values: {}, cause: null };
    await hear(error, position(1));
    expect(live.error).toBeNull();
    await hear(error);
    live.dropError();
    expect(live.error).toBeNull();
  });
  it('without a line asks nothing, and waits for nothing', async () => {
    await come();
    Wire.last.drops(1006);
    live.choose(7);
    live.start();
    expect(live.asking).toBe(false);
    expect(sent('act')).toEqual([]);
  });
});

describe('what cannot be chosen', () => {
  it('is asked about without waiting, and the answer is shown', async () => {
    await come();
    live.whyNot('move blue A');
    expect(sent('why')).toEqual([{ type: 'why', seat: 0, number: 1, words: 'move blue A' }]);
    expect(live.choices).toEqual([CHOICE]);
    await hear({ type: 'error', reason: 'refused-not-yours', rule: 'E3.1', values: {}, cause: null });
    expect(live.error?.reason).toBe('refused-not-yours');
    expect(live.choices).toEqual([CHOICE]);
  });
});

describe('taking back', () => {
  it('is asked only where the server allows it', async () => {
    await come();
    live.undo();
    expect(sent('undo')).toEqual([]);
    await hear(position(2, { can_undo: true }));
    expect(live.canUndo).toBe(true);
    live.undo();
    expect(sent('undo')).toEqual([{ type: 'undo', seat: 0, number: 2 }]);
    expect(live.canUndo).toBe(false);
  });
  it('is possible while things move, and ends that', async () => {
    await come();
    await hear(position(2, { actor: 1, choices: [], can_undo: true }, [step(2, 0)]), position(3, { can_undo: true }, [step(3)]));
    expect(live.shown?.number).toBe(1);
    expect(live.canUndo).toBe(true);
    live.undo();
    // With the number that was heard last.
    expect(sent('undo')).toEqual([{ type: 'undo', seat: 0, number: 3 }]);
    expect(live.canUndo).toBe(false);
    await board.end();
    expect(board.told).toEqual(['event-2']);
    expect(live.shown?.number).toBe(3);
  });
  it('is over as soon as the server says so, although the board has not shown why', async () => {
    await come();
    await hear(position(2, { can_undo: true }, [step(2, 0)]), position(3, {}, [step(3)]));
    expect(live.canUndo).toBe(false);
  });
  it('strikes out the step in the log', async () => {
    await come();
    await hear(position(2, {}, [step(2, 0)]));
    await board.end();
    await hear(position(3, {}, [step(3, 0, true)]));
    await board.end();
    expect(live.log.map(({ takenBack, undone }) => [takenBack, undone])).toEqual([[true, false], [false, true]]);
  });
});

describe('before the start', () => {
  it('starting and changing seats are asked, and answered by the table', async () => {
    live = new LiveTable('tbl');
    Wire.last.opens();
    await hear(table({ started: false }));
    live.start();
    expect(live.asking).toBe(true);
    await hear(table({ started: false }));
    expect(live.asking).toBe(false);
    live.changeSeat(0, 1, 'Ann');
    expect(Wire.last.sent.slice(-2)).toEqual([{ type: 'start' }, { type: 'seat', seat: 0, to: 1, name: 'Ann' }]);
  });
  it('in a game the table is no answer: that comes with the position', async () => {
    await come();
    live.choose(7);
    await hear(table());
    expect(live.asking).toBe(true);
  });
});

describe('what happens', () => {
  it('is told by the board step by step, the log no sooner than the board', async () => {
    await come();
    await hear(position(3, { choices: [CHOICE] }, [step(2), step(3)]));
    expect(board.told).toEqual(['event-2']);
    expect(live.log).toEqual([]);
    expect(live.telling).toBe(true);
    expect(live.choices).toEqual([]);
    await board.end();
    expect(live.log.map(({ number }) => number)).toEqual([2]);
    expect(board.told).toEqual(['event-2', 'event-3']);
    expect(live.shown?.number).toBe(1);
    await board.end();
    expect(live.shown?.number).toBe(3);
    expect(live.telling).toBe(false);
    expect(live.choices).toEqual([CHOICE]);
  });
  it('goes into the log event by event, each when the next one begins', async () => {
    await come();
    const lines = () => live.log.flatMap(({ events }) => events.map(({ kind }) => kind));
    await hear(position(2, {}, [{ ...step(2), events: ['rolls', 'walks', 'catches'].map(event) }]));
    live.heard();
    expect(lines()).toEqual([]);
    live.heard();
    expect(lines()).toEqual(['rolls']);
    live.heard();
    expect(lines()).toEqual(['rolls', 'walks']);
    await board.end();
    expect(lines()).toEqual(['rolls', 'walks', 'catches']);
    expect(live.log).toHaveLength(1);
  });
  it('says whose step is moving, also where one message tells of several', async () => {
    await come();
    await hear(position(3, {}, [step(2, 1), step(3, 'chance')]));
    expect(live.acting).toBe(1);
    await board.end();
    expect(live.acting).toBe('chance');
  });
  it('is shown at once, with all that waits, by whoever does not want to wait', async () => {
    await come();
    await hear(position(2, {}, [step(2)]), position(4, {}, [step(3), step(4)]));
    live.finish();
    await board.end();
    expect(board.told).toEqual(['event-2']);
    expect(live.shown?.number).toBe(4);
    expect(live.log.map(({ number }) => number)).toEqual([2, 3, 4]);
    expect(sound).not.toHaveBeenCalled();
    // What comes later takes its time again.
    await hear(position(5, {}, [step(5)]));
    expect(board.told).toEqual(['event-2', 'event-5']);
  });
  it('that is not there cannot be skipped in advance', async () => {
    await come();
    live.finish();
    await hear(position(2, {}, [step(2)]));
    expect(board.told).toEqual(['event-2']);
  });
  it('is told with how everybody stands afterwards, where that is known', async () => {
    await come();
    await hear(position(3, {}, [step(2), step(3)]));
    await board.end();
    expect(board.after).toEqual([undefined, { totals: [3] }]);
  });
  it('while something moves waits for its turn', async () => {
    await come();
    await hear(position(2, {}, [step(2)]), position(3, {}, [step(3)]));
    expect(board.told).toEqual(['event-2']);
    await board.end();
    expect(live.shown?.number).toBe(2);
    expect(board.told).toEqual(['event-2', 'event-3']);
    expect(live.choices).toEqual([]);
    await board.end();
    expect(live.shown?.number).toBe(3);
  });
  it('twice is told once', async () => {
    await come();
    await hear(position(2, {}, [step(2)]));
    await board.end();
    await hear(position(3, {}, [step(2), step(3)]));
    await board.end();
    expect(board.told).toEqual(['event-2', 'event-3']);
    expect(live.shown?.number).toBe(3);
  });
  it('and is older than what is shown is left out', async () => {
    await come();
    await hear(position(5, { choices: [] }));
    await hear(position(4));
    expect(live.shown?.number).toBe(5);
    expect(live.choices).toEqual([]);
  });
  it('long ago is not played out, only heard and logged', async () => {
    await come();
    const many = Array.from({ length: 41 }, (_, i) => step(i + 2));
    await hear(position(42, {}, many));
    expect(board.told).toEqual([]);
    expect(live.log).toHaveLength(41);
    expect(sound).toHaveBeenCalledTimes(41);
    expect(sound).toHaveBeenCalledWith('cups', [event('event-2')]);
    expect(live.shown?.number).toBe(42);
  });
  it('a round of many players at once is still played out', async () => {
    await come();
    await hear(position(41, {}, Array.from({ length: 40 }, (_, i) => step(i + 2))));
    expect(board.told).toEqual(['event-2']);
  });
  it('counts those that wait behind it among the many', async () => {
    await come();
    await hear(position(2, {}, [step(2)]));
    // The first of these finds forty behind it.
    await hear(...Array.from({ length: 41 }, (_, i) => position(i + 3, {}, [step(i + 3)])));
    await board.end();
    expect(board.told).toEqual(['event-2', 'event-4']);
  });
  it.each(['hidden', 'still'])('is not played out where nobody would see it move: %s', async (why) => {
    await come();
    if (why === 'hidden') page.hidden = true;
    else settings.speed = 'none';
    await hear(position(2, {}, [step(2)]));
    expect(board.told).toEqual([]);
    expect(live.shown?.number).toBe(2);
  });
  it('does not wait for ever for a board that never comes to an end', async () => {
    await come();
    await hear(position(2, {}, [step(2)]));
    await vi.advanceTimersByTimeAsync(19_000);
    // The server is there, it has just nothing to say.
    Wire.last.says({ type: 'pong' });
    expect(live.shown?.number).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(live.shown?.number).toBe(2);
    expect(live.isReady).toBe(true);
  });
  it('goes on although a board stumbles over it', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    await come();
    live.board = { tell: () => Promise.reject(new Error('stumbled')) };
    await hear(position(3, {}, [step(2), step(3)]));
    expect(live.log.map(({ number }) => number)).toEqual([2, 3]);
    expect(live.choices).toEqual([CHOICE]);
    expect(complaint).toHaveBeenCalledTimes(2);
    complaint.mockRestore();
  });
  it('before a board is there is shown without one', async () => {
    await come();
    live.board = null;
    await hear(position(2, {}, [step(2)]));
    expect(live.shown?.number).toBe(2);
  });
});

describe('the end', () => {
  const end = () =>
    position(2, { actor: null, choices: [], result: RESULT }, [
      { ...step(2), events: [event('moves'), event('scores'), event('wins')] },
    ]);
  it('before my eyes is noticed after the board has told it', async () => {
    await come();
    await hear(end());
    expect(live.final).toBeNull();
    await board.end();
    expect(live.final).not.toBeNull();
  });
  it('is told by nothing before the ceremony has told it', async () => {
    await come();
    await hear(end());
    await board.end();
    expect(board.told).toEqual(['moves']);
    expect(board.after).toEqual([undefined]);
    expect(live.shown).toMatchObject({ number: 1, result: null, standing: { totals: [1] } });
    expect(live.log.flatMap(({ events }) => events.map(({ kind }) => kind))).toEqual(['moves']);
    expect([live.choices, live.isMyTurn]).toEqual([[], false]);
    live.reveal();
    expect(live.shown).toMatchObject({ number: 2, result: RESULT, standing: { totals: [2] } });
    expect(live.log.flatMap(({ events }) => events.map(({ kind }) => kind))).toEqual(['moves', 'scores', 'wins']);
    expect(live.final).toBeNull();
  });
  it('is not heard either', async () => {
    settings.speed = 'none';
    await come();
    await hear(end());
    expect(sound.mock.calls.flatMap(([, events]) => (events as Event[]).map(({ kind }) => kind))).toEqual(['moves']);
  });
  it('long ago is not', async () => {
    await come(table({ over: true }), position(9, { actor: null, result: RESULT }, [step(9)]));
    await hear(position(9, { actor: null, result: RESULT }));
    expect(live.final).toBeNull();
  });
});

describe('a lost line', () => {
  it('offers nothing until the server has told where the table stands', async () => {
    await come();
    Wire.last.drops(1006);
    expect(live.line).toBe('lost');
    expect(live.choices).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    Wire.last.opens();
    expect(live.line).toBe('open');
    await hear(table());
    expect(live.choices).toEqual([]);
    await hear(position(1));
    expect(live.choices).toEqual([CHOICE]);
  });
  it('asks for what has happened since, of the same view', async () => {
    await come(table(), position(4));
    Wire.last.drops(1006);
    await vi.advanceTimersByTimeAsync(300);
    Wire.last.opens();
    await hear(table());
    expect(sent('look')).toEqual([{ type: 'look', seat: 0, seen: 4 }]);
  });
  it('forgets what was asked on it', async () => {
    await come();
    live.choose(7);
    Wire.last.drops(1006);
    expect(live.asking).toBe(false);
  });
  it('lost while things move, makes nothing of the old line current', async () => {
    await come();
    await hear(position(2, {}, [step(2)]));
    Wire.last.drops(1006);
    await board.end();
    expect(live.shown?.number).toBe(2);
    expect(live.choices).toEqual([]);
  });
  it('that is refused says so', async () => {
    await come();
    Wire.last.drops(4404);
    expect(live.line).toBe('refused');
  });
});

describe('coming in again with a seat', () => {
  it('opens another line and hears nothing more on the old one', async () => {
    await come(table({ mine: [], looking: null, started: false }));
    const old = Wire.last;
    live.reconnect();
    expect(Wire.all).toHaveLength(2);
    old.says(table({ code: 'LATE' }));
    old.drops(1000);
    expect(live.table?.code).toBeNull();
    Wire.last.opens();
    await hear(table({ mine: [1], looking: 1, started: false }));
    expect(sent('look')).toEqual([{ type: 'look', seat: 1, seen: -1 }]);
    expect(live.line).toBe('open');
  });
});

describe('leaving', () => {
  it('forgets what has not been shown, and hears no late message', async () => {
    await come();
    await hear(position(2, {}, [step(2)]), position(3, {}, [step(3)]));
    live.close();
    Wire.last.says(position(4, {}, [step(4)]));
    await board.end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(board.told).toEqual(['event-2']);
    expect(live.shown?.number).toBe(2);
    expect(Wire.all).toHaveLength(1);
  });
});

it('whoever sits alone at a device needs no curtain', async () => {
  await come(table({ mine: [], looking: null }), position(1, { actor: 1, choices: [] }));
  await hear(table({ mine: [1], looking: null }), position(1, { actor: 1, choices: [] }));
  expect(live.curtain).toBeNull();
});

describe('two people at one device', () => {
  const both = (looking: number | null) => table({ mine: [0, 1], looking });

  it('see nothing of anybody until the curtain is lifted', async () => {
    await come(both(null), position(1, { choices: [] }));
    expect(sent('look')).toEqual([{ type: 'look', seat: null, seen: -1 }]);
    expect(live.curtain).toBe(0);
    expect(live.isReady).toBe(false);
    live.liftCurtain();
    expect(sent('look').at(-1)).toEqual({ type: 'look', seat: 0, seen: -1 });
    expect(live.curtain).toBe(0);
    await hear(both(0), position(1));
    expect(live.curtain).toBeNull();
    expect(live.choices).toEqual([CHOICE]);
  });
  it('pass the device on: first the hand goes, then the curtain falls', async () => {
    await come(both(0), position(1));
    await hear(position(2, { actor: 1, choices: [], can_undo: true }, [step(2, 0)]));
    await board.end();
    // The whole log is asked for again: what one may know is not kept for another.
    expect(sent('look')).toHaveLength(2);
    expect(sent('look').at(-1)).toEqual({ type: 'look', seat: null, seen: -1 });
    expect(live.curtain).toBeNull();
    const seenByAll = { ...step(2, 0), events: [event('hidden')] };
    await hear(both(null), position(2, { actor: 1, choices: [] }, [seenByAll]));
    expect(live.log.flatMap(({ events }) => events)).toEqual([event('hidden')]);
    expect(board.told).toEqual(['event-2']);
    expect(live.looking).toBeNull();
    expect(live.curtain).toBe(1);
    expect(live.beforeCurtain).toEqual({ seat: 0, number: 2 });
  });
  it('can take back what was done before the curtain fell, once', async () => {
    await come(both(0), position(1));
    await hear(position(2, { actor: 1, choices: [], can_undo: true }));
    await hear(both(null), position(2, { actor: 1, choices: [] }));
    live.undoBehindCurtain();
    live.undoBehindCurtain();
    expect(sent('undo')).toEqual([{ type: 'undo', seat: 0, number: 2 }]);
    await hear(position(3, { actor: 0, choices: [] }));
    expect(live.curtain).toBe(0);
  });
  it('cannot take back what the server does not let them', async () => {
    await come(both(0), position(1));
    await hear(position(2, { actor: 1, choices: [] }));
    await hear(both(null), position(2, { actor: 1, choices: [] }));
    expect(live.beforeCurtain).toBeNull();
    live.undoBehindCurtain();
    expect(sent('undo')).toEqual([]);
  });
  it('cannot take back for one what only the other could, while the views change', async () => {
    await come(both(0), position(1));
    await hear(position(2, { choices: [] }, [step(2)]));
    await hear(both(1), position(3, { actor: 1, can_undo: true }));
    expect([live.looking, live.canUndo]).toEqual([0, false]);
    await board.end();
    expect([live.looking, live.canUndo]).toEqual([1, true]);
  });
  it('forget what could be taken back once the curtain is lifted', async () => {
    await come(both(0), position(1));
    await hear(position(2, { actor: 1, choices: [], can_undo: true }));
    await hear(both(null), position(2, { actor: 1, choices: [] }));
    live.liftCurtain();
    expect(live.beforeCurtain).toBeNull();
  });
  it('keep the curtain down over the turns of others', async () => {
    await come(both(0), position(1, { actor: 'chance', choices: [] }));
    expect(sent('look')).toHaveLength(1);
    expect(live.curtain).toBeNull();
    await hear(position(2, { actor: 2, choices: [] }));
    expect(sent('look')).toHaveLength(1);
    await hear(position(3, { actor: null, result: RESULT }));
    expect(live.curtain).toBeNull();
    expect(live.looking).toBe(0);
    expect(sent('look')).toHaveLength(1);
  });
  it('find the curtain down while others are told of', async () => {
    await come(both(null), position(1, { actor: 1, choices: [] }));
    await hear(position(2, { actor: 1, choices: [] }), position(3, { actor: 1, choices: [] }, [step(3, 2)]));
    expect(board.told).toEqual(['event-3']);
    expect(live.curtain).toBe(1);
  });
  it('need no curtain before the start', async () => {
    await come({ ...both(null), started: false }, position(0, { choices: [] }));
    expect(live.curtain).toBeNull();
  });
  it('lose the view of a seat that is no longer theirs', async () => {
    await come(both(0), position(1, { actor: 'chance' }));
    await hear(table({ mine: [1, 2], looking: 0 }));
    expect(sent('look').at(-1)).toMatchObject({ seat: null });
  });
  it('keep the view of whoever looks when the line was lost', async () => {
    await come(both(0), position(1));
    Wire.last.drops(1006);
    await vi.advanceTimersByTimeAsync(300);
    Wire.last.opens();
    await hear(both(null));
    expect(sent('look')).toEqual([{ type: 'look', seat: 0, seen: 1 }]);
  });
});
