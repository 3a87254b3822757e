import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';
import { resolve } from 'node:path';
import { keepBudgets } from './scripts/budget.ts';

const here = import.meta.dirname;

export default defineConfig({
  main: {
    build: {
      externalizeDeps: true,
      license: { fileName: 'licences.md' },
      rolldownOptions: {
        input: {
          index: resolve(here, 'src/main/index.ts'),
          host: resolve(here, 'src/main/host/index.ts'),
          worker: resolve(here, 'src/main/work/worker.ts'),
        },
        // Smaller without comments and blanks; names stay, so that a line in the log can be followed.
        output: { minify: { compress: true, mangle: false, codegen: true } },
      },
    },
  },
  preload: {
    build: {
      // A sandboxed window loads one script, in the old format, that finds nothing but Electron itself.
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: resolve(here, 'src/preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    // The window's own scheme and the browser host both serve it from the root of an address of its own.
    base: '/',
    plugins: [
      svelte({ configFile: false }),
      keepBudgets(here, [
        {
          address: '#/',
          loads: ['src/renderer/screens/home/Home.svelte', 'src/shared/text/en/index.ts'],
          kilobytes: 150,
        },
        {
          address: '#/game/…',
          loads: ['src/renderer/screens/table/KeptGame.svelte', 'src/shared/text/en/index.ts'],
          kilobytes: 220,
        },
      ]),
    ],
    build: {
      minify: true,
      license: { fileName: 'licences.md' },
      // Every asset is a file of its own: the page's policy admits no inlined ones but images.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: resolve(here, 'src/renderer/index.html'),
        // The page needs of the contract its types and a few values: building it has no effect anybody waits for.
        treeshake: { manualPureFunctions: ['oc', 'v'] },
      },
    },
  },
});
