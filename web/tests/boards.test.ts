import { describe, expect, it } from 'vitest';
import { crowd, dragonLeg, leg, track } from '../src/games/emerald/geometry';
import { deck, tall, wide } from '../src/games/emerald/pictures';
import { arrange, formOf } from '../src/games/emerald/room';
import { apart, type Target } from '../src/games/emerald/targets';
import { CARD_H, CARD_W, type Box } from '../src/games/kadora/geometry';
import { layout } from '../src/games/kadora/layouts';
import { isPartOf, pileTargets, pinsOf } from '../src/games/kadora/targets';

describe('the road of Emerald on a phone', () => {
  const phone = tall(700, 390);
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
    expect(track(wide(640, 1400), ['11', '12'], null)).not.toMatch(/.M/);
    expect(track(phone, ['11', '12'], null)).toMatch(/.M/);
  });
});

describe('an upright board', () => {
  it('of Emerald is as high as its room, as far as that can be read', () => {
    expect(tall(700, 390).h).toBe(700);
    expect(tall(300, 390).h).toBe(548);
    expect(tall(2000, 390).h).toBe(800);
  });
});

describe.each([2, 3, 4, 5])('the table of Kadora for %i players', (players) => {
  // What screens of 320 x 568, 360 x 640, 390 x 844, 844 x 390, 820 x 1180 and 1024 x 768 pixels leave for the board.
  it.each([
    ['upright', 312, 418],
    ['upright', 352, 490],
    ['upright', 382, 690],
    ['side', 788, 265],
    ['tablet', 808, 1000],
    ['large', 1010, 580],
    // Low windows of laptops, 1366 x 625, 1280 x 577, 1024 x 600 and 960 x 540, without and with a line about the goal.
    ['large', 1027, 502],
    ['large', 1027, 450],
    ['large', 941, 454],
    ['large', 941, 402],
    ['large', 1005, 425],
    ['large', 941, 365],
    // The same with the bar of the page as a rail, and a small phone on its side.
    ['side', 980, 560],
    ['side', 900, 470],
    ['side', 512, 250],
    // Windows that are nearly square.
    ['tablet', 780, 660],
    ['tablet', 700, 590],
    ['large', 800, 600],
    ['large', 580, 400],
  ] as const)('fits a screen (%s, %i x %i), its cards large enough for a finger', (screen, w, h) => {
    const table = layout(screen, { w, h, players, bottom: 0 });
    expect(table.h).toBeLessThanOrEqual(h + 1);
    expect(CARD_W * Math.min(table.blockScale, table.handScale, table.pileScale)).toBeGreaterThanOrEqual(44);
    expect(table.note.h).toBeGreaterThanOrEqual(45);
    const { block, piles, hand, note, panels } = table;
    const boxes = [block, piles.left, piles.right, hand, note, ...panels];
    const isFree = (one: Box, other: Box) =>
      [[one, other], [other, one]].some(([a, b]) => a!.x + a!.w < b!.x + 1 || a!.y + a!.h < b!.y + 1);
    const crossed = boxes.flatMap((one, i) => boxes.slice(i + 1).filter((other) => !isFree(one, other)));
    expect(crossed).toEqual([]);
  });
  it.each([
    ['upright', 312, 418],
    ['upright', 382, 690],
    ['side', 788, 265],
    ['side', 1300, 560],
    ['tablet', 808, 1000],
    ['large', 941, 402],
    ['large', 1010, 580],
    ['large', 1590, 900],
  ] as const)('has what is written about a player apart from the loot (%s, %i x %i)', (screen, w, h) => {
    const { panels, aside } = layout(screen, { w, h, players, bottom: 0 });
    for (const { head, feet, place, reach, hand, kind } of aside ? [...panels, aside] : panels) {
      const lowest = kind === 'mat' ? hand.y + (CARD_H * hand.scale) / 2 : head.y + head.h;
      const isApart = feet.map(({ x, y }) => y - place.h / 2 - reach > lowest - 0.1 || x - place.w / 2 > head.x + head.w);
      expect(isApart).toEqual(feet.map(() => true));
    }
    // Name and level of the others; my own turn is told by the question too.
    for (const { head } of panels.slice(1)) expect(head.h).toBeGreaterThanOrEqual(24);
  });
  it('shows the loot of others in cards that can be told apart, at 1440 x 900', () => {
    const { panels } = layout('large', { w: 1091, h: 711, players, bottom: 0 });
    for (const { scale } of panels) expect(CARD_W * scale).toBeGreaterThanOrEqual(36);
  });
  it('uses the height of a window nearly as high as it is wide: 640 x 512, and 48 less with the goal open', () => {
    for (const h of [440, 392]) expect(CARD_W * layout('side', { w: 584, h, players, bottom: 0 }).blockScale).toBeGreaterThan(60);
  });
  it('has its hand in sight where the block is not', () => {
    const { hand } = layout('side', { w: 512, h: 206, players, bottom: 0 });
    expect(hand.y + hand.h).toBeLessThanOrEqual(206);
  });
  it('lies within its edges, whoever sits below', () => {
    // The second is a window of 320 pixels in which the board has a scroll bar.
    for (const [screen, w, h] of [['upright', 382, 690], ['upright', 300, 418], ['side', 788, 300], ['side', 512, 250], ['tablet', 700, 590], ['large', 580, 400], ['large', 941, 402], ['large', 1590, 900]] as const) {
      const table = layout(screen, { w, h, players, bottom: players - 1 });
      const { left, right } = table.piles;
      for (const { x, y, w: wide, h: high } of [table.block, left, right, table.hand, table.note, ...table.panels]) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + wide).toBeLessThanOrEqual(w + 1);
        expect(y + high).toBeLessThanOrEqual(table.h + 1);
      }
    }
  });
});

describe('the room of Emerald', () => {
  const SIZES = [
    ['upright', 312, 440],
    ['upright', 382, 720],
    ['upright', 352, 225],
    ['side', 788, 338],
    ['side', 664, 400],
    ['side', 512, 260],
    ['tablet', 800, 1060],
    ['side', 586, 390],
    ['side', 898, 410],
    ['large', 940, 470],
    ['side', 1304, 500],
    ['large', 1004, 650],
    ['large', 1120, 790],
    ['large', 1600, 960],
  ] as const;

  it.each(SIZES)('on %s, %i by %i, has numbers that can be read and fields that a finger hits', (screen, width, height) => {
    const { layout, width: pixels, column } = arrange(screen, width, height, 170);
    expect(pixels + column).toBeLessThanOrEqual(width);
    const unit = pixels / layout.w;
    expect(layout.text * unit).toBeGreaterThanOrEqual(12);
    for (const field of [8, 9, 10, 11, 13, 14, 15]) {
      expect((layout.place(`${field}`).x - layout.place(`${field - 1}`).x) * unit).toBeGreaterThanOrEqual(44);
    }
    expect(28 * layout.knight * unit).toBeGreaterThanOrEqual(22);
  });
  it.each([
    ['side', 1304, 500],
    ['side', 1218, 450],
    ['side', 962, 470],
    ['side', 898, 410],
    ['large', 1004, 540],
    ['large', 1004, 650],
    ['large', 1600, 960],
  ] as const)('on %s, %i by %i, has the whole picture and the mats in sight', (screen, width, height) => {
    const { layout, width: pixels, mats } = arrange(screen, width, height, 170);
    const below = mats === 'row' ? 162 : 0;
    expect((layout.h * pixels) / layout.w + below).toBeLessThanOrEqual(height);
  });
  it('leaves no room between the decks, and the pieces inside', () => {
    for (const layout of [wide(640, 1400), deck(340, 560), tall(600, 390)]) {
      for (const field of [7, 11, 12, 15]) {
        expect(layout.slab.h).toBeGreaterThan(50 * layout.knight);
        expect(layout.gold(field).y + layout.card.h / 2).toBeLessThan(layout.h);
        expect(layout.gem(field).y + layout.card.h / 2).toBeLessThan(layout.slabAt(field).y);
      }
    }
  });
});

describe('the castle of Emerald', () => {
  it.each([600, 700])('shows the sign of every tower, whoever stands on the others, in a picture %i high', (height) => {
    const picture = wide(height, 1000);
    const half = (12 * picture.text) / 17;
    for (const tower of ['A', 'B', 'C', 'D']) {
      const sign = picture.sign(tower);
      for (const other of ['A', 'B', 'C', 'D', 'K']) {
        for (const { x, y, scale } of crowd(5, picture)) {
          const [feet, size] = [{ x: picture.place(other).x + x, y: picture.place(other).y + y }, scale * picture.knight];
          const isBeside = Math.abs(feet.x - sign.x) >= half + 13 * size;
          const isAbove = feet.y <= sign.y || feet.y - 50 * size >= sign.y + 2 * half;
          expect(isBeside || isAbove, `${other} before ${tower}`).toBe(true);
        }
      }
    }
  });
});

describe('nothing of Emerald is cut off', () => {
  const pictures = [wide(600, 1000), wide(700, 1100), deck(330, 560), deck(470, 700), tall(548, 390), tall(800, 390)];

  it.each([3, 4, 5])('of %i knights on a start place', (count) => {
    for (const picture of pictures) {
      for (const start of count < 5 ? ['A', 'C', 'K'] : ['A', 'C']) {
        const heads = crowd(count, picture).map(({ y, scale }) => picture.place(start).y + y - 51 * scale * picture.knight);
        expect(Math.min(...heads), `${start} in ${picture.name}`).toBeGreaterThanOrEqual(0);
      }
    }
  });
  it('of the arrows that say where the dragon looks', () => {
    for (const picture of pictures) {
      // On field 7 she has turned round.
      for (let field = 8; field <= 15; field++) {
        expect(picture.dragon(field).x - 97 * picture.dragonScale, `${field} in ${picture.name}`).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

describe('mats beside a picture of Emerald', () => {
  it('are lower where many have to be in sight, and in two columns where that is not enough', () => {
    expect(formOf(1, 420)).toBe('roomy');
    expect(formOf(4, 430)).toBe('cramped');
    expect(formOf(4, 290)).toBe('tight');
  });
});

describe('targets of Emerald', () => {
  const target = (x: number, y: number) => ({ x, y, w: 44, h: 50 }) as Target;

  it('lie side by side where knights stand close together', () => {
    expect(apart([target(100, 100), target(124, 100)]).map(({ x }) => x)).toEqual([90, 134]);
    expect(apart([target(100, 100), target(102, 130)]).map(({ y }) => y)).toEqual([90, 140]);
  });
  it('lie above each other where the picture ends', () => {
    expect(apart([target(24, 100), target(46, 100)], 390)).toMatchObject([{ x: 24, y: 75 }, { x: 46, y: 125 }]);
  });
  it('cover none of many, either', () => {
    const meets = (one: Target, other: Target) => Math.abs(one.x - other.x) < 43.9 && Math.abs(one.y - other.y) < 49.9;
    const isCovered = (many: Target[]) => many.some((one, i) => many.slice(i + 1).some((other) => meets(one, other)));
    expect(isCovered(apart([30, 50, 70, 90, 110, 130].map((x) => target(x, 100)), 200))).toBe(false);
    // Crowds wherever they may stand, from a small generator of numbers, so that they are the same every time.
    let number = 1;
    const below = (limit: number) => ((number = (number * 16807) % 2147483647) / 2147483647) * limit;
    for (let crowd = 0; crowd < 500; crowd++) {
      const many = Array.from({ length: 2 + Math.floor(below(5)) }, () => target(22 + below(340), 100 + below(60)));
      expect(isCovered(apart(many, 390))).toBe(false);
    }
  });
  it('stay where they are otherwise', () => {
    expect(apart([target(100, 100), target(150, 100)]).map(({ x }) => x)).toEqual([100, 150]);
  });
});

describe('a pile of Kadora', () => {
  it('can be chosen wherever its cards are', () => {
    const table = layout('large', { w: 1000, h: 700, players: 2, bottom: 0 });
    const draw = { action: 0, words: 'draw left', preview: { pile: 'left' } };
    const [pile] = pileTargets([draw], table, []);
    expect(pile).toMatchObject({ id: 'pile:left', box: { x: table.piles.left.x, y: table.piles.left.y } });
    expect(pile!.box.w).toBeCloseTo(CARD_W * table.pileScale);
  });
});

describe('what is suggested at the table of Kadora', () => {
  const table = layout('large', { w: 1010, h: 580, players: 3, bottom: 0 });
  const place = { action: 1, words: 'place R3d b2', preview: { card: 'R3d', place: 'b2' } };
  const piece = { key: 'card1', card: 'R3d', spot: 'hand0', up: true, raised: 0 };
  const lying = [{ piece, x: 300, y: 500, scale: 1, tilt: 0, z: 0 }];

  it('is pointed at in my hand and at its place, and only at its place while I hold it', () => {
    const [card, there] = pinsOf(place, table, lying, null);
    expect(card!.x).toBe(300);
    expect(pinsOf(place, table, lying, 'R3d')).toEqual([there]);
  });
  it('leaves its place alone while I hold another card', () => {
    expect(pinsOf(place, table, lying, 'B1r')).toHaveLength(1);
  });
  it('is pointed at on a pile, and not on the table if it is a gift', () => {
    expect(pinsOf({ action: 2, words: 'draw left', preview: { pile: 'left' } }, table, [], null)).toHaveLength(1);
    expect(pinsOf({ action: 3, words: 'give R 1', preview: { colour: 'R', receiver: 1 } }, table, lying, null)).toEqual([]);
  });
  it('begins with its card', () => {
    const target = { id: '', kind: 'hand', box: { x: 0, y: 0, w: 1, h: 1 }, label: '', chosen: false, choice: null } as const;
    expect(isPartOf(place, { ...target, name: 'R3d' })).toBe(true);
    expect(isPartOf(place, { ...target, name: 'B1r' })).toBe(false);
  });
});
