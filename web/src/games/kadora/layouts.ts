/** The four layouts of the table: a phone upright, a phone on its side, a tablet, a large screen. */
import type { Screen } from '../../shared/board';
import { COLOURS } from './cards';
import { CARD_H, CARD_W, LEAST_SCALE, leastMiddle, middle, type Box, type Layout, type Panel } from './geometry';

const GAP = 3;
/** A slip has three lines: the name, the cards in hand, and what each colour is worth. */
const SLIP = { least: 44, most: 60 };

interface Room {
  w: number;
  h: number;
  players: number;
  /** The seat whose hand lies below. */
  bottom: number;
}

/** A table for so much room. It may be higher, where the room is too small for fingers. */
export function layout(screen: Screen, room: Room): Layout {
  return { upright, side, tablet, large }[screen](room);
}

// ------------------------------------------------------------------ phones

function upright({ w, h, players, bottom }: Room): Layout {
  const boxes = players < 5 ? players : 4;
  const rows = Math.ceil(boxes / 2);
  const least = rows * (SLIP.least + GAP) + leastMiddle(true) + 45 + CARD_H * LEAST_SCALE + 2 + 2 * GAP + 3;
  const extra = Math.max(0, h - least);
  // Where there is room, what I have is a line of its own; else it is beside the hand.
  const hasLine = extra > 60;
  const slip = Math.min(SLIP.most, SLIP.least + extra * 0.04);
  const note = Math.min(72, 45 + extra * 0.08);
  const hand = Math.min(((w - 24) / 4) * 1.1, 112, CARD_H * LEAST_SCALE + 2 + extra * 0.13);
  const line = hasLine ? Math.min(40, 32 + extra * 0.02) : 0;
  const others = rows * (slip + GAP);
  const below = note + hand + line + (hasLine ? 3 : 2) * GAP + 3;
  const high = Math.max(leastMiddle(true), h - others - below);
  const noteTop = others + high + GAP;
  const handTop = noteTop + note + GAP + (hasLine ? line + GAP : 0);
  const handScale = (hand - 2) / CARD_H;
  const handWidth = hasLine ? w : Math.max(4 * (CARD_W * handScale + 4), w - 172);
  const mine = hasLine
    ? linePanel({ x: 0, y: noteTop + note + GAP, w, h: line })
    : slipPanel({ x: handWidth + GAP, y: handTop, w: w - handWidth - GAP, h: hand }, 3);
  const half = (w - GAP) / 2;
  const at = (i: number): Box => {
    const isAlone = i === boxes - 1 && boxes % 2 === 1;
    return { x: (i % 2) * (half + GAP), y: Math.floor(i / 2) * (slip + GAP), w: isAlone ? w : half, h: slip };
  };
  return {
    ...middle({ x: 0, y: others, w, h: high }, true),
    ...seated(players, bottom, mine, (i) => slipPanel(at(i), 6)),
    w,
    h: handTop + hand + 3,
    isSmall: true,
    handRows: 1,
    hand: { x: 0, y: handTop, w: handWidth, h: hand },
    handScale,
    note: { x: 0, y: noteTop, w, h: note }
  };
}

function side({ w, h: height, players, bottom }: Room): Layout {
  const h = Math.max(height, leastMiddle(true), 5 * (SLIP.least + GAP));
  const boxes = players < 5 ? players + 1 : 5;
  const slip = Math.min(SLIP.most, h / boxes - GAP);
  const [left, right] = [w * 0.25, w * 0.24];
  const hand = Math.min(h * 0.52, right * 1.1);
  const at = (i: number): Box => ({ x: 0, y: i * (slip + GAP), w: left, h: slip });
  return {
    ...middle({ x: left, y: 0, w: w - left - right, h }, true),
    ...seated(players, bottom, slipPanel(at(boxes - 1), 6), (i) => slipPanel(at(i), 6)),
    w,
    h,
    isSmall: true,
    handRows: 2,
    hand: { x: w - right, y: h - hand - 2, w: right, h: hand },
    handScale: Math.min(hand / 2 - 6, (right / 2 - 6) * 1.1) / CARD_H,
    note: { x: w - right, y: 0, w: right, h: h - hand - GAP - 4 }
  };
}

// ------------------------------------------------------------------ larger ones

function tablet({ w, h: height, players, bottom }: Room): Layout {
  const h = Math.max(height, 780);
  const boxes = players < 5 ? players : 4;
  const mat = Math.min(240, h * 0.2);
  const below = Math.min(220, h * 0.19);
  const note = 72;
  const wide = Math.min(300, (w - (boxes + 1) * 8) / boxes);
  const start = (w - boxes * wide - (boxes - 1) * 8) / 2;
  const at = (i: number): Box => ({ x: start + i * (wide + 8), y: 10, w: wide, h: mat });
  const top = h - below - 10;
  const mine = matPanel({ x: 10, y: top, w: w * 0.36, h: below }, false);
  const hand = { x: w * 0.36 + 26, y: top, w: w * 0.64 - 42, h: below };
  return {
    ...middle({ x: 0, y: mat + 14, w, h: top - note - 16 - mat - 22 }, false),
    ...seated(players, bottom, mine, (i) => matPanel(at(i), true)),
    w,
    h,
    isSmall: false,
    handRows: 1,
    hand,
    handScale: handScale(hand),
    note: { x: 10, y: top - note - 12, w: w - 20, h: note }
  };
}

/** Left below, left above, right above, right below: clockwise from me. Few sit opposite each other. */
const SLOTS: Record<number, number[]> = { 2: [2, 1], 3: [1, 2, 3], 4: [0, 1, 2, 3], 5: [0, 1, 2, 3] };

function large({ w, h: height, players, bottom }: Room): Layout {
  const h = Math.max(height, 440);
  const below = Math.min(250, Math.max(150, h * 0.25));
  const top = h - below - 26;
  const core = middle({ x: w * 0.21, y: 6, w: w * 0.58, h: top - 2 }, false);
  const air = core.piles.left.x - 10;
  const wide = Math.min(430, air - 12);
  const slots = SLOTS[players]!;
  const at = (i: number): Box => {
    const slot = slots[i]!;
    const isLeft = slot < 2;
    const isShared = slots.filter((each) => each < 2 === isLeft).length > 1;
    const high = Math.min(isShared ? (top - 12) / 2 : top, wide * 1.5);
    const isLow = isShared && (slot === 0 || slot === 3);
    const x = isLeft ? (air - wide) / 2 + 4 : w - (air + wide) / 2 - 4;
    return { x, y: 10 + (isLow ? top - high : isShared ? 0 : (top - high) / 2), w: wide, h: high };
  };
  const [mineWide, noteWide] = [Math.min(460, w * 0.27), Math.min(420, w * 0.23)];
  const y = h - below - 8;
  const hand = { x: mineWide + 24, y, w: w - mineWide - noteWide - 48, h: below };
  return {
    ...core,
    ...seated(players, bottom, matPanel({ x: 12, y, w: mineWide, h: below }, false), (i) => matPanel(at(i), true)),
    w,
    h,
    isSmall: false,
    handRows: 1,
    hand: { ...hand, ...narrowed(hand) },
    handScale: handScale(hand),
    note: { x: w - noteWide - 12, y, w: noteWide, h: below }
  };
}

const handScale = (hand: Box): number => Math.min((hand.h - 22) / CARD_H, hand.w / 4 / (CARD_W + 8));

/** Cards of a hand lie close together, in the middle of their room. */
function narrowed(hand: Box): { x: number; w: number } {
  const w = Math.min(hand.w, 4 * (CARD_W + 12) * handScale(hand));
  return { x: hand.x + (hand.w - w) / 2, w };
}

// ------------------------------------------------------------------ what lies before each player

/** Mine, the others clockwise, and behind them the cards set aside: with five players there are none. */
function seated(
  players: number,
  bottom: number,
  mine: Panel,
  other: (i: number) => Panel
): Pick<Layout, 'panels' | 'aside'> {
  const panels: Panel[] = [];
  panels[bottom] = mine;
  for (let i = 0; i < players - 1; i++) panels[(bottom + 1 + i) % players] = other(i);
  const aside = players < 5 ? other(players - 1) : null;
  // What is set aside is the virtual player's.
  if (players === 2) panels[2] = aside!;
  return { panels, aside };
}

function matPanel(box: Box, hasHand: boolean): Panel {
  const step = (box.w - 16) / COLOURS.length;
  const back = hasHand ? Math.min(0.5, (box.w - 84) / 4 / 105, box.h / 560) : 0;
  const room = box.h - 48 - (hasHand ? CARD_H * back + 8 : 0) - 40;
  const scale = Math.min((step - 4) / CARD_W, (room * 0.8) / CARD_H);
  const foot = box.y + box.h - 38 - (CARD_H * scale) / 2;
  return {
    ...box,
    kind: 'mat',
    head: { x: box.x + 6, y: box.y + 6, w: box.w - 12, h: 40 },
    feet: COLOURS.map((_, i) => ({ x: box.x + 8 + step * (i + 0.5), y: foot })),
    place: { w: CARD_W * scale, h: CARD_H * scale },
    scale,
    reach: Math.max(0, room - CARD_H * scale),
    hand: { x: box.x + 14 + CARD_W * back * 0.5, y: box.y + 52 + CARD_H * back * 0.5, step: CARD_W * back + 5, scale: back }
  };
}

/** With its colours in rows of so many. */
function slipPanel(box: Box, inRow: number): Panel {
  const rows = COLOURS.length / inRow;
  const chip = rows > 1 ? 16.5 : Math.min(22, box.h - 27);
  const step = (box.w - 6) / inRow;
  const top = box.y + box.h - 2 - rows * (chip + 1);
  const lines = top - box.y;
  return {
    ...box,
    kind: 'slip',
    head: { x: box.x, y: box.y, w: box.w, h: lines },
    feet: COLOURS.map((_, i) => ({
      x: box.x + 3 + step * ((i % inRow) + 0.5),
      y: top + (chip + 1) * (Math.floor(i / inRow) + 0.5)
    })),
    place: { w: step - 3, h: chip },
    scale: 0.17,
    reach: 0,
    hand: { x: box.x + 12, y: box.y + lines * 0.74, step: 9, scale: 0.1 }
  };
}

/** All in one line. */
function linePanel(box: Box): Panel {
  const head = Math.min(170, box.w * 0.36);
  const step = (box.w - head - 4) / COLOURS.length;
  return {
    ...slipPanel(box, 6),
    head: { x: box.x, y: box.y, w: head, h: box.h },
    feet: COLOURS.map((_, i) => ({ x: box.x + head + step * (i + 0.5), y: box.y + box.h / 2 })),
    place: { w: step - 4, h: box.h - 8 }
  };
}
