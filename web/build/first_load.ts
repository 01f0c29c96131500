import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** What a visitor fetches before the first page shows, gzipped: printed after each build, which fails above the limit. */
export function firstLoad({ limit }: { limit: number }): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    writeBundle(options, bundle) {
      const folder = options.dir ?? '';
      const files = new Set<string>(['index.html', 'gem.svg']);
      for (const part of Object.values(bundle)) {
        if (part.type === 'chunk' && part.isEntry) addChunk(bundle, part, files);
      }
      // The start page, and the largest catalogue of texts, which only one language of the four is.
      addNamed(bundle, 'Start', files);
      const largest = Object.values(bundle)
        .filter((part) => part.type === 'chunk' && part.facadeModuleId?.startsWith('\0catalogue:'))
        .sort((a, b) => packed(folder, b.fileName) - packed(folder, a.fileName))[0];
      if (largest) files.add(largest.fileName);
      const faces = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
      // Vite only warns of a file that a style names and nobody finds.
      if (!faces.length) this.error('the face for titles is missing: run npm ci');
      for (const name of faces) files.add(name);
      const total = [...files].reduce((sum, name) => sum + packed(folder, name), 0);
      for (const name of files) console.log(`  ${(packed(folder, name) / 1000).toFixed(1).padStart(6)} kB  ${name}`);
      console.log(`first load: ${(total / 1000).toFixed(1)} kB gzipped, of ${limit / 1000} kB`);
      if (total > limit) this.error('the first load is too large');
    },
  };
}

function addNamed(bundle: Rolldown.OutputBundle, name: string, files: Set<string>): void {
  for (const part of Object.values(bundle)) {
    if (part.type === 'chunk' && part.name === name) addChunk(bundle, part, files);
  }
}

function addChunk(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk, files: Set<string>): void {
  if (files.has(chunk.fileName)) return;
  files.add(chunk.fileName);
  const styles = (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? [];
  for (const style of styles) files.add(style);
  for (const name of chunk.imports) {
    const part = bundle[name];
    if (part?.type === 'chunk') addChunk(bundle, part, files);
  }
}

function packed(folder: string, name: string): number {
  const bytes = readFileSync(join(folder, name));
  // A woff2 is compressed already, and servers send it as it is.
  return name.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}
