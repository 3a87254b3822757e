import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';
import { resolve } from 'node:path';

const here = import.meta.dirname;

export default defineConfig({
  main: {
    build: {
      externalizeDeps: true,
      rolldownOptions: { input: { host: resolve(here, 'src/main/host/index.ts') } },
    },
  },
  renderer: {
    root: 'src/renderer',
    // The window's own scheme and the browser host both serve it from the root of an address of its own.
    base: '/',
    plugins: [svelte({ configFile: false })],
    build: {
      minify: true,
      // Every asset is a file of its own: the page's policy admits no inlined ones but images.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: resolve(here, 'src/renderer/index.html') },
    },
  },
});
