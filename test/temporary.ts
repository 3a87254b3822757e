import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's folder in memory. */
const MEMORY = '/dev/shm';
/** Several times what all tests leave behind. */
const ROOM = 2_000_000_000;

/**
 * In memory if there is room and programs can be started there, and TMPDIR names no other folder: tests open and
 * sync so many files that they would wait longest for the disk.
 */
function parent(): string {
  if (process.platform !== 'linux' || process.env['TMPDIR'] !== undefined) return tmpdir();
  if (!/^\S+ \/dev\/shm tmpfs (?!\S*noexec)/m.test(readFileSync('/proc/mounts', 'utf8'))) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM ? MEMORY : tmpdir();
}

/** The folder's name says which run it belongs to. */
const OF_RUN = /^vernissage-tests-(\d+)-/;

/** A run that was killed couldn't remove its folder, which may take up memory. */
function removeLeftBehind(inside: string): void {
  for (const name of readdirSync(inside)) {
    const run = OF_RUN.exec(name)?.[1];
    if (run === undefined || isRunning(Number(run))) continue;
    try {
      rmSync(join(inside, name), { recursive: true, force: true });
    } catch {
      // Another user's.
    }
  }
}

function isRunning(run: number): boolean {
  try {
    process.kill(run, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whatever tests leave in the temporary folder is gone after the run. */
export function setup(): () => void {
  const inside = parent();
  removeLeftBehind(inside);
  const folder = mkdtempSync(join(inside, `vernissage-tests-${process.pid}-`));
  // PostgreSQL doesn't run as root, and has to get to what is inside.
  chmodSync(folder, 0o711);
  const before = { TMPDIR: process.env['TMPDIR'], TEMP: process.env['TEMP'], TMP: process.env['TMP'] };
  for (const name of Object.keys(before)) process.env[name] = folder;
  return () => {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
