import { describe, expect, it } from 'vitest';
import { places } from '../src/table/points';

describe('places', () => {
  it.each<[string, number[], number[], number[], boolean, number[]]>([
    ['most points first', [12, 30, 20], [1], [], false, [3, 1, 2]],
    ['fewest penalty points first', [12, 30, 20], [0], [], true, [1, 3, 2]],
    ['equals share a place', [12, 30, 12, 5], [1], [], false, [2, 1, 2, 4]],
    ['winners share the first', [30, 30, 5], [0, 1], [], false, [1, 1, 3]],
    ['who lost by what breaks the tie comes next', [30, 30, 5], [1], [], false, [2, 1, 3]],
    ['who could not win comes last, whatever the points', [0, 9, 14], [1], [0], true, [3, 1, 2]],
  ])('%s', (_, totals, winners, barred, fewerIsBetter, expected) => {
    expect(places({ totals, barred, tie_breaks: [] }, winners, fewerIsBetter)).toEqual(expected);
  });

  it('those who are level with the winner are told apart as the tie was broken, others share a place', () => {
    const tie_breaks = [{ kind: 'cards', rule: '', values: [10, 12, 11, 9, 8] }];
    expect(places({ totals: [7, 7, 7, 9, 9], barred: [], tie_breaks }, [1], true)).toEqual([3, 1, 2, 4, 4]);
  });
});
