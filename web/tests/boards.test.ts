import { describe, expect, it } from 'vitest';
import { dragonLeg, leg, tall, track, wide } from '../src/emerald/geometry';
import { CARD_W, layout } from '../src/kadora/geometry';

describe('the road of Emerald on a phone', () => {
  const phone = tall(2, false);
  const end = phone.w - 2;

  it('leaves the upper deck at its right edge and comes back at the left of the lower one', () => {
    const from = phone.place('11');
    const to = phone.place('12');
    expect(leg(phone, from, '12')).toEqual([{ x: end, y: from.y }, { x: 2, y: to.y, jumps: true }, to]);
  });
  it('never jumps to the next field of the same deck', () => {
    for (const field of [8, 9, 10, 11, 13, 14, 15]) {
      expect(leg(phone, phone.place(`${field - 1}`), `${field}`)).toEqual([phone.place(`${field}`)]);
    }
  });
  it('leads the dragon back the way it came', () => {
    const xs = (from: number, to: number) => dragonLeg(phone, from, to).map(({ x }) => x);
    expect(xs(11, 12).slice(0, 2)).toEqual([end, 2]);
    expect(xs(12, 11).slice(0, 2)).toEqual([2, end]);
    expect(dragonLeg(phone, 9, 10)).toEqual([phone.dragon(10)]);
  });
  it('is one line on a large screen', () => {
    expect(track(wide, ['11', '12'], null)).not.toMatch(/.M/);
    expect(track(phone, ['11', '12'], null)).toMatch(/.M/);
  });
});

describe('an upright board', () => {
  it('of Emerald is no higher than the screen leaves room for, down to slabs that hold a knight', () => {
    expect(tall(2.1, false).h / 390).toBeCloseTo(2.1);
    expect(tall(1, false).slab.h).toBe(84);
    expect(tall(2.1, true).slab.h).toBeGreaterThan(tall(2.1, false).slab.h);
  });
  it.each([2, 3, 4, 5])('of Kadora for %i players fits a phone, its cards large enough for a finger', (players) => {
    // What a screen of 390 x 844 and one of 360 x 640 pixels leave for the board.
    for (const [width, height] of [[382, 719], [352, 515]] as const) {
      const table = layout(true, players, 0, (height * 390) / width);
      const pixels = width / table.w;
      expect(table.h * pixels).toBeLessThanOrEqual(height + 1);
      // A card is narrower than high; the buttons beside the words are 44 pixels high.
      expect(CARD_W * Math.min(table.blockScale, table.handScale) * pixels).toBeGreaterThanOrEqual(44);
      expect(table.note.h * pixels).toBeGreaterThanOrEqual(46);
    }
  });
});
