/** What lies before a player: mats with cards in stacks, and slips, which show only what they are worth. */
import { COLOURS } from './cards';
import { CARD_H, CARD_W, type Box, type Panel } from './geometry';

/** A slip has three lines: the name, the cards in hand, and what each colour is worth. */
export const SLIP = { least: 44, most: 60 };
/** Letters of a slip, and how far they grow where there is room. */
const TEXT = 12;
const LARGEST = 1.5;

/** A slip, where the cards of a mat would be too small. */
export function sidePanel(box: Box): Panel {
  const mat = matPanel(box);
  return mat.scale < 0.3 ? slipPanel(box, 6) : mat;
}

/** Cards in hand have a row of their own; in the head, where those of the loot are much larger then. */
export function othersMat(box: Box): Panel {
  const [row, line] = [matPanel(box, Math.min(0.5, (box.w - 24) / 4 / 105, box.h / 560)), matPanel(box)];
  return line.scale > row.scale * 1.2 && box.w > 210 ? line : row;
}

/** The loot in one row of colours, or in two if its cards are larger then. Cards in hand have a row, or a line of the head. */
export function matPanel(box: Box, back = 0): Panel {
  const [x, y] = [box.x + 12, box.y + 52];
  const top = 50 + (back && CARD_H * back + 8);
  const [one, two] = [1, 2].map((rows) => lootRows(box, top, rows));
  return {
    ...box,
    kind: 'mat',
    head: { x: box.x + 6, y: box.y + 6, w: box.w - 12, h: 40 },
    text: 13,
    ...(two!.scale > one!.scale * 1.15 ? two! : one!),
    hand: back
      ? { x: x + CARD_W * back * 0.5, y: y + CARD_H * back * 0.5, step: CARD_W * back + 5, scale: back }
      : { x: x + 42, y: box.y + 35, step: 11, scale: 0.12 },
    isHandInHead: !back
  };
}

/** Under each card is what its colour is worth. */
const WORTH = 36;

function lootRows(box: Box, top: number, rows: number): Pick<Panel, 'feet' | 'place' | 'scale' | 'reach'> {
  const inRow = COLOURS.length / rows;
  const step = (box.w - 16) / inRow;
  const high = (box.h - top - 4) / rows;
  const room = high - WORTH;
  const scale = Math.min((step - 4) / CARD_W, (room * (rows > 1 ? 0.75 : 0.8)) / CARD_H);
  const foot = box.y + top + high - WORTH + 2 - (CARD_H * scale) / 2;
  return {
    feet: COLOURS.map((_, i) => ({
      x: box.x + 8 + step * ((i % inRow) + 0.5),
      y: foot + high * Math.floor(i / inRow)
    })),
    place: { w: CARD_W * scale, h: CARD_H * scale },
    scale,
    reach: Math.max(0, room - CARD_H * scale)
  };
}

/** With its colours in rows of so many. */
export function slipPanel({ x, y, w, h: room }: Box, inRow: number): Panel {
  const rows = COLOURS.length / inRow;
  const grown = Math.max(1, Math.min(LARGEST, room / SLIP.most, w / 150));
  const h = Math.min(room, SLIP.most * grown);
  const chip = rows > 1 ? 16.5 : Math.max(16, Math.min(22 * grown, h - 32 * grown));
  const step = (w - 6) / inRow;
  const top = y + h - 2 - rows * (chip + 1);
  const lines = top - y;
  return {
    x,
    y,
    w,
    h,
    kind: 'slip',
    head: { x, y, w, h: lines },
    text: TEXT * grown,
    feet: COLOURS.map((_, i) => ({
      x: x + 3 + step * ((i % inRow) + 0.5),
      y: top + (chip + 1) * (Math.floor(i / inRow) + 0.5)
    })),
    place: { w: step - 3, h: chip },
    scale: 0.16 * grown,
    reach: 0,
    hand: { x: x + 3 + 5 * grown, y: y + lines * 0.75, step: 9 * grown, scale: 0.1 * grown },
    isHandInHead: true
  };
}

/** All in one line. */
export function linePanel(box: Box): Panel {
  const head = Math.min(190, box.w * 0.41);
  const step = (box.w - head - 4) / COLOURS.length;
  return {
    ...slipPanel(box, 6),
    head: { x: box.x, y: box.y, w: head, h: box.h },
    feet: COLOURS.map((_, i) => ({ x: box.x + head + step * (i + 0.5), y: box.y + box.h / 2 })),
    place: { w: step - 4, h: box.h - 8 }
  };
}
