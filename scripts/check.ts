import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

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
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, endAll);
  process.once('exit', endAll);
  const waiting = [...checks];
  const results: CheckResult[] = [];
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      results.push(await run(next));
  }
  await Promise.all([work(), work()]);
  return results;
}

const running = new Set<ChildProcess>();

function run({ name, program, words }: Check): Promise<CheckResult> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...words], {
    cwd: root,
    // In a group of its own, which is ended as a whole: some checks start others.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
  return new Promise((resolve) => {
    child.on('error', (error) => output.push(Buffer.from(String(error))));
    child.on('close', (code) => {
      running.delete(child);
      const passed = code === 0;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stdout.write(`${passed ? '✓' : '✗'} ${name} (${seconds} s)\n`);
      if (!passed) process.stdout.write(`${Buffer.concat(output).toString()}\n`);
      resolve({ name, passed });
    });
  });
}

/** Ends the checks that run, and this process if nothing else decides how it ends. */
function endAll(reason: NodeJS.Signals | number): void {
  for (const { pid } of running) if (pid !== undefined) end(pid);
  running.clear();
  if (typeof reason === 'string' && process.listenerCount(reason) === 0) process.kill(process.pid, reason);
}

function end(pid: number): void {
  try {
    // The compiler ignores anything gentler until it has finished.
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}

if (import.meta.main) {
  const results = await check(CHECKS);
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
}
