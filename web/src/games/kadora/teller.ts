/** Tells what happened, one thing after the other, on the pieces shown. */
import type { Event } from '../../shared/board';
import { laidOut, tempo } from '../../shared/tempo.svelte';
import { carry, moves, raise, type Move, type Piece } from './display';
import { MOMENTS } from './moments';

export interface Stage {
  pieces: () => Piece[];
  show: (pieces: Piece[]) => void;
  /** What stands out for a moment: cards lifted, the line that gives them, a sentence over the table. */
  mark: (mark: Mark) => void;
  heard: (event: Event) => void;
  /** The sums change. Returns the leads that are lost by it. */
  score: (event: Event) => Lead[];
}

export interface Lead {
  seat: number;
  letter: string;
}

export interface Mark {
  lifted?: string[];
  told?: { line: string; place: string; total: number; reached: boolean };
  event?: Event;
  banner?: Event;
  /** Crowns that fall. */
  lost?: Lead[];
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
  const { kind } = event;
  const moment = MOMENTS[kind] ?? 'routine';
  const all = moves(stage.pieces(), event, from);
  const mark = { event, ...markOf(event, all.map(({ key }) => key), laid) };
  stage.heard(event);
  stage.mark(mark);
  if (mark.lifted) await tempo.wait(moment, 0.6);
  if (mark.banner) await tempo.wait(moment);
  const lost = stage.score(event);
  if (lost.length) stage.mark({ ...mark, lost });
  // Before the next one's turn, a moment to see what this one has done.
  if (all.length) await move(stage, all, kind);
  else if (kind === 'turn' || kind === 'scores') await tempo.wait(moment);
  if (lost.length) await tempo.wait('weighty', 0.6);
}

async function move(stage: Stage, all: Move[], kind: string): Promise<void> {
  // First to the front, then off: an element that is moved in the document and in space at once would jump.
  stage.show(raise(stage.pieces(), all.map(({ key }) => key)));
  if (!tempo.isStill) await laidOut();
  for (const each of all) {
    stage.show(carry(stage.pieces(), each));
    await tempo.wait('step', kind === 'majority' ? 0 : Math.min(0.7, 3 / all.length));
  }
  await tempo.wait('routine', kind === 'refills' ? 0.6 : 1);
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
