import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import { hasDisplay } from '../src/main/host/app-window.ts';
import { buildIfStale } from './build.ts';
import { ELECTRON, fetchElectronOnce, findElectron } from './electron-binary.ts';

/** `npm run test:electron`: the built app in Electron itself, and the packed one if `npm run dist` has made one. */
process.chdir(join(import.meta.dirname, '..'));
const missing = await whatIsMissing();
if (missing !== null) {
  process.stdout.write(`Skipped: ${missing}\n`);
} else {
  await buildIfStale();
  const vitest = await startVitest([], {
    run: true,
    watch: false,
    config: false,
    include: ['test/electron/**/*.test.ts'],
    // Windows of two files at once would take the focus from each other.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  });
  const passed = vitest.state.getCountOfFailedTests() === 0 && vitest.state.getUnhandledErrors().length === 0;
  await vitest.close();
  process.exit(passed && vitest.state.getTestModules().length > 0 ? 0 : 1);
}

async function whatIsMissing(): Promise<string | null> {
  if (!hasDisplay()) return 'there’s no screen for Electron’s windows here.';
  if (findElectron() !== null || (await fetchElectronOnce(ELECTRON)) !== null) return null;
  return 'Electron’s binary isn’t installed. Run npx install-electron first.';
}
