import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { REPORT, setAside } from './set-aside.ts';
import { DATABASE_ENDINGS, STORE_FILE } from './store-file.ts';

/** A whole file that waits for the present one to go, and then takes its place whatever happens. */
const READY = `${STORE_FILE}-ready`;

/** A file that is being put together to take the place of the present one. */
export function draftFile(data: string): string {
  return join(data, `${STORE_FILE}-draft`);
}

/** Takes away what is left of one, and of what was to be said about it. */
export function dropDraft(data: string): void {
  dropDatabase(draftFile(data));
  rmSync(join(data, `${STORE_FILE}${REPORT}`), { force: true });
}

export function dropDatabase(file: string): void {
  for (const end of DATABASE_ENDINGS) rmSync(`${file}${end}`, { force: true });
}

/**
 * Puts the draft into the place of the present file, which `displace` takes away. A run that dies in between leaves
 * the ready file, and the next start goes on from there.
 */
export function exchange(data: string, displace: () => void): void {
  syncFile(draftFile(data));
  renameSync(draftFile(data), join(data, READY));
  // The present file must not go before the other is known to be ready.
  syncFolder(data);
  displace();
  takePlace(data);
}

/** At a start: finishes an exchange that a run died in, as long as the present file was on its way out by then. */
export function finishExchange(data: string, now: () => string): void {
  if (!existsSync(join(data, READY))) return;
  if (existsSync(join(data, STORE_FILE))) {
    rmSync(join(data, READY));
    return;
  }
  // A log that was left behind belongs to the file that went: over another one it would be damage.
  setAside(data, now());
  takePlace(data);
}

function takePlace(data: string): void {
  renameSync(join(data, READY), join(data, STORE_FILE));
  syncFolder(data);
}

export function syncFile(file: string): void {
  const descriptor = openSync(file, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    // A disk that takes no more must still be one that can be taken out.
    closeSync(descriptor);
  }
}

/** Keeps what was renamed in a folder through a power cut, where the system can. */
export function syncFolder(folder: string): void {
  try {
    const descriptor = openSync(folder, 'r');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // Windows has no such thing.
  }
}
