import { closeSync, openSync, readSync, statSync } from 'node:fs';

/** What the file of the games is called in its folder. */
export const STORE_FILE = 'vernissage.db';

/** A database, and what SQLite may keep beside it, by how the names go on. */
export const DATABASE_ENDINGS = ['', '-wal', '-shm', '-journal'] as const;

/** Beside it as long as the app runs. */
export const MARK = '-running';

/** Beside it as long as there is something about it that nobody has read. */
export const NEWS = '-news.json';

/** Whether there is anything by that name. */
export function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** How many bytes are there by that name: none when there is nothing. */
export function bytesOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** The header of a database, which SQLite is not asked for: it would open the log as well. */
export function headerOf(file: string): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    readSync(descriptor, header, 0, HEADER_BYTES, 0);
    return header;
  } finally {
    closeSync(descriptor);
  }
}

const HEADER_BYTES = 100;
