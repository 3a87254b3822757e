import Database from 'better-sqlite3';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupFile } from '../../../src/main/store/backups/backup-files.ts';
import { takeBackup } from '../../../src/main/store/backups/taking.ts';
import { openForWork } from '../../../src/main/store/connection.ts';
import { STORE_FILE } from '../../../src/main/store/index.ts';
import { prepareRepair, putRepairedInPlace } from '../../../src/main/store/salvage/repairing.ts';
import type { Salvaged } from '../../../src/shared/api.ts';
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

/** The same for a table whose triggers hear nothing of it. */
export function unguarded<Done>(
  folder: string,
  table: string,
  work: (database: Database.Database) => Done,
): Done {
  return fromOutside(folder, (database) => {
    const guards = database
      .prepare<[string], string>(`SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = ?`)
      .pluck()
      .all(table);
    for (const guard of guards) database.exec(`DROP TRIGGER ${guard.split(' ')[2] ?? ''}`);
    const done = work(database);
    for (const guard of guards) database.exec(guard);
    return done;
  });
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

/** Copies what is left of a folder after a power cut, without its backups. */
export function copyStore(from: string, to: string): void {
  for (const part of [STORE_FILE, `${STORE_FILE}-wal`, `${STORE_FILE}-running`])
    if (existsSync(join(from, part))) copyFileSync(join(from, part), join(to, part));
}

/** Repairs a folder that isn't open, as worker and main do together. */
export function repair(folder: string, at: string, looksWhole = false): Salvaged {
  const salvaged = prepareRepair(folder, { looksWhole });
  putRepairedInPlace(folder, at);
  return salvaged;
}

/** Writes over the last place of a file that has this text, which is in a journal if lists have it too. */
export function overwrite(file: string, found: string, put: string): void {
  const bytes = readFileSync(file);
  bytes.write(put, bytes.lastIndexOf(found));
  writeFileSync(file, bytes);
}
