/** The card that I hold, over which place, and how it is carried there: by clicks, keys or dragging. */
import type { Choice } from '../../shared/board';
import type { Pose } from './geometry';
import type { Target } from './targets';

interface Drag {
  card: string;
  from: { x: number; y: number };
  pose: Pose;
  /** It has left its place in the hand. */
  off: boolean;
}

export class Hold {
  card = $state<string | null>(null);
  /** The place chosen once; choosing it again confirms. */
  pinned = $state<string | null>(null);
  pointed = $state<string | null>(null);
  focused = $state<string | null>(null);
  drag = $state.raw<Drag | null>(null);
  /** A gift that is looked at. */
  gift = $state.raw<Choice | null>(null);

  /** The place that is looked at. */
  readonly place = $derived(this.pointed ?? this.focused ?? this.pinned);

  release(): void {
    this.card = this.pinned = this.pointed = this.focused = null;
    this.drag = null;
  }

  take(card: string): void {
    this.card = card;
    this.pinned = null;
  }

  point(target: Target | null): void {
    if (!this.drag?.off) this.pointed = target?.kind === 'place' ? target.name : null;
  }

  grab(card: string, at: { x: number; y: number }, scale: number): void {
    this.drag = { card, from: at, pose: { ...at, scale, tilt: 3 }, off: false };
  }

  /** Whether the card has just left the hand. */
  follow(x: number, y: number, place: string | null): boolean {
    if (!this.drag) return false;
    const { from, off, card, pose } = this.drag;
    if (!off && Math.hypot(x - from.x, y - from.y) < 8) return false;
    if (!off) this.take(card);
    this.drag = { card, from, off: true, pose: { ...pose, x, y } };
    this.pointed = place;
    return !off;
  }

  /** A drag ends. What was not put down by then goes back to the hand. */
  drop(): void {
    if (this.drag?.off) this.release();
    this.drag = null;
  }
}
