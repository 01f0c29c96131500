// What is shown now. Events change it one after the other; a view settles it.

import { crowd, type Layout, type Point, type Slot, type Stop } from './geometry';
import { COLOURS, type Colour, type Face, type Facing, type Gem, type View } from './types';

export interface Piece {
  id: number;
  colour: Colour;
  place: string;
  walking: boolean;
  /** Where it is between two places. */
  stop?: Stop;
}

export interface Flight {
  id: number;
  face: Face;
  at: Point;
  scale: number;
  /** Milliseconds to where it is going. */
  time: number;
}

export class Display {
  pieces = $state<Piece[]>([]);
  dragon = $state(10);
  dragonStop = $state.raw<Stop | null>(null); // where it is between two fields
  facing = $state<Facing>('castle');
  bar = $state(7);
  gold = $state<(number | null)[][]>([]);
  gems = $state<(Gem | null)[][]>([]);
  hands = $state<(number | null)[][]>([]);
  owned = $state<Partial<Record<Gem, number>>[]>([]);
  treasures = $state<number[]>([]);
  four = $state<number | null>(null);
  turn = $state(0);
  players = $state(2);

  flights = $state<Flight[]>([]);
  die = $state<number | null>(null);
  rolling = $state(false);
  awake = $state(false);
  moved = $state<number | null>(null); // the piece that moved first this turn
  caught = $state<number | null>(null);
  striking = $state(false); // the dragon leaps at it
  leg = $state<number | null>(null); // milliseconds from field to field
  trail = $state<string[]>([]);
  turned = $state(''); // the pile whose card has just been turned up
  busy = $state(false);

  constructor(
    readonly layout: () => Layout,
    readonly looking: () => number | null,
    /** The middle of a player's mat, in the units of the picture. */
    readonly mat: (seat: number) => Point,
  ) {}

  // ---------------------------------------------------------------- settling to a view

  /** `own`: the colours of the looking seat, which are drawn in front. */
  settle(view: View, own: Colour[]): void {
    this.flights = [];
    this.busy = false;
    this.rolling = this.striking = false;
    this.leg = null;
    this.turned = '';
    this.players = view.hands.length;
    this.#settlePieces(view, own);
    this.dragon = view.dragon;
    this.dragonStop = null;
    this.facing = view.facing;
    this.bar = view.bar;
    this.gold = view.gold.map((pile) => [...pile]);
    this.gems = view.gems.map((pile) => [...pile]);
    this.hands = view.hands.map((hand) => [...hand]);
    this.owned = view.owned.map((gems) => ({ ...gems }));
    this.treasures = [...view.treasures];
    this.four = view.four;
    if (this.turn !== view.turn) this.die = null;
    this.turn = view.turn;
    this.awake = ['roll', 'capture', 'ransom'].includes(view.phase);
    this.#settleMoved(view);
    this.#settleCaught(view);
  }

  #settlePieces(view: View, own: Colour[]): void {
    const colours = COLOURS.filter((colour) => view.knights[colour]);
    if (this.pieces.length === 0) {
      // Mine come last: they are drawn in front.
      colours.sort((a, b) => Number(own.includes(a)) - Number(own.includes(b)));
    }
    const kept: Piece[] = [];
    let id = 0;
    for (const colour of colours) {
      const wanted = new Map(Object.entries(view.knights[colour] ?? {}));
      if (view.chamber[colour]) wanted.set('chamber', view.chamber[colour]);
      if (view.nest[colour]) wanted.set('nest', view.nest[colour]);
      const present = this.pieces.filter((piece) => piece.colour === colour);
      const loose = present.filter((piece) => {
        const count = wanted.get(piece.place) ?? 0;
        if (count) wanted.set(piece.place, count - 1);
        return !count;
      });
      for (const [place, count] of wanted) {
        for (let i = 0; i < count; i++) {
          const piece = loose.pop();
          if (piece) piece.place = place;
          else present.push({ id: -1, colour, place, walking: false });
        }
      }
      for (const piece of present) if (!loose.includes(piece)) kept.push(piece);
    }
    for (const piece of kept) Object.assign(piece, { walking: false, stop: undefined });
    id = Math.max(0, ...kept.map((piece) => piece.id + 1));
    for (const piece of kept) if (piece.id < 0) piece.id = id++;
    const order = new Map(this.pieces.map((piece, i) => [piece.id, i]));
    kept.sort((a, b) => (order.get(a.id) ?? 1e6 + a.id) - (order.get(b.id) ?? 1e6 + b.id));
    this.pieces = kept;
  }

  #settleMoved(view: View): void {
    const { moved } = view;
    const now = this.pieces.find((piece) => piece.id === this.moved);
    if (!moved || moved.place === null) this.moved = null;
    else if (!now || now.colour !== moved.colour || now.place !== moved.place)
      this.moved = this.find(moved.colour, moved.place)?.id ?? null;
  }

  #settleCaught(view: View): void {
    const { caught } = view;
    const now = this.pieces.find((piece) => piece.id === this.caught);
    if (!caught) this.caught = null;
    else if (!now || now.colour !== caught.colour || now.place !== String(view.dragon))
      this.caught = caught.moved ? this.moved : (this.find(caught.colour, String(view.dragon), this.moved)?.id ?? null);
  }

  find(colour: Colour, place: string, not: number | null = null): Piece | undefined {
    const here = this.pieces.filter((piece) => piece.colour === colour && piece.place === place);
    return here.findLast((piece) => piece.id !== not) ?? here.at(-1);
  }

  // ---------------------------------------------------------------- where the pieces stand

  /** The knight that a choice is about: that which moved, or another if there is one. */
  pieceFor(colour: Colour, place: string, moved: boolean): Piece | undefined {
    const first = this.pieces.find((piece) => piece.id === this.moved);
    if (moved && first) return first;
    return this.find(colour, place, this.moved);
  }

  get spots(): Map<number, Slot> {
    const layout = this.layout();
    const spots = new Map<number, Slot>();
    const here = new Map<string, Piece[]>();
    for (const piece of this.pieces) {
      if (piece.walking) spots.set(piece.id, { ...(piece.stop ?? layout.place(piece.place)), scale: layout.knight });
      else here.set(piece.place, [...(here.get(piece.place) ?? []), piece]);
    }
    for (const [place, pieces] of here) {
      if (place === 'chamber' || place === 'nest') {
        const find = place === 'nest' ? layout.nestPlace : layout.chamberPlace;
        const scale = layout.knight * (place === 'nest' ? 0.72 : 1);
        pieces.forEach((piece, i) => spots.set(piece.id, { ...find(i), scale }));
        continue;
      }
      const middle = layout.place(place);
      crowd(pieces.length, layout).forEach((slot, i) =>
        spots.set(pieces[i]!.id, {
          x: middle.x + slot.x,
          y: middle.y + slot.y,
          scale: slot.scale * layout.knight,
        }),
      );
    }
    return spots;
  }

  /** How many knights of these colours are still in play. */
  inPlay(colours: Colour[]): number {
    return this.pieces.filter(({ colour, place }) => colours.includes(colour) && place !== 'chamber' && place !== 'nest')
      .length;
  }

  get counts(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const piece of this.pieces)
      if (!piece.walking && piece.place !== 'chamber' && piece.place !== 'nest')
        counts.set(piece.place, (counts.get(piece.place) ?? 0) + 1);
    return counts;
  }
}
