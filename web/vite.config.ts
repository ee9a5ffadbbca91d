import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// While developing: `npm run dev` beside a running `headjudge serve --port 7878`.
const server = process.env.HEADJUDGE ?? 'http://127.0.0.1:7878';

export default defineConfig({
  plugins: [svelte()],
  base: './',
  // Browsers that know light-dark(): a table may be dark on a light page.
  build: { target: 'es2022', cssTarget: ['chrome123', 'firefox120', 'safari17.5'], outDir: process.env.HEADJUDGE_DIST ?? 'dist', emptyOutDir: true, sourcemap: false },
  // The host stays the page's own: the server answers no other page.
  server: { proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } } },
});
