/** Where everything lies on the table. Lengths are pixels: text and what is hit are as large here as on the screen. */
import { COLUMNS, ROWS, isPlace } from './cards';

export const CARD_W = 100;
export const CARD_H = 110;

/** The longest pile at the start, for two to five players. */
const LONGEST = 20;

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

/** What lies before a player, or the cards set aside: a place for each colour. */
export interface Panel extends Box {
  /** A mat has its cards in stacks; a slip shows only what they are worth. */
  kind: 'mat' | 'slip';
  /** The name and what else is written, in letters of so many pixels. */
  head: Box;
  text: number;
  /** Middle of the first card of each colour, by colour. */
  feet: { x: number; y: number }[];
  /** How large the place of a colour is. */
  place: { w: number; h: number };
  scale: number;
  /** How far a stack of cards may grow upwards. */
  reach: number;
  /** The first of its cards in hand, and the way to the next; unused for the hand below. */
  hand: { x: number; y: number; step: number; scale: number };
  /** Those cards are drawn in the second line of the head, before what is written there. */
  isHandInHead: boolean;
}

export interface Layout {
  w: number;
  h: number;
  /** Cards in hand are side by side in so many rows. */
  handRows: number;
  isSmall: boolean;
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

// ------------------------------------------------------------------ the middle of the table

type Middle = Pick<Layout, 'block' | 'pitch' | 'blockScale' | 'piles' | 'pileScale' | 'pileStep'>;

/** A finger hits a card of this size. */
export const LEAST_SCALE = 0.442;
const gapAt = (isSmall: boolean): number => (isSmall ? 2 : 6);
/** Beside each pile. */
const airAt = (isSmall: boolean): number => (isSmall ? 5 : 15);
/** Four cards of the block and two piles, which are a little smaller. */
const PILE = 0.85;
const BLOCK_AND_PILES = (4 + 2 * PILE) * CARD_W;
/** Room for the sums: of the rows left of the block, of the columns above it. */
const sums = (isSmall: boolean): Box => (isSmall ? { x: 0, y: 0, w: 25, h: 17 } : { x: 0, y: 0, w: 46, h: 40 });

/** The least height of the block with piles beside it. */
export const leastMiddle = (isSmall: boolean): number =>
  sums(isSmall).h + 4 * (CARD_H * LEAST_SCALE + gapAt(isSmall));

/** How wide the block and piles beside it are at least, and how wide when they are as high as that. */
export function middleWidth(isSmall: boolean, h = 0): number {
  const [gap, tags] = [gapAt(isSmall), sums(isSmall)];
  const scale = (h - tags.h - 4 * gap) / (4 * CARD_H);
  return tags.w + 4 * gap + Math.max(6 * CARD_W * LEAST_SCALE, BLOCK_AND_PILES * scale + 4 * airAt(isSmall));
}

/** The block and the piles, as large as the box allows: the piles beside the block, or above it. */
export function middle(box: Box, isSmall: boolean): Middle {
  const [beside, above] = [pilesBeside(box, isSmall), pilesAbove(box, isSmall)];
  return above.blockScale > beside.blockScale * 1.1 ? above : beside;
}

export function pilesBeside(box: Box, isSmall: boolean): Middle {
  const [gap, tags, least] = [gapAt(isSmall), sums(isSmall), CARD_W * LEAST_SCALE];
  const room = box.w - tags.w - 4 * gap;
  // Rather no air than piles that stick out.
  const air = Math.max(0, Math.min(airAt(isSmall), (room - 6 * least) / 4));
  const wideMost = Math.min((room - 4 * air) / BLOCK_AND_PILES, (room - 4 * air - 2 * least) / (4 * CARD_W));
  const most = Math.min(wideMost, (box.h - tags.h - 4 * gap) / (4 * CARD_H));
  const scale = Math.max(LEAST_SCALE, most);
  const pileScale = Math.max(LEAST_SCALE, scale * PILE);
  const pile = CARD_W * pileScale;
  const wide = tags.w + 4 * (CARD_W * scale + gap) + 2 * (pile + 2 * air);
  const left = box.x + (box.w - wide) / 2 + air;
  const block = blockAt(left + pile + air + tags.w, box, scale, isSmall, tags.h);
  const long = { y: block.block.y + (isSmall ? 22 : 0), w: pile, h: block.block.h - (isSmall ? 22 : 0) };
  return {
    ...block,
    piles: { left: { x: left, ...long }, right: { x: left + wide - pile - 2 * air, ...long } },
    pileScale,
    pileStep: { x: 0, y: (long.h - CARD_H * pileScale) / (LONGEST - 1) }
  };
}

function pilesAbove(box: Box, isSmall: boolean): Middle {
  const [gap, tags, pileScale] = [gapAt(isSmall), sums(isSmall), isSmall ? 0.46 : 0.75];
  const high = CARD_H * pileScale + 6;
  const most = Math.min((box.w - tags.w - 4 * gap - 6) / (4 * CARD_W), (box.h - tags.h - high - 4 * gap) / (4 * CARD_H));
  const scale = Math.max(LEAST_SCALE, most);
  const wide = tags.w + 4 * (CARD_W * scale + gap);
  const x = box.x + (box.w - wide) / 2;
  const block = blockAt(x + tags.w, box, scale, isSmall, tags.h + high);
  const pile = { y: block.block.y - tags.h - high, w: (box.w - 24) / 2, h: high - 6 };
  return {
    ...block,
    piles: { left: { x: box.x + 4, ...pile }, right: { x: box.x + box.w / 2 + 8, ...pile } },
    pileScale,
    pileStep: { x: (pile.w - CARD_W * pileScale) / (LONGEST - 1), y: 0 }
  };
}

function blockAt(x: number, box: Box, scale: number, isSmall: boolean, above: number) {
  const gap = gapAt(isSmall);
  const pitch = { x: CARD_W * scale + gap, y: CARD_H * scale + gap };
  const h = 4 * pitch.y - gap;
  const y = box.y + above + Math.max(0, (box.h - above - h - gap) / 2);
  return { blockScale: scale, pitch, block: { x, y, w: 4 * pitch.x - gap, h } };
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
  const { hand, handRows } = table;
  // A hand in one row is fanned out a little.
  const isFlat = table.isSmall || handRows > 1;
  const inRow = Math.ceil(Math.max(4, count) / handRows);
  const row = Math.floor(index / inRow);
  const off = (index % inRow) - (Math.min(inRow, count - row * inRow) - 1) / 2;
  return {
    x: hand.x + hand.w / 2 + (off * hand.w) / inRow,
    y: hand.y + (hand.h * (row + 0.5)) / handRows + (isFlat ? 0 : Math.abs(off) * 5),
    scale: table.handScale,
    tilt: isFlat ? 0 : off * 2
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
