import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-svelte';

/** Modules are loaded once for many files, so the library's own hook, set up as it loads, runs for the first file only. */
beforeEach(async () => {
  await cleanup();
});
