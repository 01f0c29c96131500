/** Arrow keys move between what can be chosen: to the nearest thing in that direction. */
const CHOOSABLE = 'button:not(:disabled), [role="button"]:not([aria-disabled="true"]), [role="option"], a[href], [tabindex="0"]:not([role="region"])';

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  x: number;
  y: number;
}

/** The index of the nearest spot in a direction; what lies aside counts as farther away. */
export function nearest(from: Spot, spots: Spot[], [dx, dy]: readonly [number, number]): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, i) => {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 1) return;
    const distance = ahead + 2.5 * aside;
    if (distance < least) [best, least] = [i, distance];
  });
  return best;
}

/** Handle an arrow key inside the board. True if the focus has moved. */
export function moveFocus(board: HTMLElement, key: string): boolean {
  const direction = DIRECTIONS[key];
  if (!direction) return false;
  const things = [...board.querySelectorAll<HTMLElement | SVGElement>(CHOOSABLE)].filter(isThere);
  if (!things.length) return false;
  const here = document.activeElement;
  const from = things.indexOf(here as HTMLElement);
  if (from < 0) {
    things[0]!.focus();
    return true;
  }
  const next = things[nearest(middle(things[from]!), things.map(middle), direction)];
  next?.focus();
  return !!next;
}

function isThere(thing: Element): boolean {
  const { width, height } = thing.getBoundingClientRect();
  return width > 0 && height > 0;
}

function middle(thing: Element): Spot {
  const box = thing.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
