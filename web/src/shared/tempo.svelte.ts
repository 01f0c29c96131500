/** How long things take to show, by how much they matter, and the clock that all boards go by. */
import { tick } from 'svelte';
import type { Step } from '../protocol';
import type { Speed } from './board';
import { settings } from './settings.svelte';

/** In milliseconds, at the calm speed. A round of three bots should take about three seconds. */
export const MOMENTS = {
  none: 0,
  /** One field of many, one card of several, the turn passing on: enough to see that it happened. */
  step: 80,
  /** What happens in every turn: a walk, a card laid or drawn. */
  routine: 210,
  /** What changes somebody's plans: cards are won, the die is cast. */
  notable: 400,
  /** What is talked about afterwards: a capture, a loss, a change of the lead. */
  weighty: 950,
} as const;

export type Moment = keyof typeof MOMENTS;
/** How much each kind of event matters. What is not listed is routine. */
export type Moments = Record<string, Moment>;

const PARTS: Record<Speed, number> = { calm: 1, brisk: 0.5, none: 0 };
// Each turn that waits to be shown has so many milliseconds at the calm speed: where it needs more, it goes faster.
const TURN = 900;

class Tempo {
  /** How much faster than usual things go, to catch up. */
  private rate = $state(1);
  /** All that has been heard is shown at once. */
  isHurried = $state(false);
  private waits = new Set<() => void>();
  /** When the first of what is being shown began, and how long it was meant to take so far. */
  private began: number | null = null;
  private meant = 0;

  /** Whether nothing moves. */
  get isStill(): boolean {
    return this.isHurried || settings.speed === 'none' || document.hidden || prefersStill();
  }

  /** In milliseconds. */
  time(moment: Moment): number {
    if (this.isStill) return 0;
    // What matters keeps more of its time when all the rest is hurried.
    const rate = moment === 'weighty' ? Math.sqrt(this.rate) : this.rate;
    return (MOMENTS[moment] * PARTS[settings.speed]) / rate;
  }

  /** A part of a moment. */
  wait(moment: Moment, part = 1): Promise<void> {
    return this.pause(this.time(moment) * part);
  }

  pause(milliseconds: number): Promise<void> {
    if (!milliseconds) return Promise.resolve();
    // What a slow machine has lost on the way here is made up for, as far as an eye can follow.
    this.began ??= performance.now();
    const lost = Math.max(0, performance.now() - this.began - this.meant);
    const time = Math.max(milliseconds / 3, milliseconds - lost);
    this.meant += milliseconds;
    return new Promise((resolve) => {
      const end = () => (this.waits.delete(end), clearTimeout(timer), resolve());
      const timer = setTimeout(end, time);
      this.waits.add(end);
    });
  }

  /** These are waiting to be shown. */
  catchUp(steps: Step[], moments: Moments): void {
    const players = steps.map(({ actor }) => actor).filter((actor) => actor !== 'chance');
    const turns = players.filter((actor, i) => actor !== players[i - 1]).length;
    const events = steps.flatMap(({ events }) => events);
    const all = events.reduce((sum, { kind }) => sum + MOMENTS[moments[kind] ?? 'routine'], 0);
    this.rate = Math.max(1, all / (TURN * Math.max(1, turns)));
  }

  /** Show the rest at once, until `rest` is called. */
  finish(): void {
    this.isHurried = true;
    for (const end of this.waits) end();
  }

  /** All has been shown: the next things take their time again. */
  rest(): void {
    this.rate = 1;
    this.began = null;
    this.meant = 0;
    this.isHurried = false;
  }

  /** For the transitions of a board. */
  get style(): string {
    return (['step', 'routine', 'notable', 'weighty'] as const)
      .map((moment) => `--${moment}: ${this.time(moment)}ms`)
      .join(';');
  }
}

export const tempo = new Tempo();

function prefersStill(): boolean {
  return !!globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
}

/** Everything has its place: what changes from now on moves there from where it was. */
export async function laidOut(): Promise<void> {
  await tick();
  // Asked for a size, the browser works out all styles at once; waiting for it to paint would take a slow one long.
  void document.body.offsetHeight;
}
