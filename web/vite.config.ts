import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogue } from './build/catalogue.ts';
import { codeSplitting } from './build/chunks.ts';
import { compressed } from './build/compressed.ts';
import { firstLoad } from './build/first_load.ts';
import { preloads } from './build/preloads.ts';
import { rulebook } from './build/rulebook.ts';
import { serviceWorker } from './build/service_worker.ts';

const server = process.env.GEMHOARD_SERVER ?? 'http://127.0.0.1:8123';

export default defineConfig({
  plugins: [svelte(), catalogue(), rulebook(), firstLoad({ limit: 58_000, fonts: 88_000 }), preloads(), compressed(), serviceWorker()],
  build: {
    outDir: '../src/gemhoard/server/page',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    // The server's content security policy allows files of its own, and nothing inside the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: codeSplitting() } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/health': server },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
});
