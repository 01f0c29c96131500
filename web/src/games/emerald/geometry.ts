// Where everything lies, in the units of a picture, whichever of the three it is.

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export interface Slot extends Point {
  scale: number;
}

export interface Layout {
  /** The whole road in one picture; folded once, behind the meadow; folded into three. */
  name: 'wide' | 'deck' | 'tall';
  w: number;
  h: number;
  text: number; // size of the numbers: at least `small`
  small: number; // what 12 pixels are
  mark: number; // scale of what is drawn over the board: counts, steps, dice
  knight: number; // scale of a knight
  dragonScale: number;
  card: { w: number; h: number };
  slab: { w: number; h: number; lip: number }; // lip: the front, with the number
  /** The top of the wall behind a slab. */
  wall(field: number): number;
  meadow: { rx: number; ry: number; lip: number; rise: number }; // rise: from the front row to the middle of the field
  tower: { rx: number; ry: number };
  spread: { x: number; y: number };
  /** Castle and meadow. */
  land: Box;
  gate: Point;
  /** Where the road leaves the meadow. */
  exit: Point;
  foot(tower: string): number;
  /** Where the sign with its letter hangs. */
  sign(tower: string): Point;
  /** The middle of the front row of those who stand there. */
  place(name: string): Point;
  /** The top left corner of the cave field. */
  slabAt(field: number): Point;
  dragon(field: number): Point;
  gem(field: number): Point;
  gold(field: number): Point;
  /** The parts of the bar, one for each deck that it touches. */
  bars: { clip: Box; at(rear: number): Point; w: number; h: number }[];
  decks: { box: Box; first: number; last: number }[];
  chamber: Box;
  chamberPlace(i: number): Point;
  nest: Box;
  nestPlace(i: number): Point;
  four: Point;
}

export const TOWERS = ['A', 'B', 'C', 'D', 'K'];
export const CAVE = [7, 8, 9, 10, 11, 12, 13, 14, 15];
export const PLACES = [...TOWERS, ...Array.from({ length: 15 }, (_, i) => String(i + 1)), 'chamber', 'nest'];

/** Where a crowd stands round a place: back rows first, so that those drawn later stand in front. */
export function crowd(count: number, layout: Layout): Slot[] {
  const columns = count <= 2 ? count : count <= 4 ? 2 : count <= 9 ? 3 : 5;
  const scale = columns <= 2 ? 1 : columns === 3 ? (count <= 6 ? 0.84 : 0.74) : 0.56;
  const slots: Slot[] = [];
  for (let row = Math.ceil(count / columns) - 1; row >= 0; row--) {
    const rest = count - row * columns;
    const here = Math.min(columns, rest);
    for (let column = 0; column < here; column++) {
      slots.push({
        x: (column - (here - 1) / 2) * layout.spread.x * scale * (columns <= 2 ? 1 : 0.88),
        y: -row * layout.spread.y * scale,
        scale,
      });
    }
  }
  return slots;
}

/** The places that a piece passes on its way, its end included. */
export function way(start: string, end: string): string[] {
  const first = TOWERS.includes(start) ? 1 : Number(start) + 1;
  const last = end === 'chamber' ? 15 : Number(end);
  const fields = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => String(first + i));
  return end === 'chamber' ? [...fields, 'chamber'] : fields;
}

/** A point on the way; where the road leaves a deck and comes back on the next, a piece is suddenly there. */
export interface Stop extends Point {
  jumps?: boolean;
}

/** The way of a knight to the next place. */
export function leg(layout: Layout, from: Point, place: string): Stop[] {
  const to = layout.place(place);
  if (layout.name === 'wide') return [to];
  // Out of the castle they walk along its wall.
  if (place === '1' && Math.abs(from.x - to.x) > layout.tower.rx)
    return [{ x: from.x, y: layout.gate.y }, { x: layout.gate.x, y: layout.gate.y }, to];
  return isFold(layout, Number(place)) ? fold(layout, from, to, true) : [to];
}

/** Whether the road leaves one deck in front of this field, and goes on at the other edge. */
function isFold(layout: Layout, field: number): boolean {
  return layout.decks.some(({ first }) => first === field);
}

/** The way of the dragon to the next field, forwards or back. */
export function dragonLeg(layout: Layout, from: number, field: number): Stop[] {
  const [here, to] = [layout.dragon(from), layout.dragon(field)];
  return here.y === to.y ? [to] : fold(layout, here, to, field > from);
}

/** Off one deck at its edge, and onto the other at the opposite one. */
function fold(layout: Layout, from: Point, to: Point, forwards: boolean): Stop[] {
  const [left, right] = [2, layout.w - 2];
  return [
    { x: forwards ? right : left, y: from.y },
    { x: forwards ? left : right, y: to.y, jumps: true },
    to,
  ];
}

/** A line through these places. */
export function track(layout: Layout, places: string[], from: Point | null): string {
  let line = '';
  let last = from;
  if (from) line = `M${from.x} ${from.y}`;
  for (const place of places) {
    const stops: Stop[] = last ? leg(layout, last, place) : [{ ...layout.place(place), jumps: true }];
    line += stops.map(({ x, y, jumps }) => `${jumps ? 'M' : 'L'}${x} ${y}`).join('');
    last = stops.at(-1)!;
  }
  return line;
}

export const at = (point: Point, scale = 1) =>
  `translate(${point.x}px, ${point.y}px)` + (scale === 1 ? '' : ` scale(${scale})`);
