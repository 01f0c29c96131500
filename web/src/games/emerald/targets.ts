// Where the knights and cards that may be chosen can be clicked.

import type { Box } from './geometry';
import type { Choice } from './types';

/** Round its middle. */
export interface Target extends Box {
  choice: Choice;
}

const ROUNDS = 40;

/** Two knights of mine may stand side by side: neither of their targets covers the other, nor sticks out of a picture so wide. */
export function apart(targets: Target[], width = Infinity): Target[] {
  const moved = targets.map((target) => ({ ...target }));
  const pairs = moved.flatMap((one, i) => moved.slice(i + 1).map((other) => [one, other] as const));
  // Who makes room for one may come to lie on the next: again, until nobody has to.
  for (let round = 0; round < ROUNDS; round++) {
    if (!pairs.map(([one, other]) => part(one, other, width)).includes(true)) break;
  }
  return moved;
}

/** Whether they had to move. */
function part(one: Target, other: Target, width: number): boolean {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const [across, down] = [(one.w + other.w) / 2 - Math.abs(dx), (one.h + other.h) / 2 - Math.abs(dy)];
  if (across <= 0 || down <= 0) return false;
  const aside = ((Math.sign(dx) || 1) * across) / 2;
  const hasRoom = isWithin(one, -aside, width) && isWithin(other, aside, width);
  const [axis, step] = across <= down && hasRoom ? (['x', aside] as const) : (['y', ((Math.sign(dy) || 1) * down) / 2] as const);
  one[axis] -= step;
  other[axis] += step;
  return true;
}

const isWithin = ({ x, w }: Target, step: number, width: number) => x + step >= w / 2 && x + step <= width - w / 2;
