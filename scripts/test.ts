import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { BaseSequencer, startVitest, type CliOptions, type TestSpecification } from 'vitest/node';
import { buildIfStale } from './build.ts';
import { checkEverything, type CheckResult } from './check.ts';

const USAGE = `npm test                       all checks and all tests
npm test -- PATTERN…           the tests whose path contains a pattern
npm test -- --update PATTERN…  the same, and what they tell is kept as it is now: read the difference before you commit it
npm test -- --changed [REF]    the checks, and the tests that import what has changed since REF (the last commit)
npm test -- --shuffle SEED     the files in a random order, the same for the same seed`;

process.chdir(join(import.meta.dirname, '..'));
const asked = read(process.argv.slice(2));
if (asked === null) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
const { checking, patterns, options } = asked;

const checks: Promise<CheckResult[]> = checking ? checkEverything() : Promise.resolve([]);
if (patterns.length === 0 && options.changed === undefined) await buildIfStale();

const vitest = await startVitest(patterns, { run: true, watch: false, passWithNoTests: true, ...options });
const modules = vitest.state.getTestModules();
const states = modules.flatMap((file) => [...file.children.allTests()]).map((test) => test.result().state);
const broken =
  modules.filter((file) => file.errors().length > 0).length + vitest.state.getUnhandledErrors().length;
await vitest.close();

/** The last line counts both, checks and tests. */
const passed = (await checks).filter((one) => one.passed).length + count('passed');
const failed =
  (await checks).filter((one) => !one.passed).length + count('failed') + count('pending') + broken;
const skipped = count('skipped');
if (states.length === 0 && patterns.length > 0)
  process.stderr.write(`No test’s path contains ${patterns.join(' or ')}.\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** Files of one project stay together: for another, a worker has to start again, with all modules or a browser. */
function shuffledBy(seed: string) {
  const place = ({ moduleId, project }: TestSpecification): string =>
    `${project.name} ${createHash('sha256')
      .update(`${seed} ${relative(process.cwd(), moduleId)}`)
      .digest('hex')}`;
  return class extends BaseSequencer {
    override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return Promise.resolve(files.toSorted((one, other) => (place(one) < place(other) ? -1 : 1)));
    }
  };
}

function count(state: (typeof states)[number]): number {
  return states.filter((one) => one === state).length;
}

function read(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        changed: { type: 'boolean' },
        shuffle: { type: 'string' },
        update: { type: 'boolean', default: false },
      },
    });
    const options: CliOptions = {
      // A text that isn’t kept yet fails, as one that differs does.
      update: values.update ? 'all' : 'none',
      ...(values.shuffle !== undefined && { sequence: { sequencer: shuffledBy(values.shuffle) } }),
    };
    if (values.changed !== true)
      return { checking: positionals.length === 0, patterns: positionals, options };
    const [since = true] = positionals;
    return positionals.length > 1
      ? null
      : { checking: true, patterns: [], options: { ...options, changed: since } };
  } catch {
    return null;
  }
}
