import Database from 'better-sqlite3';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupFile } from '../../../src/main/store/backups/backup-files.ts';
import { takeBackup } from '../../../src/main/store/backups/taking.ts';
import { openForWork } from '../../../src/main/store/connection.ts';
import { STORE_FILE } from '../../../src/main/store/index.ts';
import { done } from './store-in.ts';

/** Does something with the file of games that the app doesn't know of. */
export function fromOutside<Done>(folder: string, work: (database: Database.Database) => Done): Done {
  const database = new Database(join(folder, STORE_FILE));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Makes a backup as the worker does. */
export async function backUp(folder: string, at = '2026-11-20T20:00:00Z'): Promise<BackupFile> {
  const database = openForWork(join(folder, STORE_FILE));
  try {
    return done(await takeBackup(database, folder, { at, reason: 'daily' }));
  } finally {
    database.close();
  }
}

/** Writes over the first place of a file that has this text, which may be longer than what is put there. */
export function overwrite(file: string, found: string, put: string): void {
  const bytes = readFileSync(file);
  bytes.write(put, bytes.indexOf(found));
  writeFileSync(file, bytes);
}
