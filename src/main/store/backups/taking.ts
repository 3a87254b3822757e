import type { Database } from 'better-sqlite3';
import { renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { err, ok, type Result } from '../../../shared/core/result.ts';
import type { Damage } from '../../../shared/api.ts';
import { foldLogInto, openToRead } from '../connection.ts';
import { dropDatabase, syncFile, syncFolder } from '../exchange.ts';
import { checkFile } from '../integrity.ts';
import { makePrivate } from '../../private-file.ts';
import { backupsFolder, draftOf, newBackup, sweepBackups, thinOut, type BackupFile } from './backup-files.ts';
import { holdingOf } from './holding.ts';

/** Says how far the work is, and may throw where nobody wants it any more. */
export type Reached = (done: number, of: number) => void;

/** Pages that are copied at once: some milliseconds' worth. */
const PAGES_AT_ONCE = 500;

/**
 * Takes a backup with SQLite's own online backup, over a connection that does nothing else, while others write. It is
 * checked before it counts as one, so that every backup in the list was whole when it was taken; what is damaged is told
 * and not kept.
 */
export async function takeBackup(
  database: Database,
  data: string,
  wanted: Pick<BackupFile, 'at' | 'reason'>,
  reached: Reached = () => undefined,
): Promise<Result<BackupFile, readonly Damage[]>> {
  const folder = backupsFolder(data);
  sweepBackups(data);
  const backup = newBackup(data, wanted);
  const file = join(folder, backup.name);
  const draft = draftOf(file);
  try {
    makePrivate(draft);
    await standingStill(database, () => copyDatabase(database, draft, (done, of) => reached(done, of * 2)));
    syncFile(draft);
    const damage = checkCopy(draft, (done, of) => reached(of + done, of * 2));
    if (damage.length > 0) return err(damage);
    const { size } = statSync(draft);
    renameSync(draft, file);
    syncFolder(folder);
    // Older backups stay until this one can be read in its place: some disks, far away, say that all is well too early.
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

/** Copies a database, whatever is written meanwhile, into a file that needs none beside it. */
export async function copyDatabase(
  database: Database,
  to: string,
  reached: Reached = () => undefined,
): Promise<void> {
  await database.backup(to, {
    progress: ({ totalPages, remainingPages }) => {
      reached(totalPages - remainingPages, totalPages);
      return PAGES_AT_ONCE;
    },
  });
  foldLogInto(to);
}

/** Lays a copy where it is wanted once all of it is there, and leaves no half of one. */
export async function layCopy(to: string, copy: (draft: string) => Promise<void>): Promise<void> {
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

/** For a connection that only reads: what it sees stays as it is, so that no write makes a copy begin again. */
export async function standingStill(database: Database, work: () => Promise<void>): Promise<void> {
  database.exec('BEGIN');
  try {
    database.prepare('SELECT 1 FROM sqlite_schema').get();
    await work();
  } finally {
    database.exec('COMMIT');
  }
}

/** What is wrong with a copy that nobody writes to. */
export function checkCopy(file: string, reached: Reached = () => undefined): readonly Damage[] {
  const copy = openToRead(file);
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
