import { chmodSync, closeSync, lstatSync, openSync } from 'node:fs';

/** Permission bits for group and others. */
const OTHERS = 0o077;

/**
 * Makes a file private before anything is written to it. SQLite gives the files beside a database the same
 * permissions. (A umask for the whole process would also affect the browser that it starts.)
 */
export function makePrivate(file: string): void {
  if (lstatSync(file, { throwIfNoEntry: false }) !== undefined) closeToOthers(file);
  else closeSync(openSync(file, 'a', 0o600));
}

/** Removes others' permissions. Links are skipped, and so are other users' files. */
export function closeToOthers(path: string): void {
  if (process.platform === 'win32') return;
  try {
    const found = lstatSync(path);
    if ((found.mode & OTHERS) === 0 || !(found.isFile() || found.isDirectory())) return;
    chmodSync(path, found.mode & 0o7777 & ~OTHERS);
  } catch (error) {
    // For example on a file system without permissions, which mustn't prevent playing.
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}
