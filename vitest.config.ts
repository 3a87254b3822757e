import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium } from './test/browser/chromium.ts';
import { GIVE_UP, patient, WORKERS } from './test/patience.ts';

/** Importing Electron by mistake should fail instead of starting a download. */
const env = {
  ELECTRON_OVERRIDE_DIST_PATH: '/nonexistent',
  // Hundreds of threads and commands load the same modules, and half of that time is compiling.
  NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url)),
};

// What a test waits for gives up long before the test does, and says what was missing.
const PATIENCE = {
  testTimeout: patient(60_000),
  hookTimeout: patient(60_000),
  expect: { poll: { timeout: GIVE_UP } },
};

/** Node reads these modules itself, as it does for the app: what Vite makes of them starts and runs slower. */
const NATIVE = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** These mock modules (Electron, the list of editions, what a computer trusts), so they can't share modules with others. */
const WITH_MODULES_OF_THEIR_OWN = [
  'test/main/shell/**/*.test.ts',
  'test/shared/editions/another-box.test.ts',
  'test/club/private-authority.test.ts',
];

export default defineConfig({
  test: {
    globalSetup: 'test/temporary.ts',
    maxWorkers: WORKERS,
    projects: [
      {
        test: {
          name: 'node',
          env,
          include: ['test/**/*.test.ts'],
          exclude: ['test/renderer/**', 'test/app/**', 'test/electron/**', ...WITH_MODULES_OF_THEIR_OWN],
          // Modules are loaded once for many files: none of them keeps state.
          isolate: false,
          ...NATIVE,
          ...PATIENCE,
        },
      },
      {
        test: { name: 'apart', env, include: WITH_MODULES_OF_THEIR_OWN, ...PATIENCE },
      },
      {
        plugins: [svelte({ configFile: false })],
        test: {
          name: 'components',
          // Component layout uses classes from the window's stylesheet.
          setupFiles: ['src/renderer/ui/layout.css', 'test/renderer/as-found.ts'],
          // Each test mounts what it needs, and it is unmounted before the next.
          isolate: false,
          include: ['test/renderer/**/*.test.ts'],
          ...PATIENCE,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
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
