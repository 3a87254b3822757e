import { join } from 'node:path';
import { begin } from './beginning.ts';

interface Check {
  readonly name: string;
  /** Path within node_modules. */
  readonly program: string;
  readonly words: readonly string[];
}

const TSC = '@typescript/native/bin/tsc';

/** Format, lint and types: run before every commit, so it must be quick. The slowest come first. */
const CHECKS: readonly Check[] = [
  {
    name: 'types of the window',
    program: 'svelte-check/bin/svelte-check',
    words: ['--tsconfig', 'tsconfig.window.json', '--fail-on-warnings', '--tsgo', '--incremental'],
  },
  {
    name: 'lint of components',
    program: 'eslint/bin/eslint.js',
    words: ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/eslint/', '.'],
  },
  {
    name: 'lint of everything else',
    program: 'oxlint/bin/oxlint',
    words: [],
  },
  {
    name: 'types of everything else',
    program: TSC,
    words: ['--project', '.', ...typesRemembered('everything')],
  },
  {
    name: 'imports (.dependency-cruiser.ts)',
    program: '../scripts/imports.ts',
    words: [],
  },
  {
    name: 'words (docs/voice.md)',
    program: '../scripts/words.ts',
    words: [],
  },
  {
    name: 'format',
    program: '../scripts/format-check.ts',
    words: [],
  },
  {
    name: 'types of the rules, with the language alone',
    program: TSC,
    words: ['--project', 'src/shared', ...typesRemembered('rules')],
  },
];

/** Compilers written in Go otherwise spend up to half of their time collecting garbage. */
const ENVIRONMENT = { GOGC: '400', ...process.env };

const KNIP = 'knip/bin/knip.js';

/** Run only with the tests. */
const DEAD_CODE: readonly Check[] = [
  { name: 'dead code and unused dependencies', program: KNIP, words: [] },
  // Ignores tests and scripts as users, to find code that only they use.
  { name: 'code that only tests use', program: KNIP, words: ['--production'] },
];

/** Incremental, so that unchanged files aren't checked again. */
function typesRemembered(name: string): string[] {
  return ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${name}.json`];
}

export interface CheckResult {
  readonly name: string;
  readonly passed: boolean;
}

export function checkEverything(): Promise<CheckResult[]> {
  return check([...CHECKS, ...DEAD_CODE]);
}

/** Two at a time, with the output of those that fail. */
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

function run({ name, program, words }: Check): Promise<CheckResult> {
  const started = performance.now();
  const child = begin(join('node_modules', program), words, ENVIRONMENT);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
  return new Promise((resolve) => {
    child.on('error', (error) => output.push(Buffer.from(String(error))));
    child.on('close', (code) => {
      const passed = code === 0;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stdout.write(`${passed ? '✓' : '✗'} ${name} (${seconds} s)\n`);
      if (!passed) process.stdout.write(`${Buffer.concat(output).toString()}\n`);
      resolve({ name, passed });
    });
  });
}

if (import.meta.main) {
  const results = await check(CHECKS);
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
}
