import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { closeToOthers } from '../private-file.ts';

/** What the app lays into a data folder, with whatever SQLite or a name that is not final yet adds. */
const FILES = /^(?:vernissage\.db|writer\.lock|running\.json|desktop\.json|show-window)/;
const FOLDERS: ReadonlySet<string> = new Set(['backups', 'set-aside', 'incoming', 'logs']);
/** Chromium's own: nobody gets in where the folder is closed. */
const PROFILE = 'electron';

/**
 * Sees that nobody else on the machine can read the games, also where an older version or another program has left
 * that open. A folder that somebody named, and that holds other things too, stays as open as it is.
 */
export function makeFolderPrivate(folder: string, isOurs: boolean): void {
  const names = readdirSync(folder);
  const own = names.filter((name) => FILES.test(name) || FOLDERS.has(name) || name === PROFILE);
  if (isOurs || own.length === names.length) closeToOthers(folder);
  for (const name of own) {
    closeToOthers(join(folder, name));
    if (FOLDERS.has(name)) closeAllIn(join(folder, name));
  }
}

function closeAllIn(folder: string): void {
  for (const entry of entriesOf(folder)) {
    closeToOthers(join(folder, entry.name));
    if (entry.isDirectory()) closeAllIn(join(folder, entry.name));
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // A file of that name, or somebody else's folder: whoever needs it says so.
    return [];
  }
}
