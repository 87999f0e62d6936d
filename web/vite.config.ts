import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.SACRARIUM_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/sacrarium/clients/web/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: { proxy: { '/api': server, '/ws': { target: server.replace('http', 'ws'), ws: true } } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
