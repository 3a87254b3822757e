import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';
import options from '../.oxfmtrc.json' with { type: 'json' };

// Formatting a component takes fifty times as long as any other file, so those that passed are remembered. They are
// formatted here: with one processor, the formatter's command has waited for its own thread of components for ever.

const root = join(import.meta.dirname, '..');
const memory = join(root, 'node_modules/.cache/formatted.json');
const components = globSync('{src,test,bench}/**/*.svelte', { cwd: root });
const formatter = ['.oxfmtrc.json', 'node_modules/oxfmt/package.json'].map(read);
const hashes = new Map(components.map((file) => [file, hash([...formatter, read(file)])]));
const passed = remembered();
const others = components.filter((file) => !passed.has(hashes.get(file)));
const isFormatted = [checkOthers(), ...(await Promise.all(others.map(checkComponent)))];

if (isFormatted.every(Boolean)) {
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify([...hashes.values()]));
} else process.exitCode = 1;

function checkOthers(): boolean {
  // Other checks need the other cores.
  const words = [join(root, 'node_modules/oxfmt/bin/oxfmt'), '--check', '--threads=1', '.', '!**/*.svelte'];
  return spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' }).status === 0;
}

async function checkComponent(file: string): Promise<boolean> {
  const text = read(file);
  const { code, errors } = await format(file, text, options);
  if (errors.length === 0 && code === text) return true;
  process.stderr.write(`${file}: ${errors[0]?.message ?? 'npm run format would change it'}\n`);
  return false;
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function hash(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64');
}

function remembered(): ReadonlySet<unknown> {
  try {
    const hashes: unknown = JSON.parse(readFileSync(memory, 'utf8'));
    return new Set(Array.isArray(hashes) ? hashes : []);
  } catch {
    return new Set();
  }
}
