// Which picture the board shows in each of the four layouts, how wide, and where the players' mats lie.

import type { Screen } from '../../shared/board';
import type { Layout } from './geometry';
import { DECK, TALL, WIDE, deck, tall, wide } from './pictures';

export interface Room {
  layout: Layout;
  /** Of the picture, in pixels. */
  width: number;
  mats: 'below' | 'beside';
  /** Width of the mats beside it. */
  column: number;
}

const GAP = 6;
/** Mats below a wide picture need so much; on a large screen all that is on them is larger. */
const matsBelow = (height: number) => Math.max(162, height * 0.21);
// Narrower, a picture could not be read or hit.
const LEAST = { wide: 880, deck: 520, tall: 300 };

/** `mats`: how high the mats are that lie below the picture of a phone. */
export function arrange(screen: Screen, width: number, height: number, mats: number): Room {
  if (screen === 'upright') return fit(tall, TALL, LEAST.tall, width, height - mats - 2 * GAP, 'below', 0);
  if (screen === 'large' && width >= LEAST.wide) return fit(wide, WIDE, LEAST.wide, width, height - matsBelow(height) - GAP - 1, 'below', 0);
  const column = Math.round(Math.min(290, Math.max(168, width * 0.3)));
  const rest = width - column - GAP;
  const isFolded = screen === 'tablet' || rest < LEAST.deck;
  if (isFolded) return fit(tall, TALL, LEAST.tall, rest, height, 'beside', column);
  return fit(deck, DECK, LEAST.deck, rest, height, 'beside', column);
}

type Draw = (height: number, pixels: number) => Layout;

/** As large as the room allows; rather too high, and scrolled, than too small. */
function fit(
  draw: Draw,
  size: { w: number; least: number },
  least: number,
  width: number,
  height: number,
  mats: Room['mats'],
  column: number,
): Room {
  const widest = (height * size.w) / size.least;
  // What scrolls in any case is as wide as can be.
  const pixels = Math.floor(widest < least ? width : Math.min(width, widest));
  return { layout: draw((height * size.w) / pixels, pixels), width: pixels, mats, column };
}
