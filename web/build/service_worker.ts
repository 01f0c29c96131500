import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { catalogues, startFiles } from './first_load.ts';

/** `service-worker.js`, with the names of the files that it keeps. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const address = (name: string) => `/${name}`;
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/')).map(address);
      const first = [...startFiles(bundle), ...catalogues(bundle)].map(address);
      // Another page makes another file of this, which browsers notice.
      const page = ['index.html', 'logo.svg'].map((name) => readFileSync(join(dir, name)));
      const version = page.reduce((hash, bytes) => hash.update(bytes), createHash('sha256')).digest('hex').slice(0, 16);
      const lists = `const FILES = ${JSON.stringify(files)};\nconst FIRST = ${JSON.stringify(first)};\n`;
      const worker = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8');
      writeFileSync(join(dir, 'service-worker.js'), `/* ${version} */\n${lists}${worker}`);
    },
  };
}
