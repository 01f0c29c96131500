// What happened, told on the displayed board one event after the other.

import { laidOut, tempo, type Moment } from '../../shared/tempo.svelte';
import type { Display } from './display.svelte';
import { dragonLeg, leg, way, type Point, type Stop } from './geometry';
import { MOMENTS } from './moments';
import type { Colour, Event, Face, Gem } from './types';

export class Story {
  #number = 0;
  #flights = 0;
  #moment: Moment = 'routine';

  constructor(
    private readonly shown: Display,
    private readonly heard: (event: Event) => void,
  ) {}

  /** Leave off telling. */
  stop(): void {
    this.#number++;
  }

  async tell(events: Event[]): Promise<void> {
    const number = ++this.#number;
    const isOn = () => number === this.#number;
    this.shown.busy = true;
    this.shown.trail = [];
    for (const event of events) {
      this.#moment = MOMENTS[event.kind] ?? 'routine';
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
        await this.#fly({ kind: 'treasure' }, layout.place('chamber'), shown.mat(data.seat), isOn);
        if (isOn()) shown.treasures[data.seat]!++;
        return;
      case 'takes-gold':
        drop(shown.gold[data.field - 7]!);
        await this.#fly({ kind: 'gold', value: data.value }, layout.gold(data.field), shown.mat(data.seat), isOn);
        if (isOn()) this.#receive(data.seat, data.value);
        return;
      case 'takes-gem': {
        drop(shown.gems[data.field - 7]!);
        await this.#fly({ kind: 'gem', gem: data.gem }, layout.gem(data.field), shown.mat(data.seat), isOn);
        const owned = shown.owned[data.seat]!;
        const gem: Gem = data.gem;
        if (isOn()) owned[gem] = (owned[gem] ?? 0) + 1;
        return;
      }
      case 'turns-up-gold':
        shown.gold[data.field - 7]![0] = data.value;
        shown.turned = `gold${data.field}`;
        return this.#wait(1);
      case 'turns-up-gem':
        shown.gems[data.field - 7]![0] = data.gem;
        shown.turned = `gem${data.field}`;
        return this.#wait(1);
      case 'four-gems':
        shown.four = data.seat;
        return this.#fly({ kind: 'four' }, layout.four, shown.mat(data.seat), isOn);
      case 'wakes-dragon':
        shown.awake = true;
        return this.#wait(1);
      case 'rolls':
        return this.#roll(data.face);
      case 'walks': {
        const path = data.path as number[];
        shown.leg = tempo.time('notable') / Math.max(2, path.length);
        for (const field of path) {
          await this.#pass(dragonLeg(layout, shown.dragon, field), (stop) => (shown.dragonStop = stop), isOn);
          if (!isOn()) return;
          shown.dragon = field;
          shown.dragonStop = null;
        }
        return;
      }
      case 'turns':
        shown.facing = data.towards;
        return this.#wait(1);
      case 'catches':
        shown.awake = shown.striking = true;
        // The rule says whether it is the knight that has just moved or another of its colour.
        shown.caught = rules.includes('E6.11')
          ? shown.moved
          : (shown.find(data.colour, String(data.field), shown.moved)?.id ?? null);
        await this.#wait(1);
        shown.striking = false;
        return;
      case 'pays':
        this.#pay(data.seat, data.value);
        await this.#fly({ kind: 'gold', value: data.value }, shown.mat(data.seat), layout.dragon(shown.dragon), isOn);
        if (isOn()) shown.caught = null;
        return;
      case 'loses': {
        const caught = shown.pieces.find((piece) => piece.id === shown.caught);
        const lost = caught ?? shown.find(data.colour, String(shown.dragon));
        shown.leg = 0.8 * tempo.time('weighty');
        if (lost) lost.place = 'nest';
        shown.caught = null;
        return this.#wait(1);
      }
      case 'bar-shifts':
        shown.awake = false;
        shown.bar = data.field;
        return this.#wait(1);
      case 'left-behind':
        return this.#wait(1);
      case 'turn':
        shown.turn = data.seat;
        shown.moved = null;
        shown.awake = false;
        // A moment to see what the one before has done.
        return this.#wait(1);
    }
  }

  /** Each field is a hop; a long way is hopped faster. */
  async #walk(colour: Colour, start: string, end: string, isOn: () => boolean): Promise<void> {
    const { shown } = this;
    const piece = shown.find(colour, start, shown.moved);
    if (!piece) return;
    const path = way(start, end);
    shown.trail = [start, ...path];
    shown.leg = Math.min(1.5 * tempo.time('step'), (1.5 * tempo.time('routine')) / path.length);
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
    await tempo.wait('step', 0.5);
  }

  /** From stop to stop along the road. */
  async #pass(stops: Stop[], go: (stop: Stop) => void, isOn: () => boolean): Promise<void> {
    for (const stop of stops) {
      if (!isOn()) return;
      go(stop);
      if (stop.jumps && !tempo.isStill) await laidOut();
      else if (!tempo.isStill) await tempo.pause(this.shown.leg ?? 0);
    }
  }

  async #roll(face: number): Promise<void> {
    this.shown.rolling = true;
    this.shown.die = face;
    await this.#wait(0.7);
    this.shown.rolling = false;
    await this.#wait(0.6);
  }

  /** A card is lifted, so that all can see it, and goes to its owner. */
  async #fly(face: Face, from: Point, to: Point, isOn: () => boolean): Promise<void> {
    if (tempo.isStill) return;
    const id = this.#flights++;
    const time = tempo.time(this.#moment);
    this.shown.flights.push({ id, face, at: from, scale: 1, time: 0.4 * time });
    await laidOut();
    await this.#lift(id, { x: from.x, y: from.y - 18 }, 1.35, 0.4 * time);
    await this.#lift(id, to, 0.8, 0.6 * time);
    if (isOn()) this.shown.flights = this.shown.flights.filter((flight) => flight.id !== id);
  }

  #lift(id: number, at: Point, scale: number, time: number): Promise<void> {
    const flight = this.shown.flights.find((each) => each.id === id);
    if (flight) Object.assign(flight, { at, scale, time });
    return tempo.isStill ? Promise.resolve() : tempo.pause(time);
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

  /** A part of the time that the event has. */
  #wait(part: number): Promise<void> {
    return tempo.wait(this.#moment, part);
  }
}

/** Take the top card off; the next one is not known before it is turned up. */
function drop(pile: unknown[]): void {
  pile.shift();
  if (pile.length) pile[0] = null;
}
