import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type Plugin } from 'vitest/config';
import { chromium } from './test/browser/chromium.ts';
import { tellMain } from './test/browser/tell-main.ts';
import { GIVE_UP, patient, WORKERS } from './test/patience.ts';

/** Importing Electron by mistake should fail instead of starting a download. */
const env = {
  ELECTRON_OVERRIDE_DIST_PATH: '/nonexistent',
  // Hundreds of threads and commands load the same modules, and half of that time is compiling.
  NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url)),
};

/**
 * Loaded by Node before anything that reads the editions, here and in what tests start: tests play with the printed
 * numbers, whatever an edition's file says. And what is compiled is kept.
 */
const LOADED_FIRST = ['fixtures/printed.ts', 'fakes/keep-compiled.ts'].map(
  (file) => `--import=${pathToFileURL(join(import.meta.dirname, 'test', file)).href}`,
);

// What a test waits for gives up long before the test does, and says what was missing.
const PATIENCE = {
  testTimeout: patient(60_000),
  hookTimeout: patient(60_000),
  expect: { poll: { timeout: GIVE_UP } },
};

/** Node reads these modules itself, as it does for the app: what Vite makes of them starts and runs slower. */
const NATIVE = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** Those that mock modules can't share them with others. */
const MOCKING = globSync('test/{main,shared,club}/**/*.test.ts', { cwd: import.meta.dirname }).filter(
  (file) => /\bvi\.mock\(|\bregisterHooks\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);

/** Vitest names its own module between single quotes, and a folder's apostrophe would end them. */
const QUOTED: Plugin = {
  name: 'vernissage:quoted',
  enforce: 'pre',
  transform: {
    filter: { id: /vitest\/browser$/ },
    handler: (code) =>
      code.replace(/ from '(.*\/context\.js)'$/m, (_, path) => ` from ${JSON.stringify(path)}`),
  },
};

export default defineConfig({
  test: {
    globalSetup: 'test/temporary.ts',
    maxWorkers: WORKERS,
    projects: [
      {
        test: {
          name: 'node',
          env: { ...env, NODE_OPTIONS: LOADED_FIRST.join(' ') },
          execArgv: LOADED_FIRST,
          include: ['test/**/*.test.ts'],
          exclude: ['test/renderer/**', 'test/app/**', 'test/electron/**', ...MOCKING],
          // Modules are loaded once for many files: none of them keeps state.
          isolate: false,
          setupFiles: 'test/fakes/each-file.ts',
          ...NATIVE,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'apart',
          env,
          include: MOCKING,
          setupFiles: 'test/fakes/printed-editions.ts',
          ...PATIENCE,
        },
      },
      {
        plugins: [svelte({ configFile: false }), QUOTED],
        test: {
          name: 'components',
          // A page doesn't have the environment of a process.
          env: process.env['VERNISSAGE_SOAK'] === undefined ? {} : { VERNISSAGE_SOAK: '1' },
          // Component layout uses classes from the window's stylesheet.
          setupFiles: [
            'test/fakes/printed-editions.ts',
            'src/renderer/ui/layout.css',
            'test/renderer/as-found.ts',
          ],
          // Each test mounts what it needs, and it is unmounted before the next.
          isolate: false,
          include: ['test/renderer/**/*.test.ts'],
          ...PATIENCE,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { tellMain },
            provider: playwright({
              launchOptions: chromium(),
              contextOptions: { reducedMotion: 'reduce' },
              actionTimeout: GIVE_UP,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'app',
          env,
          execArgv: LOADED_FIRST,
          include: ['test/app/**/*.test.ts'],
          globalSetup: 'test/app/build.ts',
          // One browser and its pages are handed on from file to file; each starts its own hosts.
          setupFiles: 'test/app/each-file.ts',
          isolate: false,
          ...NATIVE,
          ...PATIENCE,
        },
      },
    ],
  },
});
