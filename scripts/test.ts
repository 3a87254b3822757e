import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import { buildIfStale } from './build.ts';
import { checkEverything } from './check.ts';

/** `npm test`: all checks, then all tests. The last line counts both. */
process.chdir(join(import.meta.dirname, '..'));
const checking = checkEverything();
// The first checks run in other processes while the build blocks this one.
buildIfStale();
const checks = await checking;

const vitest = await startVitest([], { run: true, watch: false });
const tests = vitest.state.getTestModules().flatMap((file) => [...file.children.allTests()]);
const broken = vitest.state.getTestModules().filter((file) => file.errors().length > 0);
await vitest.close();

const states = tests.map((test) => test.result().state);
const passed =
  checks.filter((one) => one.passed).length + states.filter((state) => state === 'passed').length;
const skipped = states.filter((state) => state === 'skipped').length;
const failed =
  checks.filter((one) => !one.passed).length +
  states.filter((state) => state === 'failed' || state === 'pending').length +
  broken.length +
  vitest.state.getUnhandledErrors().length;

process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
process.exit(failed === 0 && tests.length > 0 ? 0 : 1);
