import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartProblem } from '../src/main/start-problem.ts';
import { begin } from './beginning.ts';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'out', 'built-from');

const CONFIG = 'electron.vite.config.ts';

/** Everything that affects the built app. */
const SOURCES = [
  'src',
  'package.json',
  'package-lock.json',
  CONFIG,
  'vite.phone.config.ts',
  'scripts/budget.ts',
  'scripts/compile-while-loading.ts',
  'tsconfig.base.json',
];

/**
 * Builds the app if the content of its sources has changed; checking out the same content again doesn't
 * count.
 */
export async function buildIfStale(config = CONFIG): Promise<void> {
  const now = fingerprint(config);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  process.stdout.write('Building Vernissage…\n');
  await build('electron-vite/bin/electron-vite.js', '--config', config);
  await build('vite/bin/vite.js', '--config', 'vite.phone.config.ts');
  writeFileSync(stamp, now);
}

async function build(program: string, ...words: readonly string[]): Promise<void> {
  const child = begin(join('node_modules', program), ['build', '--logLevel', 'warn', ...words]);
  child.stdout.resume();
  const [said] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (/MODULE_NOT_FOUND|native binding/.test(said)) throw new StartProblem(({ start }) => start.incomplete);
  if (child.exitCode !== 0) throw new Error(`Vernissage could not be built.\n${said}`);
}

function fingerprint(config: string): string {
  const hash = createHash('sha256');
  for (const source of new Set([...SOURCES, config])) {
    for (const file of filesBelow(join(root, source)))
      hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

if (import.meta.main) await buildIfStale();
