import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import { hasDisplay } from '../src/main/host/app-window.ts';
import { en } from '../src/shared/text/en/index.ts';
import { buildIfStale } from './build.ts';
import { fetchElectronOnce, findElectron, whyNoElectron } from './electron-binary.ts';

/**
 * `npm run test:electron`: the built app in Electron itself, and the packed one if `npm run dist` has made one. Or only
 * the program that `VERNISSAGE_PACKED` names; then it's an error if something is missing.
 */
process.chdir(join(import.meta.dirname, '..'));
const packed = process.env['VERNISSAGE_PACKED'];
const missing = await whatIsMissing();
if (missing !== null) {
  process.stdout.write(packed === undefined ? `Skipped: ${missing}\n` : `Not tested: ${missing}\n`);
  process.exitCode = packed === undefined ? 0 : 1;
} else {
  if (packed === undefined) await buildIfStale();
  const vitest = await startVitest([], {
    run: true,
    watch: false,
    config: false,
    include: [packed === undefined ? 'test/electron/**/*.test.ts' : 'test/electron/packed.test.ts'],
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
  if (packed !== undefined) return existsSync(packed) ? null : `there’s no program at ${packed}.`;
  const found = findElectron() ?? (await fetchElectronOnce());
  return typeof found === 'string' ? null : whyNoElectron(found, en);
}
