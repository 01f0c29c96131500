import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LOCALES = join(import.meta.dirname, '../../src/gemhoard/locales');
const PREFIX = 'catalogue:';

/** `catalogue:de` is every Fluent text of the page in German: one file to fetch a language, the terminal's left out. */
export function catalogue(): Plugin {
  return {
    name: 'catalogue',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      const folder = join(LOCALES, id.slice(PREFIX.length + 1));
      const files = readdirSync(folder).filter((name) => name.endsWith('.ftl') && name !== 'terminal.ftl');
      const texts = files.sort().map((name) => {
        this.addWatchFile(join(folder, name));
        return readFileSync(join(folder, name), 'utf8');
      });
      // Comments are for those who write the texts.
      const text = texts.join('\n').replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
