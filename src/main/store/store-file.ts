import { closeSync, openSync, readSync, statSync } from 'node:fs';

export const STORE_FILE = 'vernissage.db';

/** Suffixes of a database and the files that SQLite keeps beside it. */
export const DATABASE_ENDINGS = ['', '-wal', '-shm', '-journal'] as const;

/** Exists while the app runs. */
export const MARK = '-running';

/** Exists while there is unread news about the file. */
export const NEWS = '-news.json';

export function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** The size of a file; 0 if there is none. */
export function bytesOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** Reads the header without SQLite, which would open the log as well. */
export function headerOf(file: string): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  whileOpen(file, 'r', (descriptor) => readSync(descriptor, header, 0, HEADER_BYTES, 0));
  return header;
}

const HEADER_BYTES = 100;

/** Opens a file or a folder for some work, and closes it even if that fails. */
export function whileOpen<Done>(path: string, flags: string, work: (descriptor: number) => Done): Done {
  const descriptor = openSync(path, flags, 0o600);
  try {
    return work(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
