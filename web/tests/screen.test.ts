import { describe, expect, it } from 'vitest';
import { isLow, screenOf } from '../src/shared/screen.svelte';

describe('which layout a window gets', () => {
  it.each([
    [320, 568, 'upright'],
    [360, 640, 'upright'],
    [390, 844, 'upright'],
    [844, 390, 'side'],
    [568, 320, 'side'],
    [820, 1180, 'tablet'],
    [960, 540, 'side'],
    [640, 512, 'side'],
    [1024, 600, 'side'],
    [1280, 577, 'side'],
    [1366, 625, 'side'],
    [1280, 720, 'large'],
    [1024, 768, 'large'],
    [1440, 900, 'large'],
    [1920, 1080, 'large'],
  ])('%i by %i: %s', (width, height, screen) => expect(screenOf(width, height)).toBe(screen));

  it('gives a large screen that is enlarged the layout of a smaller one', () => {
    expect(screenOf(1440 / 2, 900 / 2)).toBe('side');
    expect(screenOf(1440 / 4, 900 / 4)).toBe('upright');
  });

  it('lets the whole page scroll where its bars would leave no room', () => {
    expect(isLow(1440 / 4, 900 / 4)).toBe(true);
    expect(isLow(844, 390)).toBe(false);
    expect(isLow(320, 568)).toBe(false);
  });
});
