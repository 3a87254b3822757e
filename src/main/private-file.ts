import { chmodSync, closeSync, lstatSync, openSync } from 'node:fs';

/** What others on the machine may do with a file or a folder. */
const OTHERS = 0o077;

/**
 * Sees that a file is its owner's alone before anything is written to it. SQLite gives what it lays beside a database
 * the same rights. (A umask for the whole process would do for every file, but also for the browser that it starts.)
 */
export function makePrivate(file: string): void {
  if (lstatSync(file, { throwIfNoEntry: false }) !== undefined) closeToOthers(file);
  else closeSync(openSync(file, 'a', 0o600));
}

/** Takes from others what they may do with a file or a folder. A link is left alone, and so is what is somebody else's. */
export function closeToOthers(path: string): void {
  if (process.platform === 'win32') return;
  try {
    const found = lstatSync(path);
    if ((found.mode & OTHERS) === 0 || !(found.isFile() || found.isDirectory())) return;
    chmodSync(path, found.mode & 0o7777 & ~OTHERS);
  } catch (error) {
    // On a disk that knows no rights, for instance: playing is not refused for that.
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}
