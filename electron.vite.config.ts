import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';
import { resolve } from 'node:path';
import { keepBudgets, preload } from './scripts/budget.ts';
import { compileWhileLoading } from './scripts/compile-while-loading.ts';

const here = import.meta.dirname;

const WORDS = 'src/shared/text/en/index.ts';

/** Everything a table needs in the course of an evening. */
const TABLE = /\/renderer\/(shown|features\/(entry|settle|end)|screens\/table)\//;

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
      preload(here, [WORDS]),
      compileWhileLoading(TABLE),
      keepBudgets(here, [
        { address: '#/', loads: ['src/renderer/screens/home/Home.svelte', WORDS], kilobytes: 150 },
        {
          address: '#/game/…',
          loads: ['src/renderer/screens/table/KeptGame.svelte', WORDS],
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
      // One stylesheet, so that rules keep their order and no screen waits for its own.
      cssCodeSplit: false,
      rolldownOptions: {
        input: resolve(here, 'src/renderer/index.html'),
        // The page needs of the contract its types and a few values: building it has no effect anybody waits for.
        treeshake: { manualPureFunctions: ['oc', 'v'] },
        // What the same screens need shares a file; small ones are merged, since every file is a request.
        output: {
          codeSplitting: {
            groups: [
              { name: 'base', tags: ['$initial'], priority: 1 },
              { name: 'part', entriesAware: true, entriesAwareMergeThreshold: 4_000 },
            ],
          },
        },
      },
    },
  },
});
