import { existsSync, fsyncSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { REPORT, setAside } from './set-aside.ts';
import { DATABASE_ENDINGS, STORE_FILE, whileOpen } from './store-file.ts';
import { unlessItFails } from '../../shared/core/unless-it-fails.ts';

/** A complete file that will replace the present one, even after a crash. */
const READY = `${STORE_FILE}-ready`;

/** A file being prepared to replace the present one. */
export function draftFile(data: string): string {
  return join(data, `${STORE_FILE}-draft`);
}

/** Deletes the draft and the report that goes with it. */
export function dropDraft(data: string): void {
  dropDatabase(draftFile(data));
  rmSync(join(data, `${STORE_FILE}${REPORT}`), { force: true });
}

export function dropDatabase(file: string): void {
  for (const end of DATABASE_ENDINGS) rmSync(`${file}${end}`, { force: true });
}

/**
 * Replaces the present file, which `displace` removes, with the draft. If the app is killed in between, the
 * next start finishes the exchange.
 */
export function exchange(data: string, displace: () => void): void {
  syncFile(draftFile(data));
  renameSync(draftFile(data), join(data, READY));
  // The present file may go only when the replacement is safely on the disk.
  syncFolder(data);
  displace();
  takePlace(data);
}

/** At startup: finishes an exchange that was interrupted after the present file began to be removed. */
export function finishExchange(data: string, now: () => string): void {
  if (!existsSync(join(data, READY))) return;
  if (existsSync(join(data, STORE_FILE))) {
    rmSync(join(data, READY));
    return;
  }
  // A leftover log belongs to the file that was removed; with another file it would cause damage.
  setAside(data, now());
  takePlace(data);
}

function takePlace(data: string): void {
  renameSync(join(data, READY), join(data, STORE_FILE));
  syncFolder(data);
}

export function syncFile(file: string): void {
  whileOpen(file, 'r+', fsyncSync);
}

/** Makes renames in a folder survive a power cut, if the system supports that: Windows can't sync folders. */
export function syncFolder(folder: string): void {
  unlessItFails(() => whileOpen(folder, 'r', fsyncSync));
}
