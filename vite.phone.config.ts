import { svelte } from '@sveltejs/vite-plugin-svelte';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { keepWhole } from './scripts/budget.ts';

const here = import.meta.dirname;

/** The page for phones. It's built apart from the window, so that it can't load any of the window's files. */
export default defineConfig({
  root: resolve(here, 'src/phone'),
  base: '/',
  plugins: [svelte({ configFile: false }), keepWhole('The page for phones', 60)],
  build: {
    outDir: resolve(here, 'out/phone'),
    emptyOutDir: true,
    // Phones are older than computers.
    target: ['es2022', 'safari15.4', 'chrome105', 'firefox104'],
    // The page's policy allows no inlined assets except images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/src\/shared\//, sideEffects: false }] },
    },
  },
});
