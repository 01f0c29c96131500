import { afterEach, describe, expect, it, vi } from 'vitest';
import { crestOf, gameInfo, gameOfRule, learnGames } from '../src/shared/games.svelte';
import { rulebookHtml } from '../src/shared/markdown';
import { hasRulebook, rulebook } from '../src/shared/rulebook';

const BOOK = `# Cups

### C1.1 Cups

There are seven. See C1.2, but not C9.9 or X1.1.

### C1.2 Coins

<script>alert(1)</script>

![A coin](coin.svg)
`;
const CUPS = { name: 'cups', rule_prefix: 'C', crests: [{ path: 'a' }, { path: 'b' }], rulebook: ['en'] };
const DICE = { name: 'dice', rule_prefix: 'CD', crests: [], rulebook: [] };

afterEach(() => vi.unstubAllGlobals());

describe('a rulebook in Markdown', () => {
  const html = rulebookHtml(BOOK, (path) => `/drawings/${path}`);

  it('gives each rule an address, and links each mention of a rule that there is', () => {
    expect(html).toContain('<h3 id="C1.2">');
    expect(html).toContain('See <a href="#C1.2">C1.2</a>, but not C9.9 or X1.1.');
  });
  it('shows its drawings, where they can be fetched', () => {
    expect(html).toContain('<img src="/drawings/coin.svg" alt="A coin"');
    expect(rulebookHtml(BOOK, () => null)).not.toContain('<img');
  });
  it('is text, whatever is written in it', () => {
    expect(html).not.toContain('script');
  });
});

describe('the games that the server tells of', () => {
  it('are asked again where no answer came, and then no more', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
    await expect(learnGames()).rejects.toMatchObject({ reason: 'page-no-network' });
    const fetch = vi.fn(async () => new Response(JSON.stringify([CUPS, DICE])));
    vi.stubGlobal('fetch', fetch);
    await learnGames();
    await learnGames();
    expect(fetch).toHaveBeenCalledOnce();
    expect(gameInfo('cups')?.rule_prefix).toBe('C');
  });
  it('are known by the letters of their rules', () => {
    expect(['C1.1', 'CD1.1', 'E1.1', '1.1'].map(gameOfRule)).toEqual(['cups', 'dice', null, null]);
  });
  it('have a crest for every seat, if they have any', () => {
    expect([0, 1, 2].map((seat) => crestOf('cups', seat)?.path)).toEqual(['a', 'b', 'a']);
    expect(crestOf('dice', 0)).toBeUndefined();
  });
  it('may have no rulebook, or one that is not built in', async () => {
    const fetch = vi.fn(async () => new Response(BOOK));
    vi.stubGlobal('fetch', fetch);
    expect(hasRulebook('dice')).toBe(false);
    expect(await rulebook('dice', 'en')).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
    expect(await rulebook('cups', 'de')).toContain('id="C1.1"');
    expect(fetch).toHaveBeenCalledWith('/api/games/cups/rulebook/de', undefined);
  });
});
