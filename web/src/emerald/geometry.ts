// Where everything lies, in the units of the picture. Two pictures: a wide one, and an upright one in decks.

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
  name: 'wide' | 'tall';
  w: number;
  h: number;
  knight: number; // scale of a knight
  dragonScale: number;
  card: { w: number; h: number };
  slab: { w: number; h: number };
  meadow: { rx: number; ry: number; rise: number }; // rise: from the front row to the middle of the field
  tower: { rx: number; ry: number };
  spread: { x: number; y: number };
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
  mat(seat: number, seats: number, looking: number | null): Box;
}

export const TOWERS = ['A', 'B', 'C', 'D', 'K'];
export const CAVE = [7, 8, 9, 10, 11, 12, 13, 14, 15];
export const PLACES = [...TOWERS, ...Array.from({ length: 15 }, (_, i) => String(i + 1)), 'chamber', 'nest'];

const WIDE_STARTS: Record<string, Point> = {
  A: { x: 70, y: 158 },
  K: { x: 185, y: 112 },
  B: { x: 300, y: 158 },
  C: { x: 70, y: 308 },
  D: { x: 300, y: 308 },
};
const WIDE_MEADOW: Point[] = [
  { x: 185, y: 442 },
  { x: 80, y: 502 },
  { x: 78, y: 616 },
  { x: 186, y: 682 },
  { x: 296, y: 624 },
  { x: 340, y: 508 },
];

const STEP = 88;
const wideX = (field: number) => 470 + (field - 7) * STEP;

export const wide: Layout = {
  name: 'wide',
  w: 1400,
  h: 760,
  knight: 1.22,
  dragonScale: 1,
  card: { w: 56, h: 74 },
  slab: { w: 83, h: 214 },
  meadow: { rx: 55, ry: 40, rise: 14 },
  tower: { rx: 58, ry: 20 },
  spread: { x: 36, y: 30 },
  place(name) {
    const start = WIDE_STARTS[name];
    if (start) return { x: start.x, y: start.y + 6 };
    if (name === 'chamber') return { x: 1306, y: 300 };
    if (name === 'nest') return { x: 1306, y: 492 };
    const field = Number(name);
    if (field <= 6) {
      const at = WIDE_MEADOW[field - 1]!;
      return { x: at.x, y: at.y + 14 };
    }
    return { x: wideX(field), y: 410 };
  },
  slabAt: (field) => ({ x: wideX(field) - 41.5, y: 226 }),
  dragon: (field) => ({ x: wideX(field), y: 324 }),
  gem: (field) => ({ x: wideX(field), y: 132 }),
  gold: (field) => ({ x: wideX(field), y: 492 }),
  bars: [
    {
      clip: { x: 420, y: 176, w: 800, h: 50 },
      at: (rear) => ({ x: wideX(rear) - STEP / 2 + 3, y: 187 }),
      w: STEP * 4 - 6,
      h: 28,
    },
  ],
  decks: [{ box: { x: 408, y: 40, w: 812, h: 520 }, first: 7, last: 15 }],
  chamber: { x: 1222, y: 60, w: 168, h: 500 },
  chamberPlace: (i) => ({ x: 1266 + (i % 2) * 80, y: 264 + Math.floor(i / 2) * 88 }),
  nest: { x: 1232, y: 414, w: 148, h: 140 },
  nestPlace: (i) => ({ x: 1266 + (i % 4) * 27, y: 490 + Math.floor(i / 4) * 16 }),
  four: { x: 1306, y: 108 },
  mat(seat, seats, looking) {
    // Mine is wider: it has the open hand.
    const mine = looking !== null && looking < seats ? 1.5 : 1;
    const share = 970 / (seats - 1 + mine);
    const before = looking !== null && seat > looking ? seat - 1 + mine : seat;
    return { x: 420 + before * share, y: 580, w: share * (seat === looking ? mine : 1) - 10, h: 170 };
  },
};

const TALL_TOWERS = ['A', 'B', 'K', 'C', 'D'];
const tallX = (field: number) => (field <= 11 ? 40 + (field - 7) * 77.5 : 37 + (field - 12) * 70);

/**
 * The upright picture, as high as suits a screen so much higher than wide: the slabs of the cave give way.
 * Who only watches has no mat of their own below.
 */
export function tall(ratio: number, isWatching: boolean): Layout {
  const rest = isWatching ? 564 : 628; // all but the slabs
  const slab = Math.min(124, Math.max(84, (ratio * 390 - rest) / 2));
  const decks = [222, 358 + slab];
  const top = (field: number) => decks[field <= 11 ? 0 : 1]!;
  const [upper, lower] = decks as [number, number];
  const mats = 494 + 2 * slab;
  const spare = (slab - 84) / 40; // from the lowest picture to the highest
  return {
    name: 'tall',
    w: 390,
    h: rest + 2 * slab,
    knight: 0.96,
    dragonScale: 0.62,
    card: { w: 38, h: 50 },
    slab: { w: 66, h: slab },
    meadow: { rx: 31, ry: 26, rise: 8 },
    tower: { rx: 37, ry: 13 },
    spread: { x: 29, y: 22 },
    place(name) {
      const tower = TALL_TOWERS.indexOf(name);
      if (tower >= 0) return { x: 39 + tower * 78, y: name === 'K' ? 74 : 84 };
      if (name === 'chamber') return { x: 337, y: lower + 60 };
      if (name === 'nest') return { x: 337, y: lower + slab + 76 };
      const field = Number(name);
      if (field <= 6) return { x: 36 + (field - 1) * 63.6, y: field % 2 ? 176 : 184 };
      return { x: tallX(field), y: top(field) + slab + 46 };
    },
    slabAt: (field) => ({ x: tallX(field) - 33, y: top(field) + 68 }),
    // Head and tail must not stick out of the picture.
    dragon: (field) => ({ x: Math.min(Math.max(tallX(field), 63), 327), y: top(field) + 104 + 20 * spare }),
    gem: (field) => ({ x: tallX(field), y: top(field) + 25 }),
    gold: (field) => ({ x: tallX(field), y: top(field) + slab + 97 }),
    bars: [
      {
        clip: { x: 1, y: upper + 50, w: 388, h: 20 },
        at: (rear) => ({ x: 40 + (rear - 7) * 77.5 - 37, y: upper + 54 }),
        w: 77.5 * 4 - 4,
        h: 12,
      },
      {
        clip: { x: 1, y: lower + 50, w: 285, h: 20 },
        at: (rear) => ({ x: 37 + (rear - 12) * 70 - 33, y: lower + 54 }),
        w: 70 * 4 - 4,
        h: 12,
      },
    ],
    decks: [
      { box: { x: 0, y: upper - 6, w: 390, h: slab + 134 }, first: 7, last: 11 },
      { box: { x: 0, y: lower - 6, w: 390, h: slab + 134 }, first: 12, last: 15 },
    ],
    chamber: { x: 288, y: lower - 2, w: 99, h: slab + 126 },
    chamberPlace: (i) => ({ x: 315 + (i % 2) * 46, y: lower + 90 + 8 * spare + Math.floor(i / 2) * (42 + 16 * spare) }),
    nest: { x: 294, y: lower + slab + 54 - 6 * spare, w: 88, h: 68 },
    nestPlace: (i) => ({ x: 313 + (i % 4) * 16, y: lower + slab + 94 - 6 * spare + Math.floor(i / 4) * 9 }),
    four: { x: 337, y: lower + 26 },
    mat(seat, seats, looking) {
      if (seat === looking) return { x: 3, y: mats + 70, w: 384, h: 60 };
      const others = looking === null ? seats : seats - 1;
      const i = looking !== null && seat > looking ? seat - 1 : seat;
      return { x: 3 + (i * 384) / others, y: mats, w: 384 / others - 4, h: 66 };
    },
  };
}

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
  if (place === '1' && from.x > 80) return [{ x: from.x, y: 152 }, { x: to.x, y: 152 }, to];
  return place === '7' || place === '12' ? fold(layout, from, to, true) : [to];
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
