import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-svelte';

/**
 * Modules are loaded once for many files, so the library's own hook, which it registers on load, runs only
 * for the first file.
 */
beforeEach(async () => {
  await cleanup();
});
