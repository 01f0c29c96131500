/** The four layouts of the table: a phone upright, a phone on its side, a tablet, a large screen. */
import type { Screen } from '../../shared/board';
import {
  CARD_H,
  CARD_W,
  LEAST_SCALE,
  leastMiddle,
  middle,
  middleWidth,
  pilesBeside,
  type Box,
  type Layout,
  type Panel
} from './geometry';
import { SLIP, linePanel, matPanel, othersMat, sidePanel, slipPanel } from './panels';

const GAP = 3;
/** The sums of the columns stick out a little, where nothing is above them. */
const SUMS = 4;

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
  const slip = Math.min(SLIP.most, SLIP.least + extra * 0.08);
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

/** My hand is beside the block, where there is little height: on a phone on its side, and in low windows. */
function side(room: Room): Layout {
  const [beside, above] = [othersBeside(room), othersAbove(room)];
  return above.blockScale > beside.blockScale * WORTHWHILE ? above : beside;
}

/** Players on two sides of the table are found more slowly than below each other. */
const WORTHWHILE = 1.2;

function othersBeside({ w, h: height, players, bottom }: Room): Layout {
  const isSmall = w < 900 || height < 330;
  const edge = isSmall ? 0 : 8;
  const boxes = players < 5 ? players + 1 : 5;
  const h = Math.max(height, leastMiddle(isSmall) + SUMS + 2, boxes * (SLIP.least + GAP));
  // What the block leaves, as long as it has what it needs.
  const spare = (w - middleWidth(isSmall, h - SUMS - 2)) / 2;
  const column = Math.min(Math.max(spare, w * 0.245), 420, (w - middleWidth(isSmall)) / 2);
  const wide = column - edge;
  const high = Math.min((h - 2 * edge + GAP) / boxes - GAP, wide * 0.9);
  const at = (i: number): Box => ({ x: edge, y: edge + i * (high + GAP), w: wide, h: high });
  const mine = sidePanel(at(boxes - 1));
  return {
    ...pilesBeside({ x: column, y: SUMS, w: w - 2 * column, h: h - SUMS - 2 }, isSmall),
    ...seated(players, bottom, mine, (i) => sidePanel(at(i))),
    w,
    h,
    isSmall,
    // In sight, even where the block is not as a whole.
    ...noteAndHand({ x: w - column, y: edge, w: wide, h: Math.max(height, 170) - 2 * edge })
  };
}

/** In a window nearly as high as it is wide. */
function othersAbove({ w, h: height, players, bottom }: Room): Layout {
  const boxes = players < 5 ? players : 4;
  const [top, line] = [SLIP.least + GAP, 36];
  const h = Math.max(height, top + SUMS + leastMiddle(true) + GAP + line);
  const column = Math.max(146, w * 0.245);
  const wide = (w + GAP) / boxes - GAP;
  const at = (i: number): Box => ({ x: i * (wide + GAP), y: 0, w: wide, h: SLIP.least });
  const left = w - column - GAP;
  const mine = linePanel({ x: 0, y: h - line, w: left, h: line });
  return {
    ...pilesBeside({ x: 0, y: top + SUMS, w: left, h: h - top - SUMS - GAP - line }, true),
    ...seated(players, bottom, mine, (i) => slipPanel(at(i), 6)),
    w,
    h,
    isSmall: true,
    ...noteAndHand({ x: w - column, y: top, w: column, h: Math.max(height - top, 170) })
  };
}

/** The words, and below them my hand in two rows. */
function noteAndHand({ x, y, w, h }: Box): Pick<Layout, 'handRows' | 'hand' | 'handScale' | 'note'> {
  const handScale = Math.max(LEAST_SCALE, Math.min((h * 0.26 - 6) / CARD_H, (w / 2 - 6) / CARD_W));
  const hand = 2 * (CARD_H * handScale + 6);
  const below = y + h - hand - 2;
  return { handRows: 2, hand: { x, y: below, w, h: hand }, handScale, note: { x, y, w, h: below - GAP - 2 - y } };
}

// ------------------------------------------------------------------ larger ones

/** Where there is less height than that, there is more room beside the block than above and below it. */
const LEAST_TABLET = 590;

function tablet(room: Room): Layout {
  const { w, h, players, bottom } = room;
  if (h < LEAST_TABLET) return large(room);
  const boxes = players < 5 ? players : 4;
  const isLow = h < 780; // slips instead of mats
  const others = isLow ? SLIP.most + 8 : Math.min(240, h * 0.2);
  const below = Math.min(220, Math.max(130, h * 0.19));
  const note = 72;
  const wide = Math.min(400, (w - (boxes + 1) * 8) / boxes);
  const start = (w - boxes * wide - (boxes - 1) * 8) / 2;
  const at = (i: number): Box => ({ x: start + i * (wide + 8), y: 10, w: wide, h: others });
  const top = h - below - 10;
  const mine = matPanel({ x: 10, y: top, w: w * 0.36, h: below });
  const hand = { x: w * 0.36 + 26, y: top, w: w * 0.64 - 42, h: below };
  return {
    ...middle({ x: 0, y: others + 14, w, h: top - note - 16 - others - 22 }, false),
    ...seated(players, bottom, mine, (i) => (isLow ? slipPanel(at(i), 6) : othersMat(at(i)))),
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

function large(room: Room): Layout {
  if (room.w < 820 && room.h >= LEAST_TABLET) return tablet(room);
  const [below, beside] = [handBelow(room), othersBeside(room)];
  return below.h > room.h || beside.blockScale > below.blockScale * 1.05 ? beside : below;
}

function handBelow({ w, h: height, players, bottom }: Room): Layout {
  const h = Math.max(height, 440);
  const below = Math.min(250, Math.max(150, h * 0.25));
  const top = h - below - 26;
  const core = middle({ x: w * 0.21, y: 6, w: w * 0.58, h: top - 2 }, false);
  const air = core.piles.left.x - 10;
  const wide = Math.min(430, air - 12);
  const slots = SLOTS[players]!;
  // Equal mats for all, on whichever side they are.
  const high = Math.min(players > 2 ? (top - 12) / 2 : top, wide * 1.5);
  const at = (i: number): Box => {
    const slot = slots[i]!;
    const isLeft = slot < 2;
    const isShared = slots.filter((each) => each < 2 === isLeft).length > 1;
    const isLow = isShared && (slot === 0 || slot === 3);
    const x = isLeft ? (air - wide) / 2 + 4 : w - (air + wide) / 2 - 4;
    return { x, y: 10 + (isLow ? top - high : isShared ? 0 : (top - high) / 2), w: wide, h: high };
  };
  const [mineWide, noteWide] = [Math.min(460, w * 0.27), Math.min(420, w * 0.23)];
  const y = h - below - 8;
  const hand = { x: mineWide + 24, y, w: w - mineWide - noteWide - 48, h: below };
  return {
    ...core,
    ...seated(players, bottom, matPanel({ x: 12, y, w: mineWide, h: below }), (i) => othersMat(at(i))),
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
