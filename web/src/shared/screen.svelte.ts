/** The four layouts. A board gets the one it is in, and how much room it has there. */
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

/** A phone held upright; a phone on its side, or a window as low; a tablet held upright; anything larger. */
export type Screen = 'upright' | 'side' | 'tablet' | 'large';

/** The bars of the page, above each other, would leave a lower window too little. */
const LOW = 640;

/**
 * By the pixels of CSS, so that browser zoom counts: what is left of a large screen enlarged four times is as wide
 * as a phone, and gets a phone's layout, however low it is.
 */
export function screenOf(width: number, height: number): Screen {
  if (width < 540) return 'upright';
  if (height < LOW && width >= height) return 'side';
  if (width >= height) return 'large';
  return width < 700 ? 'upright' : 'tablet';
}

/** Bars that stay in place would leave too little of these: the page scrolls as a whole. */
export const isLow = (width: number, height: number) => screenOf(width, height) !== 'side' && height < 460;

/** The window of this page. */
export const page = {
  get screen(): Screen {
    return screenOf(innerWidth.current ?? 1440, innerHeight.current ?? 900);
  },
  get isLow(): boolean {
    return isLow(innerWidth.current ?? 1440, innerHeight.current ?? 900);
  },
  get height(): number {
    return innerHeight.current ?? 900;
  },
};
