// Which picture the board shows in each of the four layouts, how wide, and where the players' mats lie.

import type { Screen } from '../../shared/board';
import type { Layout } from './geometry';
import { DECK, TALL, WIDE, deck, tall, wide } from './pictures';

export interface Room {
  layout: Layout;
  /** Of the picture, in pixels. */
  width: number;
  /** In a row below it, mine first; below each other, mine last and always in sight; in a column beside it, mine at its foot. */
  mats: 'row' | 'below' | 'beside';
  /** Width of the mats beside it. */
  column: number;
}

/** How a column of mats is filled: with all that is on each in three lines, in two, or in two columns. */
export type Form = 'roomy' | 'cramped' | 'tight';

/** Mine, with the hand and the question, is as high as more than two of the others. */
export function formOf(others: number, height: number): Form {
  const each = height / (others + 2.2);
  return each >= 95 ? 'roomy' : each >= 64 ? 'cramped' : 'tight';
}

const GAP = 6;
// Narrower, a picture could not be read or hit.
const LEAST = { wide: 880, deck: 495, tall: 300 };
const COLUMN = { least: 168, most: 290, widest: 350 };

// Of the room's width. Where mats below would leave the wide picture less, it is folded, and they lie beside it.
const WORTHWHILE = 0.9;
/** Of the least width: what nearly fits scrolls a little. */
const NEARLY = 0.75;
/** A room narrower than a folded picture with mats beside it, but so high, has them below. */
const HIGH = 340;

/** `mats`: how high the mats are that lie below the picture of a phone. */
export function arrange(screen: Screen, width: number, height: number, mats: number): Room {
  const below = { width, height: height - mats - 2 * GAP, mats: 'below', column: 0 } as const;
  if (screen === 'upright') return fit(tall, TALL, LEAST.tall, below);
  if (screen === 'large' && isWorthwhile(width, height)) return fit(wide, WIDE, LEAST.wide, { ...below, height: aboveMats(height), mats: 'row' });
  const column = Math.round(Math.min(COLUMN.most, Math.max(COLUMN.least, width * 0.31)));
  const beside = { width: width - column - GAP, height, mats: 'beside', column } as const;
  if (screen === 'tablet') return fit(tall, TALL, LEAST.tall, beside);
  if (beside.width >= LEAST.deck) return fit(deck, DECK, LEAST.deck, beside);
  if (width >= LEAST.deck && height >= HIGH) return fit(deck, DECK, LEAST.deck, below);
  return fit(tall, TALL, LEAST.tall, beside);
}

/** Mats below a wide picture need so much; on a large screen all that is on them is larger. */
const aboveMats = (height: number) => height - Math.max(162, height * 0.21) - GAP - 1;

function isWorthwhile(width: number, height: number): boolean {
  return width >= LEAST.wide && (aboveMats(height) * WIDE.w) / WIDE.least >= width * WORTHWHILE;
}

type Draw = (height: number, pixels: number) => Layout;

/** What is left for the picture, and where the mats lie. */
type Rest = Omit<Room, 'layout'> & { height: number };

/** As large as the room allows; rather too high, and scrolled, than too small. */
function fit(draw: Draw, size: { w: number; least: number }, least: number, { width, height, mats, column }: Rest): Room {
  const widest = (height * size.w) / size.least;
  // What scrolls in any case is as wide as can be.
  const pixels = Math.floor(widest < least * NEARLY ? width : Math.min(width, Math.max(widest, least)));
  // A picture that is as high as can be leaves the mats beside it more.
  const wider = Math.min(COLUMN.widest, column + width - pixels);
  return { layout: draw((height * size.w) / pixels, pixels), width: pixels, mats, column: mats === 'beside' ? wider : 0 };
}
