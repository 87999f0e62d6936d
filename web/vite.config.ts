import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.SACRARIUM_SERVER ?? 'http://127.0.0.1:8000';

/** What every table needs comes in one piece: many small files cost more than they save. */
const COMMON = /node_modules\/(svelte|esm-env|clsx)|src\/(lib|art)\/(?!Niche)\w+\.|src\/table\/(Action|Bar|Count|CopyLink|Drawer|Duty|Reason|Sentence|Shell|Tick|oval|secondLine)\.|registry/;

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/sacrarium/clients/web/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'common', test: COMMON, minShareCount: 2 }] } } },
  },
  server: { proxy: { '/api': server, '/ws': { target: server.replace('http', 'ws'), ws: true } } },
  // one thread: the tests are quick, and starting a process for each file is what fails on a busy machine
  test: { include: ['tests/**/*.test.ts'], environment: 'node', pool: 'threads', fileParallelism: false, isolate: false },
});
