import Database from 'better-sqlite3';
import { copyFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { draftFile, dropDraft, exchange } from '../exchange.ts';
import { setAside } from '../set-aside.ts';
import { STORE_FILE } from '../store-file.ts';
import { backupName, backupPath, backupsFolder, thinOut } from './backup-files.ts';
import { isUsable } from './choosing.ts';

/** Lays out a backup to take the place of the present file; says whether it can. */
export function layOut(data: string, name: string): 'laid-out' | 'not-found' | 'unusable' {
  const file = backupPath(data, name);
  if (file === null) return 'not-found';
  dropDraft(data);
  copyFileSync(file, draftFile(data));
  if (isUsable(draftFile(data))) return 'laid-out';
  dropDraft(data);
  return 'unusable';
}

/** Puts what is laid out in the place of the present file, closed by now, which becomes the latest backup itself. */
export function putInPlace(data: string, at: string): void {
  const present = join(data, STORE_FILE);
  const backup = join(backupsFolder(data), backupName({ at, reason: 'restore' }));
  exchange(data, () => {
    if (standsAlone(present) && isUsable(present)) renameSync(present, backup);
    else setAside(data, at);
  });
  thinOut(data);
}

/** Brings everything into the one file, as a backup has it; a damaged file may not let that happen. */
function standsAlone(file: string): boolean {
  try {
    const database = new Database(file, { fileMustExist: true });
    const mode: unknown = database.pragma('journal_mode = delete', { simple: true });
    database.close();
    return mode === 'delete';
  } catch {
    return false;
  }
}
