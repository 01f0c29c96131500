// What happened, told on the displayed board one event after the other.

import { tick } from 'svelte';
import type { Display } from './display.svelte';
import { dragonLeg, leg, way, type Point, type Stop } from './geometry';
import type { Colour, Event, Face, Gem, Speed } from './types';

/** Milliseconds that one step takes. */
export const PACE: Record<Speed, number> = { calm: 460, brisk: 200, none: 0 };

export class Story {
  #number = 0;
  #flights = 0;
  #pace = 0;

  constructor(
    private readonly shown: Display,
    private readonly heard: (event: Event) => void,
  ) {}

  /** Leave off telling. */
  stop(): void {
    this.#number++;
  }

  async tell(events: Event[], speed: Speed): Promise<void> {
    const number = ++this.#number;
    const isOn = () => number === this.#number;
    this.#pace = PACE[speed];
    this.shown.busy = true;
    this.shown.trail = [];
    for (const event of events) {
      this.heard(event);
      await this.#play(event, isOn);
      if (!isOn()) return;
    }
    this.shown.busy = false;
  }

  async #play({ kind, data, rules }: Event, isOn: () => boolean): Promise<void> {
    const { shown } = this;
    const layout = shown.layout();
    switch (kind) {
      case 'moves':
        return this.#walk(data.colour, data.start, data.end, isOn);
      case 'treasure':
        await this.#fly({ kind: 'treasure' }, layout.place('chamber'), this.#mat(data.seat), isOn);
        if (isOn()) shown.treasures[data.seat]!++;
        return;
      case 'takes-gold':
        drop(shown.gold[data.field - 7]!);
        await this.#fly({ kind: 'gold', value: data.value }, layout.gold(data.field), this.#mat(data.seat), isOn);
        if (isOn()) this.#receive(data.seat, data.value);
        return;
      case 'takes-gem': {
        drop(shown.gems[data.field - 7]!);
        await this.#fly({ kind: 'gem', gem: data.gem }, layout.gem(data.field), this.#mat(data.seat), isOn);
        const owned = shown.owned[data.seat]!;
        const gem: Gem = data.gem;
        if (isOn()) owned[gem] = (owned[gem] ?? 0) + 1;
        return;
      }
      case 'turns-up-gold':
        shown.gold[data.field - 7]![0] = data.value;
        shown.turned = `gold${data.field}`;
        return this.#wait(0.9);
      case 'turns-up-gem':
        shown.gems[data.field - 7]![0] = data.gem;
        shown.turned = `gem${data.field}`;
        return this.#wait(0.9);
      case 'four-gems':
        shown.four = data.seat;
        return this.#fly({ kind: 'four' }, layout.four, this.#mat(data.seat), isOn);
      case 'wakes-dragon':
        shown.awake = true;
        return this.#wait(1.2);
      case 'rolls':
        return this.#roll(data.face);
      case 'walks':
        for (const field of data.path as number[]) {
          await this.#pass(dragonLeg(layout, shown.dragon, field), (stop) => (shown.dragonStop = stop), isOn);
          if (!isOn()) return;
          shown.dragon = field;
          shown.dragonStop = null;
        }
        return;
      case 'turns':
        shown.facing = data.towards;
        return this.#wait(1);
      case 'catches':
        shown.awake = true;
        // The rule says whether it is the knight that has just moved or another of its colour.
        shown.caught = rules.includes('E6.11')
          ? shown.moved
          : (shown.find(data.colour, String(data.field), shown.moved)?.id ?? null);
        return this.#wait(2);
      case 'pays':
        this.#pay(data.seat, data.value);
        await this.#fly({ kind: 'gold', value: data.value }, this.#mat(data.seat), layout.dragon(shown.dragon), isOn);
        if (isOn()) shown.caught = null;
        return;
      case 'loses': {
        const caught = shown.pieces.find((piece) => piece.id === shown.caught);
        const lost = caught ?? shown.find(data.colour, String(shown.dragon));
        if (lost) lost.place = 'nest';
        shown.caught = null;
        return this.#wait(2);
      }
      case 'bar-shifts':
        shown.awake = false;
        shown.bar = data.field;
        return this.#wait(1.6);
      case 'left-behind':
        return this.#wait(0.6);
      case 'turn':
        shown.turn = data.seat;
        shown.moved = null;
        shown.awake = false;
        // A moment to see what the one before has done.
        return this.#wait(1.2);
    }
  }

  async #walk(colour: Colour, start: string, end: string, isOn: () => boolean): Promise<void> {
    const { shown } = this;
    const piece = shown.find(colour, start, shown.moved);
    if (!piece) return;
    const path = way(start, end);
    shown.trail = [start, ...path];
    let here: Point = shown.spots.get(piece.id) ?? shown.layout().place(start);
    piece.walking = true;
    for (const place of path) {
      await this.#pass(leg(shown.layout(), here, place), (stop) => (piece.stop = stop), isOn);
      if (!isOn()) return;
      piece.place = place;
      here = shown.layout().place(place);
    }
    piece.walking = false;
    piece.stop = undefined;
    shown.moved ??= piece.id;
    await this.#wait(0.5);
  }

  /** From stop to stop along the road. */
  async #pass(stops: Stop[], go: (stop: Stop) => void, isOn: () => boolean): Promise<void> {
    for (const stop of stops) {
      if (!isOn()) return;
      go(stop);
      if (stop.jumps && this.#pace) await painted();
      else await this.#wait(1);
    }
  }

  async #roll(face: number): Promise<void> {
    this.shown.rolling = true;
    this.shown.die = face;
    await this.#wait(2);
    this.shown.rolling = false;
    await this.#wait(1);
  }

  /** A card is lifted, so that all can see it, and goes to its owner. */
  async #fly(face: Face, from: Point, to: Point, isOn: () => boolean): Promise<void> {
    if (!this.#pace) return;
    const id = this.#flights++;
    this.shown.flights.push({ id, face, at: from, scale: 1 });
    await tick();
    await painted();
    await this.#lift(id, { x: from.x, y: from.y - 18 }, 1.35, 1.1);
    await this.#lift(id, to, 0.8, 1.6);
    if (isOn()) this.shown.flights = this.shown.flights.filter((flight) => flight.id !== id);
  }

  #lift(id: number, at: Point, scale: number, beats: number): Promise<void> {
    const flight = this.shown.flights.find((each) => each.id === id);
    if (flight) Object.assign(flight, { at, scale });
    return this.#wait(beats);
  }

  #receive(seat: number, value: number): void {
    const hand = this.shown.hands[seat]!;
    hand.push(seat === this.shown.looking() ? value : null);
    hand.sort((a, b) => (a ?? 0) - (b ?? 0));
  }

  #pay(seat: number, value: number | null): void {
    const hand = this.shown.hands[seat]!;
    const which = hand.indexOf(value);
    hand.splice(which < 0 ? hand.length - 1 : which, 1);
  }

  #mat(seat: number): Point {
    const { shown } = this;
    const box = shown.layout().mat(seat, shown.players, shown.looking());
    return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  }

  #wait(beats: number): Promise<void> {
    return this.#pace ? new Promise((done) => setTimeout(done, beats * this.#pace)) : Promise.resolve();
  }
}

/** Take the top card off; the next one is not known before it is turned up. */
function drop(pile: unknown[]): void {
  pile.shift();
  if (pile.length) pile[0] = null;
}

const painted = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
