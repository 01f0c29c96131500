import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { addChunk } from './first_load.ts';

// What is fetched once it is known what to show. The server knows it from the address, and lets the browser begin at once.
const PARTS: [RegExp, (name: string) => string][] = [
  [/\/src\/pages\/(\w+)\.svelte$/, (name) => `page:${name === 'NewTable' ? 'new' : name.toLowerCase()}`],
  [/\/src\/games\/(\w+)\/drawn\.ts$/, (name) => `game:${name}`],
  [/\/rulebook\/(\w+\/\w+)\.md$/, (name) => `rulebook:${name}`],
  [/^\0catalogue:(\w+(?:\/\w+)?)$/, (name) => `texts:${name}`],
];

/** `preloads.json`: the scripts and styles of each page, game, rulebook and language. */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const found: Record<string, string[]> = {};
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        for (const [path, key] of PARTS) {
          for (const id of part.moduleIds) {
            const name = path.exec(id)?.[1];
            if (!name) continue;
            const files = new Set<string>();
            addChunk(bundle, part, files);
            found[key(name)] = [...files];
          }
        }
      }
      writeFileSync(join(dir, 'preloads.json'), JSON.stringify(found));
    },
  };
}
