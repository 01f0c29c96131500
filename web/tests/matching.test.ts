import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Seat } from '../src/protocol';
import { canMatch, changeFrom, count, levelMatchingMe, matchingLevel } from '../src/shared/matching.svelte';

const INFO = {
  name: 'cups',
  levels: ['page', 'squire', 'knight', 'dragon'],
  ratings: { page: 1000, squire: 1100, knight: 1200 },
  first_level: 'squire',
};

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
});

let tables = 0;
/** A game of mine at seat 0 against bots of these levels. */
function game(winners: number[] | null, levels: (string | null)[] = ['squire'], changes: Partial<Seat> = {}) {
  const seat = { name: '', adapts: false, here: true, asked: null, substitute: false, hinted: false };
  const me: Seat = { ...seat, seat: 0, kind: 'person', level: null, ...changes };
  const others = levels.map((level, i): Seat => ({ ...seat, seat: i + 1, kind: level ? 'bot' : 'person', level }));
  return { table: `table-${tables++}`, seats: [me, ...others], mine: [0], winners };
}
const play = (...games: ReturnType<typeof game>[]) => games.forEach((each) => count(INFO, each));
interface Kept {
  games?: { cups: { rating: number; games: number } };
}
const kept = () => (JSON.parse(store.get('gemhoard-matching') ?? '{}') as Kept).games?.cups;

describe('the opponent that matches me', () => {
  it('is the level for new players until I have finished a game', () => {
    expect(matchingLevel(INFO)).toBe('squire');
    expect(changeFrom('squire', INFO)).toBe('same');
  });

  it('becomes stronger when I win and weaker when I lose', () => {
    play(game([0]));
    expect(matchingLevel(INFO)).toBe('knight');
    expect(changeFrom('squire', INFO)).toBe('up');
    play(game([1]), game([1]), game([1]));
    expect(matchingLevel(INFO)).toBe('page');
    expect(changeFrom('squire', INFO)).toBe('down');
  });

  it('goes by what was to be expected: to lose against the strongest says little', () => {
    play(game([1], ['knight']));
    const [strong, weak] = [kept()!.rating, (store.clear(), play(game([1], ['page'])), kept()!.rating)];
    expect(weak).toBeLessThan(strong);
    expect(strong).toBeLessThan(1100);
  });

  it('takes fair shares into account: a third of the wins among three leaves it where it is', () => {
    const three = ['squire', 'squire'];
    play(game([1], three));
    expect(kept()!.rating).toBeCloseTo(1100 - 160 / 3);
    store.clear();
    play(game([0, 1], three));
    expect(kept()!.rating).toBeCloseTo(1100 + 160 / 6);
    store.clear();
    play(game([0, 1, 2], three));
    expect(kept()!.rating).toBeCloseTo(1100);
  });

  it('changes less once some games have been played', () => {
    for (let i = 0; i < 5; i++) play(game([0, 1]));
    expect(kept()).toEqual({ rating: 1100, games: 5 });
    play(game([0]));
    expect(kept()!.rating).toBeCloseTo(1140);
  });

  it('stays within the levels', () => {
    for (let i = 0; i < 20; i++) play(game([0], ['knight']));
    expect(kept()!.rating).toBe(1200);
    play(game([1], ['knight']));
    expect(matchingLevel(INFO)).toBe('knight');
  });

  it('counts a game once, however often it is looked at', () => {
    const once = game([0]);
    play(once, once, once);
    expect(kept()!.games).toBe(1);
  });

  it('is kept for each game by itself', () => {
    play(game([0]));
    expect(matchingLevel({ ...INFO, name: 'saucers' })).toBe('squire');
  });

  it('is not offered where too little has been measured', () => {
    expect(canMatch(INFO)).toBe(true);
    expect(canMatch({ ratings: { page: 1000 } })).toBe(false);
    expect(matchingLevel({ ...INFO, ratings: {} })).toBe('squire');
  });

  it('begins anew where what was kept cannot be read', () => {
    for (const text of ['{', 'null', '7', '{"games":{"cups":{"rating":"high"}},"counted":5}']) {
      store.set('gemhoard-matching', text);
      expect(matchingLevel(INFO)).toBe('squire');
      play(game([0]));
      expect(kept()!.games).toBe(1);
    }
  });
});

describe('where the browser keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  it('is known until the page is closed', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const once = game([0]);
    play(once, once);
    expect(matchingLevel(INFO)).toBe('knight');
    play(game([1]));
    expect(matchingLevel(INFO)).toBe('squire');
  });
});

describe('the level of the bots here that match me', () => {
  const adapting = (levels: (string | null)[]) => {
    const { seats, mine } = game(null, levels);
    return { mine, seats: seats.map((seat) => ({ ...seat, adapts: seat.level === 'squire' })) };
  };
  it('is told whoever plays against bots alone', () => {
    expect(levelMatchingMe(adapting(['knight', 'squire']))).toBe('squire');
    expect(levelMatchingMe(adapting(['knight']))).toBeNull();
  });
  it('is nobody’s where several people play, or for those who watch', () => {
    expect(levelMatchingMe(adapting(['squire', null]))).toBeNull();
    expect(levelMatchingMe({ ...adapting(['squire', null]), mine: [0, 2] })).toBeNull();
    expect(levelMatchingMe({ ...adapting(['squire']), mine: [] })).toBeNull();
  });
});

describe('a game that does not count', () => {
  it.each([
    ['is not over', game(null)],
    ['was played by several people', game([0], ['squire', null])],
    ['was finished by a bot for me', game([0], ['squire'], { substitute: true })],
    ['was played with hints', game([0], ['squire'], { hinted: true })],
    ['was against a bot without a rating', game([0], ['dragon'])],
    ['was won by a virtual player', game([2])],
    ['was played by others', { ...game([0]), mine: [] }],
    ['was played by several people at this device', { ...game([0], ['squire', null]), mine: [0, 2] }],
  ])('%s', (_, each) => {
    play(each);
    expect(kept()).toBeUndefined();
  });
});
