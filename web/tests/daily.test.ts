import { describe, expect, it } from 'vitest';
import type { Daily, DailyBot } from '../src/protocol';
import { clock, dateOf, percentile, shareText, signs } from '../src/shared/daily';

const bot = (level: string, mine: DailyBot['mine']): DailyBot => ({ level, mine, fared: { place: 2, points: 31 } });
const told: Daily = {
  today: { game: 'emerald', day: 20778, left: 1, players: 3, ranked: 3, level: 'duke', table: 'abcdefgh', fared: { place: 1, points: 47 } },
  compared: {
    place: 1,
    count: 3,
    worse: 2,
    players: [],
    bots: [bot('squire', 'better'), bot('duke', 'same'), bot('dragon', 'worse')],
    waiting: false,
  },
};
const say = (id: string, values: Record<string, unknown> = {}) => `${id} ${Object.values(values).join(' ')}`.trim();

describe('the text to share', () => {
  it('tells the day, the place and a sign for each bot, and nothing else', () => {
    expect(shareText(told, say)).toBe(
      ['daily-text emerald-name 20778', 'daily-text-place 1 3', '◆◈◇ daily-ahead 1 3'].join('\n'),
    );
  });

  it('has no points, no table and no level in it', () => {
    for (const part of ['47', '31', 'abcdefgh', 'duke']) expect(shareText(told, say)).not.toContain(part);
  });

  it('goes without the bots where none could play', () => {
    expect(shareText({ ...told, compared: { ...told.compared!, bots: [] } }, say).split('\n')).toHaveLength(2);
  });
});

describe('numbers', () => {
  it.each([
    [0, '0:00:00'],
    [-5, '0:00:00'],
    [999, '0:00:01'],
    [61_000, '0:01:01'],
    [86_400_000, '24:00:00'],
  ])('%i ms are %s', (left, text) => expect(clock(left)).toBe(text));

  it('a day is the same in every time zone', () => {
    expect(dateOf(0, 'en-GB')).toBe('1 January 1970');
    expect(dateOf(20778, 'en-GB')).toBe('21 November 2026');
  });

  it('how many of a hundred others fared worse', () => {
    expect(percentile({ worse: 2, count: 3 })).toBe(100);
    expect(percentile({ worse: 0, count: 2 })).toBe(0);
    expect(percentile({ worse: 1, count: 4 })).toBe(33);
  });

  it('signs differ by shape', () => {
    expect(new Set(['better', 'same', 'worse'].map((mine) => signs([bot('x', mine as DailyBot['mine'])]))).size).toBe(3);
  });
});
