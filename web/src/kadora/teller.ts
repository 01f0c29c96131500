/** Tells what happened, one thing after the other, on the pieces shown. */
import type { Event, Speed } from '../shared/board';
import { carry, moves, raise, type Piece } from './display';

export interface Stage {
  pieces: () => Piece[];
  show: (pieces: Piece[]) => void;
  speed: () => Speed;
  /** What stands out for a moment: cards lifted, the line that gives them, a sentence over the table. */
  mark: (mark: Mark) => void;
  heard: (event: Event) => void;
  score: (event: Event) => void;
}

export interface Mark {
  lifted?: string[];
  told?: { line: string; place: string; total: number; reached: boolean };
  event?: Event;
  banner?: Event;
}

/** Milliseconds that a card travels. */
export function pace(speed: Speed): number {
  if (speed === 'none' || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return speed === 'calm' ? 650 : 280;
}

export async function tellAll(stage: Stage, events: Event[]): Promise<void> {
  let from: 'left' | 'right' = 'left';
  let laid = '';
  for (const event of events) {
    if (event.kind === 'draws') from = event.data.pile;
    if (event.kind === 'places') laid = event.data.place;
    await tellOne(stage, event, from, laid);
  }
  stage.mark({ event: events.findLast(({ kind }) => kind !== 'turn') });
}

async function tellOne(stage: Stage, event: Event, from: 'left' | 'right', laid: string): Promise<void> {
  const time = pace(stage.speed());
  const all = moves(stage.pieces(), event, from);
  const keys = all.map((move) => move.key);
  stage.heard(event);
  stage.mark({ event, ...markOf(event, keys, laid) });
  if (event.kind.startsWith('collects')) await wait(time * 1.3);
  if (event.kind === 'last-round' || event.kind.endsWith('win') || event.kind === 'wins') await wait(time * 3);
  stage.score(event);
  // Before the next one's turn, a moment to see what this one has done.
  if (!all.length) return wait(['scores', 'turn'].includes(event.kind) ? time : 0);

  // First to the front, then off: an element that is moved in the document and in space at once would jump.
  stage.show(raise(stage.pieces(), keys));
  if (time) await frames();
  for (const move of all) {
    stage.show(carry(stage.pieces(), move));
    await wait(time * (event.kind === 'majority' ? 0 : Math.min(0.35, 2 / all.length)));
  }
  await wait(time * (event.kind === 'refills' ? 0.75 : 1.1));
}

function markOf(event: Event, keys: string[], laid: string): Mark {
  const { kind, data } = event;
  switch (kind) {
    case 'collects':
    case 'collects-unlike':
    case 'collects-all':
      return {
        lifted: keys,
        told: { line: data.line, place: laid || data.places[0], total: data.total, reached: kind === 'collects' }
      };
    case 'gives':
      return { lifted: keys };
    case 'last-round':
    case 'wins':
    case 'shares-win':
      return { banner: event };
    default:
      return {};
  }
}

export const wait = (time: number): Promise<void> =>
  time ? new Promise((done) => setTimeout(done, time)) : Promise.resolve();

const frames = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
