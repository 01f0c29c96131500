import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('../src/shared/settings.svelte', () => ({ settings: { shortcuts: true } }));

import { Skip } from '../src/shared/skip';

class Target {
  constructor(private readonly matching = '') {}
  closest(selector: string): Target | null {
    return this.matching && selector.includes(this.matching) ? this : null;
  }
}
vi.stubGlobal('Element', Target);

let isMoving = true;
const finish = vi.fn();
const skip = new Skip(() => isMoving, finish);
const happen = <Kind>(more: object) => {
  const event = { target: new Target(), preventDefault: vi.fn(), stopPropagation: vi.fn(), ...more };
  return event as typeof event & Kind;
};
const click = (detail = 1) => happen<MouseEvent>({ detail });
const space = (more: object = {}) => happen<KeyboardEvent>({ key: ' ', repeat: false, ...more });

beforeEach(() => {
  isMoving = true;
  finish.mockClear();
  skip.key(space({ repeat: false, target: new Target('button') }));
});

describe('whoever does not want to wait', () => {
  it('clicks on the board, and the click does nothing else', () => {
    const event = click();
    skip.click(event);
    expect(finish).toHaveBeenCalledOnce();
    expect(event.stopPropagation).toHaveBeenCalledOnce();
  });
  it('may double-click: the second click chooses nothing, the next one does', () => {
    skip.click(click());
    isMoving = false;
    const [second, third] = [click(2), click()];
    skip.click(second);
    skip.click(third);
    expect(second.stopPropagation).toHaveBeenCalledOnce();
    expect(third.stopPropagation).not.toHaveBeenCalled();
  });
  it('presses Space, and holding it down chooses nothing', () => {
    const [first, held] = [space(), space({ repeat: true, target: new Target('button') })];
    skip.key(first);
    isMoving = false;
    skip.key(held);
    expect(finish).toHaveBeenCalledOnce();
    expect(first.preventDefault).toHaveBeenCalledOnce();
    expect(held.stopPropagation).toHaveBeenCalledOnce();
  });
});

describe('nothing is skipped', () => {
  it('where Space presses a button, or something is written', () => {
    for (const matching of ['button', 'input']) skip.key(space({ target: new Target(matching) }));
    expect(finish).not.toHaveBeenCalled();
  });
  it('where nothing moves', () => {
    isMoving = false;
    const [pressed, clicked] = [space(), click()];
    skip.key(pressed);
    skip.click(clicked);
    expect(finish).not.toHaveBeenCalled();
    expect(pressed.preventDefault).not.toHaveBeenCalled();
    expect(clicked.stopPropagation).not.toHaveBeenCalled();
  });
  it('by another key', () => {
    skip.key(space({ key: 'Enter' }));
    expect(finish).not.toHaveBeenCalled();
  });
});
