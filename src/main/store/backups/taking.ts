import type { Database } from 'better-sqlite3';
import { renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { err, ok, type Result } from '../../../shared/core/result.ts';
import type { Damage } from '../../../shared/api.ts';
import { foldLogInto, readIn } from '../connection.ts';
import { dropDatabase, syncFile, syncFolder } from '../exchange.ts';
import { checkFile } from '../integrity.ts';
import { makePrivate } from '../../private-file.ts';
import { backupsFolder, draftOf, newBackup, sweepBackups, thinOut, type BackupFile } from './backup-files.ts';
import { holdingOf } from './holding.ts';

/** Reports progress. Throws if the job has been cancelled. */
export type Progress = (done: number, of: number) => void;

/** Pages copied per step: a few milliseconds of work. */
const PAGES_AT_ONCE = 500;

/**
 * Uses SQLite's online backup over a separate connection, while others write. The copy is checked before it
 * counts, so every backup in the list was undamaged when it was made. Damage is reported and the copy is
 * dropped.
 */
export async function takeBackup(
  database: Database,
  data: string,
  wanted: Pick<BackupFile, 'at' | 'reason'>,
  progress: Progress = () => undefined,
): Promise<Result<BackupFile, readonly Damage[]>> {
  const folder = backupsFolder(data);
  sweepBackups(data);
  const backup = newBackup(data, wanted);
  const file = join(folder, backup.name);
  const draft = draftOf(file);
  try {
    makePrivate(draft);
    await inSnapshot(database, () => copyDatabase(database, draft, (done, of) => progress(done, of * 2)));
    syncFile(draft);
    const damage = checkCopy(draft, (done, of) => progress(of + done, of * 2));
    if (damage.length > 0) return err(damage);
    const { size } = statSync(draft);
    renameSync(draft, file);
    syncFolder(folder);
    // Keep the older backups until this one can be read: some network disks report success too early.
    if (holdingOf(file)?.bytes !== size) throw new UnreadableBackup();
    thinOut(data);
    return ok(backup);
  } finally {
    dropDatabase(draft);
  }
}

class UnreadableBackup extends Error {
  readonly code = 'EIO';

  constructor() {
    super('a backup that was just taken cannot be read');
  }
}

/** Copies a database while it may be written to, into a single file without a log. */
export async function copyDatabase(
  database: Database,
  to: string,
  progress: Progress = () => undefined,
): Promise<void> {
  await database.backup(to, {
    progress: ({ totalPages, remainingPages }) => {
      progress(totalPages - remainingPages, totalPages);
      return PAGES_AT_ONCE;
    },
  });
  foldLogInto(to);
}

/** Writes to a draft and renames it when complete, so that there is never half a file. */
export async function writeCopy(to: string, copy: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${to}.draft`;
  dropDatabase(draft);
  try {
    await copy(draft);
    syncFile(draft);
    renameSync(draft, to);
    syncFolder(dirname(to));
  } finally {
    dropDatabase(draft);
  }
}

/** Runs the work in one read transaction: otherwise every write restarts SQLite's online backup. */
export async function inSnapshot(database: Database, work: () => Promise<void>): Promise<void> {
  database.exec('BEGIN');
  try {
    database.prepare('SELECT 1 FROM sqlite_schema').get();
    await work();
  } finally {
    database.exec('COMMIT');
  }
}

/** Returns the damage in a copy that isn't written to. What is wrong beside the journals doesn't count, but is told. */
export function checkCopy(
  file: string,
  progress: Progress = () => undefined,
  tellBeside: (found: number) => void = () => undefined,
): readonly Damage[] {
  return readIn(file, (copy) => {
    let damage: readonly Damage[] = [];
    for (const checking of checkFile(copy)) {
      progress(checking.done, checking.total);
      tellBeside(checking.beside.length);
      ({ damage } = checking);
    }
    return damage;
  });
}
