import { describe, expect, it } from 'vitest';
import { address, inLanguage, read, type Route } from '../src/shared/routes';

describe('addresses', () => {
  it.each<[string, Route]>([
    ['/', { page: 'start' }],
    ['/new/kadora', { page: 'new', game: 'kadora' }],
    ['/table/aB3-_x', { page: 'table', table: 'aB3-_x', invitation: null }],
    ['/table/aB3-_x#s3cret', { page: 'table', table: 'aB3-_x', invitation: 's3cret' }],
    ['/replay/aB3-_x/12', { page: 'replay', table: 'aB3-_x', step: 12 }],
    ['/replay/aB3-_x/12#review', { page: 'replay', table: 'aB3-_x', step: 12, review: true }],
    ['/daily/kadora', { page: 'daily', game: 'kadora', day: null }],
    ['/daily/kadora/20778', { page: 'daily', game: 'kadora', day: 20778 }],
    ['/puzzles/kadora', { page: 'puzzles', game: 'kadora', number: null }],
    ['/puzzles/kadora/17', { page: 'puzzles', game: 'kadora', number: 17 }],
    ['/learn/kadora', { page: 'learn', game: 'kadora' }],
    ['/rules/emerald/cs#E3.3', { page: 'rules', game: 'emerald', language: 'cs', rule: 'E3.3' }],
  ])('%s is read and written alike', (path, route) => {
    const [before = '', hash = ''] = path.split('#');
    expect(read(before, hash && `#${hash}`)).toEqual(route);
    expect(address(route)).toBe(path);
  });

  it.each(['/nowhere', '/replay/x/y', '/table', '/table/a/b', '/new/a/b', '/learn', '/learn/a/b', '/daily', '/daily/kadora/x', '/puzzles', '/puzzles/kadora/0', '/puzzles/kadora/x', '/rules'])('%s leads nowhere', (path) => {
    expect(read(path)).toEqual({ page: 'missing' });
  });

  it('a link to share says in which language, and keeps its invitation', () => {
    expect(inLanguage('http://x/table/a#s3cret', 'cs')).toBe('http://x/table/a?lang=cs#s3cret');
    expect(inLanguage('http://x/replay/a/0', 'de')).toBe('http://x/replay/a/0?lang=de');
    expect(inLanguage('http://x/table/a#s3cret', 'en')).toBe('http://x/table/a#s3cret');
  });

  it('bears a broken escape', () => {
    expect(read('/table/%E0%A4%A')).toMatchObject({ page: 'table' });
  });
});
