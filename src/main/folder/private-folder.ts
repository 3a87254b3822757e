import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unlessItFails } from '../../shared/core/unless-it-fails.ts';
import { closeToOthers } from '../private-file.ts';

/** The files of the app in a data folder, including what SQLite adds to their names and drafts. */
const FILES = /^(?:vernissage\.db|writer\.lock|running\.json|desktop\.json|show-window|page-path)/;
const FOLDERS: ReadonlySet<string> = new Set(['backups', 'set-aside', 'incoming', 'logs']);
/** Chromium's profile, which is protected by the folder it is in. */
const PROFILE = 'electron';

/**
 * Makes the games unreadable for other users, also if an older version or another program left them open. A
 * folder given by the user that contains other things keeps its own permissions.
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
  // A file of that name, or another user's folder, is reported by the code that needs it.
  for (const entry of unlessItFails(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
    closeToOthers(join(folder, entry.name));
    if (entry.isDirectory()) closeAllIn(join(folder, entry.name));
  }
}
