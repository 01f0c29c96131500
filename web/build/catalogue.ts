import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LOCALES = join(import.meta.dirname, '../../src/gemhoard/locales');
const MODULE = /^\0catalogue:(\w+)(?:\/(games|lessons|reviews))?$/;
// What is said wherever one is. All other files are of a game, or of any table.
const EVERYWHERE = new Set(['errors.ftl', 'page.ftl', 'server.ftl']);
// What is said in lessons, and in reviews.
const PARTS = { lessons: /(?:^|-)lesson\.ftl$/, reviews: /^review\.ftl$/ };
// What is said outside of the page.
const ELSEWHERE = new Set(['preview.ftl', 'terminal.ftl']);
// What the start page says of a game.
const ON_COVER = /^[a-z]+-(name|pitch) = .*$/gm;

/**
 * `catalogue:de` is every Fluent text in German that the first page may need, `catalogue:de/games` what is said at a table,
 * `catalogue:de/lessons` in a lesson, `catalogue:de/reviews` in a review: one file to fetch each.
 */
export function catalogue(): Plugin {
  return {
    name: 'catalogue',
    resolveId: (id) => (id.startsWith('catalogue:') ? `\0${id}` : undefined),
    load(id) {
      const [, language, part] = MODULE.exec(id) ?? [];
      if (!language) return;
      const folder = join(LOCALES, language);
      const files = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !ELSEWHERE.has(name));
      const texts = files.sort().map((name) => {
        this.addWatchFile(join(folder, name));
        const text = readFileSync(join(folder, name), 'utf8');
        const own = Object.entries(PARTS).find(([, files]) => files.test(name))?.[0];
        if (own || (part && part in PARTS)) return own === part ? text : '';
        if (EVERYWHERE.has(name)) return part ? '' : text;
        return part ? text.replace(ON_COVER, '') : (text.match(ON_COVER) ?? []).join('\n');
      });
      // Comments are for those who write the texts.
      const text = texts.join('\n').replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
