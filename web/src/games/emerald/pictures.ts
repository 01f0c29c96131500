// The three pictures, each as high as suits its room: a wide one, one folded behind the meadow, one folded into three.

import type { Box, Layout, Point } from './geometry';

/** From 0 to 1, as far as a height lies between two others. */
const part = (height: number, least: number, most: number) => Math.min(1, Math.max(0, (height - least) / (most - least)));

/** The size of the numbers: as drawn, or what 12 pixels are. */
function letters(drawn: number, width: number, pixels: number): { text: number; small: number } {
  const small = (12.2 * width) / pixels;
  return { text: Math.max(drawn, small), small };
}

interface Parts {
  /** What the picture shows of the cave: a deck is gems, bar, wall, slabs and gold above each other. */
  top: number;
  h: number;
  card: number;
  bar: number;
  lip: number;
  gap: number;
  /** No slab is higher: the room above it is wall. */
  slab: number;
}

/** The rows of one deck of the cave. */
function rows({ top, h, card, bar, lip, gap, slab: most }: Parts) {
  const gem = top + gap + card * 0.56;
  const beam = gem + card / 2 + gap * 0.5;
  const wall = beam + bar + gap * 0.5;
  const gold = top + h - gap * 0.8 - card / 2;
  const front = gold - card * 0.56 - gap * 0.8;
  const slabH = Math.min(most, front - lip - wall);
  const slab = front - lip - slabH;
  // Behind the knights, as far as there is room.
  const dragon = slab + Math.max(slabH * 0.3, slabH * 0.62 - (slab - wall));
  return { gem, beam, wall, slab, slabH, front, gold, dragon };
}

// ------------------------------------------------------------------ wide

const STEP = 85;
const wideX = (field: number) => 499 + (field - 7) * STEP;
export const WIDE = { w: 1400, least: 600, most: 700 };

export function wide(height: number, pixels: number): Layout {
  const k = part(height, WIDE.least, WIDE.most);
  const h = WIDE.least + k * (WIDE.most - WIDE.least);
  const card = 94 + 8 * k;
  const { gem, beam, wall, slab, slabH, front, gold, dragon } = rows({
    top: 52,
    h: h - 62,
    card,
    bar: 26,
    lip: 24,
    gap: 14 + 6 * k,
    slab: 150 + 20 * k,
  });
  const foot = h * 0.485;
  const [upper, lower] = [foot + (h - foot) * 0.36, h - 68];
  const starts: Record<string, Point> = {
    A: { x: 84, y: 132 + 16 * k },
    K: { x: 200, y: 116 + 24 * k },
    B: { x: 316, y: 132 + 16 * k },
    C: { x: 84, y: 236 + 28 * k },
    D: { x: 316, y: 236 + 28 * k },
  };
  const meadow = [
    { x: 208, y: upper },
    { x: 76, y: upper + 6 },
    { x: 76, y: lower },
    { x: 212, y: lower },
    { x: 348, y: lower },
    { x: 352, y: upper - 6 },
  ];
  const knight = 1.42 + 0.24 * k;
  const hall: Box = { x: 1232, y: 62, w: 162, h: h - 80 };
  const nest: Box = { x: 1240, y: h - 158, w: 146, h: 134 };
  return {
    name: 'wide',
    w: WIDE.w,
    h,
    ...letters(18, WIDE.w, pixels),
    mark: 1.1,
    knight,
    dragonScale: 1.4 + 0.4 * k,
    card: { w: card * 0.757, h: card },
    slab: { w: 80, h: slabH, lip: 24 },
    wall: () => wall,
    meadow: { rx: 62, ry: 38, lip: 20, rise: 12 },
    tower: { rx: 58, ry: 20 },
    spread: { x: 36, y: 32 },
    land: { x: 0, y: 0, w: 470, h },
    gate: { x: 200, y: foot },
    exit: { x: 452, y: upper - 14 },
    foot: (tower) => (tower === 'A' || tower === 'B' ? foot - 70 : tower === 'K' ? foot - 54 : foot),
    // Beside the tower: those who stand on the next one are in front of it.
    sign(tower) {
      const { x, y } = starts[tower]!;
      if (tower === 'K') return { x, y: y + 27 };
      return { x: x + (x < starts.K!.x ? -58 : 58), y: y + 4 };
    },
    place(name) {
      const start = starts[name];
      if (start) return { x: start.x, y: start.y + 6 };
      if (name === 'chamber') return { x: 1313, y: 330 };
      if (name === 'nest') return { x: 1313, y: nest.y + 74 };
      const field = Number(name);
      if (field <= 6) return { x: meadow[field - 1]!.x, y: meadow[field - 1]!.y + 12 };
      return { x: wideX(field), y: front - 34 };
    },
    slabAt: (field) => ({ x: wideX(field) - 40, y: slab }),
    dragon: (field) => ({ x: wideX(field), y: dragon }),
    gem: (field) => ({ x: wideX(field), y: gem }),
    gold: (field) => ({ x: wideX(field), y: gold }),
    bars: [
      {
        clip: { x: 446, y: beam - 8, w: 784, h: 44 },
        at: (rear) => ({ x: wideX(rear) - STEP / 2 + 3, y: beam }),
        w: STEP * 4 - 6,
        h: 26,
      },
    ],
    decks: [{ box: { x: 446, y: 52, w: 784, h: h - 62 }, first: 7, last: 15 }],
    chamber: hall,
    chamberPlace: (i) => ({ x: 1274 + (i % 2) * 78, y: 300 + Math.floor(i / 2) * (h - 480) * 0.6 }),
    nest,
    nestPlace: (i) => ({ x: 1273 + (i % 4) * 27, y: nest.y + 74 + Math.floor(i / 4) * 16 }),
    four: { x: 1313, y: 114 },
  };
}

// ------------------------------------------------------------------ folded once

export const DECK = { w: 640, least: 330, most: 470 };
const deckX = (field: number) => 30 + (field - 7) * 57;
const ROW = ['A', 'B', 'K', 'C', 'D'];

export function deck(height: number, pixels: number): Layout {
  const k = part(height, DECK.least, DECK.most);
  const h = DECK.least + k * (DECK.most - DECK.least);
  const land = 112 + 40 * k;
  const card = 42 + 16 * k;
  const { gem, beam, wall, slab, slabH, front, gold, dragon } = rows({
    top: land + 2,
    h: h - land - 4,
    card,
    bar: 10,
    lip: 15,
    gap: 8,
    slab: 96,
  });
  const hall: Box = { x: 522, y: land + 4, w: 115, h: h - land - 8 };
  const nest: Box = { x: 530, y: h - 68 - 12 * k, w: 98, h: 62 };
  const field = land - 28;
  const tower = (name: string) => land * 0.66 - (name === 'K' ? 2 + 6 * k : 0);
  return {
    name: 'deck',
    w: DECK.w,
    h,
    ...letters(13, DECK.w, pixels),
    mark: 0.72,
    knight: 1.02 + 0.08 * k,
    dragonScale: 0.72 + 0.12 * k,
    card: { w: card * 0.757, h: card },
    slab: { w: 53, h: slabH, lip: 15 },
    wall: () => wall,
    meadow: { rx: 26, ry: 15, lip: 14, rise: 6 },
    tower: { rx: 26, ry: 9 },
    spread: { x: 25, y: 19 },
    land: { x: 0, y: 0, w: DECK.w, h: land },
    gate: { x: 292, y: land - 10 },
    exit: { x: 644, y: field },
    foot: () => land - 4,
    sign: (name) => ({ x: 32 + ROW.indexOf(name) * 57, y: tower(name) + 0.6 }),
    place(name) {
      const start = ROW.indexOf(name);
      if (start >= 0) return { x: 32 + start * 57, y: tower(name) };
      if (name === 'chamber') return { x: 579, y: hall.y + 90 };
      if (name === 'nest') return { x: 579, y: nest.y + 36 };
      const number = Number(name);
      if (number <= 6) return { x: 330 + (number - 1) * 56, y: field + (number % 2 ? 0 : 4) };
      return { x: deckX(number), y: front - 20 };
    },
    slabAt: (number) => ({ x: deckX(number) - 26.5, y: slab }),
    dragon: (number) => ({ x: Math.max(deckX(number), 62), y: dragon }),
    gem: (number) => ({ x: deckX(number), y: gem }),
    gold: (number) => ({ x: deckX(number), y: gold }),
    bars: [
      {
        clip: { x: 1, y: beam - 4, w: 518, h: 18 },
        at: (rear) => ({ x: deckX(rear) - 27, y: beam }),
        w: 57 * 4 - 4,
        h: 10,
      },
    ],
    decks: [{ box: { x: 0, y: land + 2, w: 520, h: h - land - 4 }, first: 7, last: 15 }],
    chamber: hall,
    chamberPlace: (i) => ({ x: 553 + (i % 2) * 53, y: hall.y + 80 + 22 * k + Math.floor(i / 2) * (36 + 22 * k) }),
    nest,
    nestPlace: (i) => ({ x: 555 + (i % 4) * 17, y: nest.y + 34 + Math.floor(i / 4) * 10 }),
    four: { x: 579, y: hall.y + 22 + 6 * k },
  };
}

// ------------------------------------------------------------------ folded into three

export const TALL = { w: 390, least: 548, most: 800 };
const tallX = (field: number) => (field <= 11 ? 40 + (field - 7) * 77.5 : 37 + (field - 12) * 70);

export function tall(height: number, pixels: number): Layout {
  const k = part(height, TALL.least, TALL.most);
  const h = TALL.least + k * (TALL.most - TALL.least);
  const land = 168 + 40 * k;
  const cave = (h - land) / 2;
  const card = 40 + 20 * k;
  const tops = [land, land + cave];
  const deckOf = (field: number) => parts[field <= 11 ? 0 : 1]!;
  const parts = tops.map((top) => rows({ top: top + 2, h: cave - 4, card, bar: 11, lip: 16, gap: 6 + 3 * k, slab: 100 }));
  const [upper, lower] = parts as [(typeof parts)[0], (typeof parts)[0]];
  const hall: Box = { x: 288, y: land + cave + 4, w: 99, h: cave - 8 };
  const nest: Box = { x: 292, y: h - 66 - 8 * k, w: 90, h: 60 };
  const field = land - 34;
  const tower = (name: string) => 74 + 18 * k - (name === 'K' ? 4 * k : 0);
  return {
    name: 'tall',
    w: TALL.w,
    h,
    ...letters(13, TALL.w, pixels),
    mark: 0.8,
    knight: 1.04 + 0.12 * k,
    dragonScale: 0.64 + 0.06 * k,
    card: { w: card * 0.757, h: card },
    slab: { w: 66, h: upper.slabH, lip: 16 },
    wall: (number) => deckOf(number).wall,
    meadow: { rx: 30, ry: 17, lip: 15, rise: 7 },
    tower: { rx: 36, ry: 12 },
    spread: { x: 29, y: 20 },
    land: { x: 0, y: 0, w: TALL.w, h: land },
    gate: { x: 36, y: land - 56 },
    exit: { x: 394, y: field },
    foot: () => land - 58,
    sign: (name) => ({ x: 39 + ROW.indexOf(name) * 78, y: tower(name) + 1.8 }),
    place(name) {
      const start = ROW.indexOf(name);
      if (start >= 0) return { x: 39 + start * 78, y: tower(name) };
      if (name === 'chamber') return { x: 337, y: hall.y + 70 };
      if (name === 'nest') return { x: 337, y: nest.y + 36 };
      const number = Number(name);
      if (number <= 6) return { x: 36 + (number - 1) * 63.6, y: field + (number % 2 ? -3 : 4) };
      return { x: tallX(number), y: deckOf(number).front - 22 };
    },
    slabAt: (number) => ({ x: tallX(number) - 33, y: deckOf(number).slab }),
    // Where she looks must not be out of the picture.
    dragon: (number) => ({
      x: Math.min(Math.max(tallX(number), 70), 320),
      y: deckOf(number).dragon,
    }),
    gem: (number) => ({ x: tallX(number), y: deckOf(number).gem }),
    gold: (number) => ({ x: tallX(number), y: deckOf(number).gold }),
    bars: [
      {
        clip: { x: 1, y: upper.beam - 4, w: 388, h: 20 },
        at: (rear) => ({ x: 40 + (rear - 7) * 77.5 - 37, y: upper.beam }),
        w: 77.5 * 4 - 4,
        h: 11,
      },
      {
        clip: { x: 1, y: lower.beam - 4, w: 285, h: 20 },
        at: (rear) => ({ x: 37 + (rear - 12) * 70 - 33, y: lower.beam }),
        w: 70 * 4 - 4,
        h: 11,
      },
    ],
    decks: [
      { box: { x: 0, y: land + 2, w: 390, h: cave - 4 }, first: 7, last: 11 },
      { box: { x: 0, y: land + cave + 2, w: 390, h: cave - 4 }, first: 12, last: 15 },
    ],
    chamber: hall,
    chamberPlace: (i) => ({ x: 314 + (i % 2) * 47, y: hall.y + 80 + 22 * k + Math.floor(i / 2) * (38 + 24 * k) }),
    nest,
    nestPlace: (i) => ({ x: 313 + (i % 4) * 16, y: nest.y + 34 + Math.floor(i / 4) * 9 }),
    four: { x: 337, y: hall.y + 26 },
  };
}
