import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..');
const execute = promisify(execFile);

interface Check {
  readonly name: string;
  readonly command: string;
  readonly words: readonly string[];
}

/** Format, lint and types: what one asks before every commit, so it must be quick. */
const CHECKS: readonly Check[] = [
  {
    name: 'lint',
    command: 'eslint',
    words: ['.', '--cache', '--cache-location', 'node_modules/.cache/eslint/'],
  },
  {
    name: 'types of the window',
    command: 'svelte-check',
    words: ['--tsconfig', 'src/renderer/tsconfig.json', '--fail-on-warnings'],
  },
  {
    name: 'types of everything else',
    command: 'tsc',
    words: ['--project', '.', ...remembered('everything')],
  },
  { name: 'format', command: 'prettier', words: ['--check', '--log-level', 'warn', '--cache', '.'] },
  {
    name: 'types of the rules, with the language alone',
    command: 'tsc',
    words: ['--project', 'src/shared', ...remembered('rules')],
  },
];

/** Asked with the tests only. */
const DEAD_CODE: Check = { name: 'dead code and unused dependencies', command: 'knip', words: [] };

/** What the compiler found last time is not looked at again where nothing has changed. */
function remembered(name: string): string[] {
  return ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${name}.json`];
}

export interface CheckResult {
  readonly name: string;
  readonly passed: boolean;
}

/** Every check there is. */
export function checkEverything(): Promise<CheckResult[]> {
  return check([...CHECKS, DEAD_CODE]);
}

/** Two at a time; what fails says why. */
async function check(checks: readonly Check[]): Promise<CheckResult[]> {
  const waiting = [...checks];
  const results: CheckResult[] = [];
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      results.push(await run(next));
  }
  await Promise.all([work(), work()]);
  return results;
}

async function run({ name, command, words }: Check): Promise<CheckResult> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const program = join(root, 'node_modules', '.bin', command);
  try {
    await execute(program, words, { cwd: root, maxBuffer: 64_000_000, shell: process.platform === 'win32' });
    process.stdout.write(`✓ ${name} (${seconds()})\n`);
    return { name, passed: true };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    process.stdout.write(`✗ ${name} (${seconds()})\n${stdout}${stderr}\n`);
    return { name, passed: false };
  }
}

if (import.meta.main) {
  const results = await check(CHECKS);
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
}
