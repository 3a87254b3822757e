import Database from 'better-sqlite3';
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '../../../shared/core/result.ts';
import type { Damage } from '../../../shared/api.ts';
import { checkFile } from '../integrity.ts';
import { backupName, backupsFolder, thinOut, type BackupFile } from './backup-files.ts';

/** Says how far the work is, and may throw where nobody wants it any more. */
export type Reached = (done: number, of: number) => void;

/** Pages that are copied at once: some milliseconds' worth. */
const PAGES_AT_ONCE = 500;

/**
 * Takes a backup with SQLite's own online backup, while others write. It is checked before it counts as one, so that
 * every backup in the list was whole when it was taken; what is damaged is told and not kept.
 */
export async function takeBackup(
  database: Database.Database,
  data: string,
  { at, reason }: Omit<BackupFile, 'name'>,
  reached: Reached = () => undefined,
): Promise<Result<BackupFile, readonly Damage[]>> {
  const folder = backupsFolder(data);
  const backup = { name: backupName({ at, reason }), at, reason };
  const file = join(folder, backup.name);
  const draft = `${file}.part`;
  rmSync(draft, { force: true });
  try {
    await copyDatabase(database, draft, (done, of) => reached(done, of * 2));
    const damage = checkCopy(draft, (done, of) => reached(of + done, of * 2));
    if (damage.length > 0) return err(damage);
    onDisk(draft);
    renameSync(draft, file);
    thinOut(data);
    return ok(backup);
  } finally {
    for (const leaving of [draft, `${draft}-wal`, `${draft}-shm`]) rmSync(leaving, { force: true });
  }
}

/** Copies a database as it is at this moment, whatever is written meanwhile, into a file that needs none beside it. */
export async function copyDatabase(
  database: Database.Database,
  to: string,
  reached: Reached = () => undefined,
): Promise<void> {
  // What this connection reads stays as it is, so that a write from elsewhere does not make the copy begin again.
  const holds = !database.inTransaction;
  if (holds) database.exec('BEGIN');
  try {
    database.prepare('SELECT 1 FROM sqlite_schema').get();
    await database.backup(to, {
      progress: ({ totalPages, remainingPages }) => {
        reached(totalPages - remainingPages, totalPages);
        return PAGES_AT_ONCE;
      },
    });
  } finally {
    if (holds && database.inTransaction) database.exec('COMMIT');
  }
  const copy = new Database(to);
  copy.pragma('journal_mode = delete');
  copy.close();
}

/** What is wrong with a copy that nobody writes to. */
export function checkCopy(file: string, reached: Reached = () => undefined): readonly Damage[] {
  const copy = new Database(file, { readonly: true });
  try {
    let damage: readonly Damage[] = [];
    for (const checking of checkFile(copy)) {
      reached(checking.done, checking.total);
      ({ damage } = checking);
    }
    return damage;
  } finally {
    copy.close();
  }
}

export function onDisk(file: string): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
