import { describe, expect, it, vi } from 'vitest';
import { MoveQueue } from '../src/shared/queue';

const soon = () => new Promise((resolve) => setTimeout(resolve, 1));

describe('the move queue', () => {
  it('shows one thing after the other, in order, and with what waits behind it', async () => {
    const shown: string[] = [];
    const queue = new MoveQueue<string>(async (item, behind) => {
      shown.push(`${item} begins, ${behind.length} behind`);
      await soon();
      shown.push(`${item} ends`);
    });
    queue.push('a');
    queue.push('b');
    queue.push('c');
    await vi.waitUntil(() => queue.isResting, 60_000);
    expect(shown).toEqual([
      'a begins, 0 behind',
      'a ends',
      'b begins, 1 behind',
      'b ends',
      'c begins, 0 behind',
      'c ends',
    ]);
  });

  it('goes on when one thing fails, and tells when it rests', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const rested = vi.fn();
    const shown: number[] = [];
    const queue = new MoveQueue<number>(async (item) => {
      if (item === 1) throw new Error('stumbled');
      shown.push(item);
    }, rested);
    [1, 2].forEach((item) => queue.push(item));
    await vi.waitUntil(() => queue.isResting, 60_000);
    expect(shown).toEqual([2]);
    expect(rested).toHaveBeenCalledOnce();
    expect(complaint).toHaveBeenCalledOnce();
  });

  it('forgets what waits', async () => {
    const shown: number[] = [];
    const queue = new MoveQueue<number>(async (item) => (shown.push(item), void (await soon())));
    [1, 2, 3].forEach((item) => queue.push(item));
    queue.clear();
    await vi.waitUntil(() => queue.isResting, 60_000);
    expect(shown).toEqual([1]);
  });
});
