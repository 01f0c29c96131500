/** Where everything lies: a wide table, and an upright one for a phone. Lengths are units of the drawing. */
import { COLOURS, COLUMNS, ROWS, isPlace } from './cards';

export const CARD_W = 100;
export const CARD_H = 110;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The middle of a card, its size and its tilt in degrees. */
export interface Pose {
  x: number;
  y: number;
  scale: number;
  tilt: number;
}

/** A loot, or the cards set aside: six columns, each with the place of its first card. */
export interface Panel extends Box {
  kind: 'mine' | 'other' | 'row';
  /** Middle of the first card of each colour, by colour. */
  feet: { x: number; y: number }[];
  scale: number;
  /** How far a stack of cards may grow, and towards where. */
  reach: { x: number; y: number };
  /** The first of its cards in hand, and the way to the next; unused for the hand below. */
  hand: { x: number; y: number; step: number; scale: number };
}

export interface Layout {
  upright: boolean;
  w: number;
  h: number;
  block: Box;
  pitch: { x: number; y: number };
  blockScale: number;
  piles: { left: Box; right: Box };
  pileScale: number;
  pileStep: { x: number; y: number };
  hand: Box;
  handScale: number;
  /** By seat; with two players the third is the virtual player's, where the cards set aside lie. */
  panels: Panel[];
  aside: Panel | null;
  /** Where the words go. */
  note: Box;
}

/** The longest pile at the start, for two to five players. */
const LONGEST = 20;

/** `room`: how high an upright table may be. */
export function layout(upright: boolean, players: number, bottom: number, room = Infinity): Layout {
  return upright ? tall(players, bottom, room) : wide(players, bottom);
}

// ------------------------------------------------------------------ wide

function wide(players: number, bottom: number): Layout {
  const pitch = { x: 116, y: 127 };
  const block = { x: 371, y: 58, w: 4 * pitch.x - 6, h: 4 * pitch.y - 6 };
  const slots = [
    { x: 14, y: 310 },
    { x: 14, y: 30 },
    { x: 970, y: 30 },
    { x: 970, y: 310 }
  ].map((at) => ({ ...at, w: 216, h: 264 }));
  const others = { 2: [2], 3: [1, 2], 4: [0, 1, 2], 5: [0, 1, 2, 3] }[players]!;
  const asideSlot = { 2: 1, 3: 3, 4: 3, 5: null }[players]!;
  const panels: Panel[] = [];
  panels[bottom] = widePanel({ x: 14, y: 586, w: 300, h: 204 }, 'mine');
  others.forEach((slot, i) => (panels[(bottom + 1 + i) % players] = widePanel(slots[slot], 'other')));
  const box = asideSlot === null ? null : slots[asideSlot];
  const low = { y: 414, h: 160 };
  const aside = box && widePanel(players > 2 ? { ...box, ...low } : box, 'other');
  if (players === 2) panels[2] = aside!;
  const pile = { y: 58, w: CARD_W, h: 502 };
  return {
    upright: false,
    w: 1200,
    h: 800,
    block,
    pitch,
    blockScale: 1.1,
    piles: { left: { x: 242, ...pile }, right: { x: 858, ...pile } },
    pileScale: 1,
    pileStep: { x: 0, y: (pile.h - CARD_H) / (LONGEST - 1) },
    hand: { x: 326, y: 624, w: 548, h: 150 },
    handScale: 1.3,
    panels,
    aside,
    note: { x: 894, y: 590, w: 292, h: 200 }
  };
}

function widePanel(box: Box, kind: 'mine' | 'other'): Panel {
  const scale = kind === 'mine' ? 0.44 : 0.32;
  const step = (box.w - 16) / COLOURS.length;
  const foot = box.y + box.h - 36 - (CARD_H * scale) / 2;
  const top = box.y + (kind === 'mine' || box.h < 200 ? 54 : 96);
  return {
    ...box,
    kind,
    feet: COLOURS.map((_, i) => ({ x: box.x + 8 + step * (i + 0.5), y: foot })),
    scale,
    reach: { x: 0, y: top + (CARD_H * scale) / 2 - foot },
    hand: { x: box.x + 30, y: box.y + 66, step: 38, scale: 0.31 }
  };
}

// ------------------------------------------------------------------ upright

function tall(players: number, bottom: number, room: number): Layout {
  const rows = players + (players < 5 ? 1 : 0);
  const rowHeight = 29;
  const order = Array.from({ length: players }, (_, i) => (bottom + 1 + i) % players);
  const panels: Panel[] = [];
  const rowAt = (i: number): Box => ({ x: 3, y: 3 + i * rowHeight, w: 384, h: rowHeight - 3 });
  const first = players < 5 ? 1 : 0;
  order.forEach((seat, i) => (panels[seat] = tallPanel(rowAt(first + i))));
  const aside = first ? tallPanel(rowAt(0)) : null;
  if (players === 2) panels[2] = aside!;
  const { pile, row, note, hand } = squeezed(640 + rows * rowHeight - room);
  const pileTop = 3 + rows * rowHeight + 4;
  const blockScale = (row - 2.4) / CARD_H;
  const pitch = { x: CARD_W * blockScale + 3, y: row };
  const w = 4 * pitch.x - 3;
  const block = { x: 5 + (353 - w) / 2, y: pileTop + pile + 24, w, h: 4 * pitch.y - 3 };
  const noteTop = block.y + block.h + 7;
  const handTop = noteTop + note + 5;
  const pileScale = pile / 112;
  return {
    upright: true,
    w: 390,
    h: handTop + hand + 4,
    block,
    pitch,
    blockScale,
    piles: { left: { x: 5, y: pileTop, w: 182, h: pile }, right: { x: 203, y: pileTop, w: 182, h: pile } },
    pileScale,
    pileStep: { x: (182 - CARD_W * pileScale) / (LONGEST - 1), y: 0 },
    hand: { x: 3, y: handTop, w: 384, h: hand },
    handScale: (hand - 3) / CARD_H,
    panels,
    aside,
    note: { x: 3, y: noteTop, w: 384, h: note }
  };
}

/** Heights of a pile, a row of the block, the words and the hand that save so much, as far as fingers allow. */
function squeezed(save: number): { pile: number; row: number; note: number; hand: number } {
  const part = Math.min(1, Math.max(0, save / (9 + 4 * 40.5 + 7 + 38)));
  return { pile: 47 - 9 * part, row: 97 - 40.5 * part, note: 61 - 7 * part, hand: 100 - 38 * part };
}

function tallPanel(box: Box): Panel {
  const left = box.x + 104;
  const step = 40.5;
  return {
    ...box,
    kind: 'row',
    feet: COLOURS.map((_, i) => ({ x: left + step * i + 10, y: box.y + box.h / 2 })),
    scale: 0.19,
    reach: { x: 9, y: 0 },
    hand: { x: box.x + 33, y: box.y + box.h - 7, step: 12, scale: 0.105 }
  };
}

// ------------------------------------------------------------------ places

export function placeBox(table: Layout, place: string): Box {
  return {
    x: table.block.x + COLUMNS.indexOf(place[0] as 'a') * table.pitch.x,
    y: table.block.y + ROWS.indexOf(place[1] as '1') * table.pitch.y,
    w: CARD_W * table.blockScale,
    h: CARD_H * table.blockScale
  };
}

export function placePose(table: Layout, place: string): Pose {
  const box = placeBox(table, place);
  return { x: box.x + box.w / 2, y: box.y + box.h / 2, scale: table.blockScale, tilt: wobble(place) };
}

/** Cards on a table never lie quite straight. */
export function wobble(text: string): number {
  const number = [...text].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 97, 7);
  return (number % 7) / 3 - 1;
}

export function handPose(table: Layout, index: number, count: number): Pose {
  const step = table.hand.w / Math.max(4, count);
  const middle = table.hand.x + table.hand.w / 2;
  const off = index - (count - 1) / 2;
  return {
    x: middle + off * step,
    y: table.hand.y + table.hand.h / 2 + (table.upright ? 0 : Math.abs(off) * 5),
    scale: table.handScale,
    tilt: table.upright ? 0 : off * 2
  };
}

export function pilePose(table: Layout, pile: 'left' | 'right', index: number): Pose {
  const box = table.piles[pile];
  return {
    x: box.x + (CARD_W * table.pileScale) / 2 + index * table.pileStep.x,
    y: box.y + (CARD_H * table.pileScale) / 2 + index * table.pileStep.y,
    scale: table.pileScale,
    tilt: wobble(`${pile}${index}`) * 0.8
  };
}

/** The place under a point of the drawing. */
export function placeAt(table: Layout, x: number, y: number): string | null {
  const column = COLUMNS[Math.floor((x - table.block.x) / table.pitch.x)];
  const row = ROWS[Math.floor((y - table.block.y) / table.pitch.y)];
  const place = `${column}${row}`;
  return isPlace(place) ? place : null;
}
