import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepApart, keepBudgets, preload } from './scripts/budget.ts';
import { compileWhileLoading } from './scripts/compile-while-loading.ts';
import { LANGUAGES, type Language } from './src/shared/text/languages.ts';

// Also when the tests' configuration, in another folder, begins with this one.
const here = fileURLToPath(new URL('.', import.meta.url));

const wordsOf = (language: Language) => `src/shared/text/${language}/index.ts`;
const WORDS = wordsOf('en');

/** Everything a table needs during an evening. */
const TABLE = /\/renderer\/(game|shown|features\/(entry|settle|end)|screens\/table)\//;

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
          figures: resolve(here, 'src/main/figures/thread.ts'),
        },
        // Functions and classes keep their names, so that stack traces in the log can be read.
        output: { minify: { compress: true, mangle: { keepNames: true }, codegen: true } },
      },
    },
  },
  preload: {
    build: {
      // A sandboxed window loads a single CommonJS script, which can require only Electron.
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: resolve(here, 'src/preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    // The browser host serves it below a path of its own.
    base: './',
    plugins: [
      svelte({ configFile: false }),
      preload(here, [WORDS]),
      keepApart(here, LANGUAGES.map(wordsOf)),
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
      // The page's policy allows no inlined assets except images.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // One stylesheet, so that the order of rules is fixed and no screen waits for its own.
      cssCodeSplit: false,
      rolldownOptions: {
        input: resolve(here, 'src/renderer/index.html'),
        // The page uses only types and a few values of the contract, and building it has no side effects: without
        // spreads in its shapes, all of it goes.
        treeshake: {
          manualPureFunctions: ['oc', 'v'],
          // Pure modules do nothing on import.
          moduleSideEffects: [{ test: /\/src\/shared\//, sideEffects: false }],
        },
        // Modules used by the same screens share a file. Small ones are merged, because every file is a request, and
        // a screen that loads two dozen is late; merging larger ones makes a screen load what only others need.
        output: {
          codeSplitting: {
            groups: [
              { name: 'base', tags: ['$initial'], priority: 1 },
              // Otherwise merged into the first language, which all others would then load too.
              { name: 'words', test: /\/shared\/text\/(isolated-names|hands)\.ts$/, priority: 1 },
              // What a language's parts share, otherwise merged with a page into its first part.
              {
                name: (id) => `words-${/\/text\/(\w+)\//.exec(id)?.[1] ?? ''}`,
                test: /\/shared\/text\/\w\w\/(article|genitive|noun|ordinal|to)\.ts$/,
                priority: 1,
              },
              // Otherwise merged into what the first screen loads, which needs neither lists nor charts.
              { name: 'theme', test: /\/ui\/charts\/(theme|pattern)\.ts$/, priority: 1 },
              // What the first screen and a table load is theirs, so that no other screen's code gets into it.
              { name: 'home', test: /\/screens\/home\/Home\.svelte$/, priority: 1 },
              { name: 'table', test: /\/screens\/table\/KeptGame\.svelte$/, priority: 1 },
              { name: 'part', entriesAware: true, entriesAwareMergeThreshold: 12_000 },
            ],
          },
        },
      },
    },
  },
});
