import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { STORE_FILE } from './store-file.ts';

/** A whole file that waits to take the place of the present one: from here on it will, whatever happens. */
const READY = `${STORE_FILE}-ready`;

/** A file that is being put together to take the place of the present one. */
export function draftFile(data: string): string {
  return join(data, `${STORE_FILE}-draft`);
}

/** Takes away what is left of one. */
export function dropDraft(data: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${draftFile(data)}${end}`, { force: true });
}

/**
 * Puts the draft into the place of the present file, which `displace` takes away. A run that ends in between leaves
 * the ready file, and the next start goes on from there.
 */
export function exchange(data: string, displace: () => void): void {
  syncFile(draftFile(data));
  renameSync(draftFile(data), join(data, READY));
  displace();
  finishExchange(data);
}

/** Gives a file that is ready its place, where that is free. */
export function finishExchange(data: string): void {
  if (existsSync(join(data, STORE_FILE)) || !existsSync(join(data, READY))) return;
  renameSync(join(data, READY), join(data, STORE_FILE));
}

export function syncFile(file: string): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
