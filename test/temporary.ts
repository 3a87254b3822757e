import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Linux's folder in memory. */
const MEMORY = '/dev/shm';
/** Several times what all tests leave behind. */
const ROOM = 2_000_000_000;

/**
 * In memory if there is room and programs can be started there, and TMPDIR names no other folder: tests open and
 * sync so many files that they would wait longest for the disk.
 */
function parent(): string {
  if (process.getuid?.() === 0 && !isOpenToAll(tmpdir())) return '/tmp';
  if (process.platform !== 'linux' || process.env['TMPDIR'] !== undefined) return tmpdir();
  if (!/^\S+ \/dev\/shm tmpfs (?!\S*noexec)/m.test(readFileSync('/proc/mounts', 'utf8'))) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM ? MEMORY : tmpdir();
}

/** PostgreSQL doesn't run as root, and has to get to its files. */
function isOpenToAll(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0;
  return isOpen && (folder === dirname(folder) || isOpenToAll(dirname(folder)));
}

/**
 * Whatever tests leave in the temporary folder is gone after the run, and so is every program that they started, also when
 * the run was killed.
 */
export function setup(): void {
  const folder = mkdtempSync(join(parent(), 'vernissage-tests-'));
  chmodSync(folder, 0o711);
  // In a group of its own, so that Ctrl-C leaves it to clean up.
  spawn(process.execPath, [join(import.meta.dirname, 'after-the-run.ts'), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  }).unref();
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
}
