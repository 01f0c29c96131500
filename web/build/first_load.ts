import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { FIRST } from './chunks.ts';

/**
 * What a visitor fetches before the first page shows, gzipped: printed after each build, which fails above the limit.
 * Fonts have a limit of their own: the page shows without them, and each language needs only some.
 */
export function firstLoad({ limit, fonts }: { limit: number; fonts: number }): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    writeBundle(options, bundle) {
      const folder = options.dir ?? '';
      // The largest catalogue of texts: only one language of the four is fetched.
      const [largest = ''] = catalogues(bundle).sort((a, b) => packed(folder, b) - packed(folder, a));
      const files = new Set(['index.html', 'logo.svg', ...startFiles(bundle), largest]);
      // Vite only warns of a file that a style names and nobody finds.
      const [faces, others] = [[...files].filter(isFont), [...files].filter((name) => !isFont(name))];
      if (faces.length < 4) this.error('the fonts are missing: run npm ci');
      const sizes = [faces, others].map((names) => names.reduce((sum, name) => sum + packed(folder, name), 0));
      const [letters = 0, total = 0] = sizes;
      for (const name of files) console.log(`  ${(packed(folder, name) / 1000).toFixed(1).padStart(6)} kB  ${name}`);
      console.log(`first load: ${(total / 1000).toFixed(1)} kB gzipped, of ${limit / 1000} kB`);
      console.log(`fonts: ${(letters / 1000).toFixed(1)} kB, of ${fonts / 1000} kB`);
      if (total > limit || letters > fonts) this.error('the first load is too large');
    },
  };
}

/** The files of the start page, without its texts. */
export function startFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>();
  for (const part of Object.values(bundle)) {
    if (part.type === 'chunk' && part.name === FIRST) addChunk(bundle, part, files);
  }
  for (const name of Object.keys(bundle)) if (isFont(name)) files.add(name);
  return files;
}

/** The texts of the start page, a file for each language. */
export function catalogues(bundle: Rolldown.OutputBundle): string[] {
  const parts = Object.values(bundle).filter((part) => part.type === 'chunk');
  return parts.filter(({ facadeModuleId }) => /^\0catalogue:\w+$/.test(facadeModuleId ?? '')).map(({ fileName }) => fileName);
}

const isFont = (name: string) => name.endsWith('.woff2');

export function addChunk(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk, files: Set<string>): void {
  if (files.has(chunk.fileName)) return;
  files.add(chunk.fileName);
  for (const name of chunk.imports) {
    const part = bundle[name];
    if (part?.type === 'chunk') addChunk(bundle, part, files);
  }
  // Behind the styles of what it imports, which they may overrule.
  const styles = (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? [];
  for (const style of styles) files.add(style);
}

function packed(folder: string, name: string): number {
  const bytes = readFileSync(join(folder, name));
  // A woff2 is compressed already, and servers send it as it is.
  return isFont(name) ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}
