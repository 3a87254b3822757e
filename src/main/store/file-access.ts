import { accessSync, constants, readSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FileTrouble } from '../../shared/api.ts';
import { succeeds } from '../../shared/core/unless-it-fails.ts';
import { fileTroubleOf } from './file-trouble.ts';
import { bytesOf, DATABASE_ENDINGS, headerOf, isThere, whileOpen } from './store-file.ts';

/**
 * Why a file can't be used, as far as the system can tell before opening. SQLite would open a protected file
 * read-only and fail at the first entry.
 */
export function refusalOf(file: string): FileTrouble | 'not-a-store' | null {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found !== undefined && !found.isFile()) return 'not-a-store';
  } catch (error) {
    return fileTroubleOf(error) === 'read-only' ? 'not-allowed' : fileTroubleOf(error);
  }
  const present = partsOf(file);
  if (!present.every((part) => mayBe(constants.R_OK, part))) return 'not-allowed';
  return [...present, dirname(file)].every((part) => mayBe(constants.W_OK, part)) ? null : 'read-only';
}

/** Asks the system for the reason if SQLite only knows that something failed. */
export function exactTroubleOf(error: unknown, file: string): FileTrouble | null {
  const trouble = fileTroubleOf(error);
  if (trouble !== 'unreadable' && trouble !== 'read-only') return trouble;
  return troubleWithReading(file) ?? troubleWithWriting(file) ?? troubleInHeader(file) ?? trouble;
}

/** A file whose header asks for a later version of SQLite must not be written to. Ours never does. */
function troubleInHeader(file: string): FileTrouble | null {
  if (!isThere(file)) return null;
  const [forWriting = 0] = headerOf(file).subarray(FORMAT_AT);
  return forWriting > NEWEST_FORMAT ? 'damaged' : null;
}

/** https://www.sqlite.org/fileformat2.html#file_format_version_numbers */
const FORMAT_AT = 18;
const NEWEST_FORMAT = 2;

function troubleWithReading(file: string): FileTrouble | null {
  for (const part of readPartsOf(file)) {
    const read = (descriptor: number) => readSync(descriptor, Buffer.alloc(1), 0, 1, 0);
    const trouble = troubleWith(() => whileOpen(part, 'r', read));
    if (trouble !== null) return trouble === 'read-only' ? 'not-allowed' : trouble;
  }
  return null;
}

/** Whether one more byte could be written and another file created. */
function troubleWithWriting(file: string): FileTrouble | null {
  for (const part of readPartsOf(file)) {
    const trouble = troubleWith(() => whileOpen(part, 'r+', () => undefined));
    if (trouble !== null) return trouble;
  }
  const probe = `${file}-probe`;
  const write = (descriptor: number) =>
    writeSync(descriptor, Buffer.alloc(PROBED_BYTES), 0, PROBED_BYTES, bytesOf(file));
  return troubleWith(() => {
    try {
      whileOpen(probe, 'w', write);
    } finally {
      rmSync(probe, { force: true });
    }
  });
}

/** One page, the smallest write there is. */
const PROBED_BYTES = 4096;

function troubleWith(work: () => unknown): FileTrouble | null {
  try {
    work();
    return null;
  } catch (error) {
    return fileTroubleOf(error);
  }
}

function partsOf(file: string): readonly string[] {
  return DATABASE_ENDINGS.map((end) => `${file}${end}`).filter(isThere);
}

/** Not the shared-memory file: closing it would release the locks that SQLite holds on it. */
function readPartsOf(file: string): readonly string[] {
  return partsOf(file).filter((part) => !part.endsWith('-shm'));
}

function mayBe(used: number, path: string): boolean {
  return succeeds(() => accessSync(path, used));
}
