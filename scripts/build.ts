import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'out', 'built-from');

/** Everything that affects the built app. */
const SOURCES = [
  'src',
  'package.json',
  'package-lock.json',
  'electron.vite.config.ts',
  'vite.phone.config.ts',
  'scripts/budget.ts',
  'tsconfig.base.json',
];

/**
 * Builds the app if the content of its sources has changed; checking out the same content again doesn't
 * count.
 */
export function buildIfStale(): void {
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  process.stdout.write('Building Vernissage…\n');
  try {
    build('electron-vite/bin/electron-vite.js');
    build('vite/bin/vite.js', '--config', 'vite.phone.config.ts');
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new Error(`Vernissage could not be built.\n${output}`, { cause: error });
  }
  writeFileSync(stamp, now);
}

function build(program: string, ...words: readonly string[]): void {
  execFileSync(
    process.execPath,
    [join(root, 'node_modules', program), 'build', '--logLevel', 'warn', ...words],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
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

if (import.meta.main) buildIfStale();
