import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-svelte';

/** The modules are loaded once for many files, and what a module does while it loads is done for the first only. */
beforeEach(async () => {
  await cleanup();
});
