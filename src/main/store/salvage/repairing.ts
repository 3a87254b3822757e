import type { Database } from 'better-sqlite3';
import { copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Salvaged } from '../../../shared/api.ts';
import type { Job } from '../../job/job.ts';
import { BACKUPS_FOLDER, type BackupFile } from '../backups/backup-files.ts';
import { usableBackups, viewOf } from '../backups/choosing.ts';
import type { Progress } from '../backups/taking.ts';
import { openForWriting } from '../connection.ts';
import { draftFile, dropDraft, exchange, syncFile } from '../exchange.ts';
import { NotPrepared } from '../file-trouble.ts';
import { leftoversFolder } from '../left-behind.ts';
import { setAside } from '../set-aside.ts';
import { isThere, STORE_FILE } from '../store-file.ts';
import { copyTables } from './copy-tables.ts';
import { correctionRows } from './corrections.ts';
import { entriesIn, sourceOf, type Source } from './entries.ts';
import { imageOf } from './image.ts';
import { writeReport } from './report.ts';
import { addEntries } from './add-entries.ts';

/** Prepares a repaired file in the worker thread; the caller puts it in place. */
export const repair: Job<null, Salvaged> = {
  run: (_input, { file, progress }) => prepareRepair(dirname(file), progress),
};

/**
 * Prepares a repaired file to replace a damaged one that isn't written to: the newest undamaged backup, plus
 * everything found in the damaged file and in the copies of it. None of these is changed.
 */
export function prepareRepair(data: string, progress: Progress = () => undefined): Salvaged {
  dropDraft(data);
  const sources = sourcesIn(data);
  const { backup, database } = openDraft(data, (done, of) => progress(done, of * 2));
  try {
    const added = addEntries(database, entriesIn(sources), (done, of) => progress(of + done, of * 2));
    const allKnown = copyOtherLog(sources[0] ?? null, database);
    correctionRows(database).dropLost(added.missing.map(({ game }) => game));
    database.close();
    const report = { ...added, allKnown };
    writeReport(data, { work: 'mending', backup: backup?.name ?? null, ...report });
    syncFile(draftFile(data));
    return { backup: backup === null ? null : viewOf(data, backup), ...report };
  } catch (error) {
    database.close();
    dropDraft(data);
    throw error;
  }
}

/**
 * The sources to search. What was copied before SQLite opened anything comes first; a part without a copy is
 * read in place, and so are the parts that SQLite may have changed.
 */
function sourcesIn(data: string): readonly Source[] {
  const present = sourceOf(join(data, STORE_FILE));
  if (!isThere(leftoversFolder(data))) return [present];
  const left = sourceOf(join(leftoversFolder(data), STORE_FILE));
  const database = left.database.length > 0 ? left.database : present.database;
  const log = left.log.length > 0 ? left.log : present.log;
  return [{ ...left, database, log }, present];
}

/** The newest backup that can be opened, or an empty file. */
function openDraft(
  data: string,
  progress: Progress,
): { readonly backup: BackupFile | null; readonly database: Database } {
  const draft = draftFile(data);
  for (const backup of usableBackups(data, progress)) {
    copyFileSync(join(data, BACKUPS_FOLDER, backup.name), draft);
    const opened = openForWriting(draft);
    if (opened.ok) return { backup, database: opened.value };
    dropDraft(data);
  }
  const opened = openForWriting(draft);
  if (opened.ok) return { backup: null, database: opened.value };
  throw new NotPrepared(opened.error.kind);
}

function copyOtherLog(source: Source | null, to: Database): boolean {
  const image = source === null ? null : imageOf(source);
  if (image === null) return false;
  try {
    return copyTables(image.database, to) && image.hasAllOfLog;
  } catch {
    return false;
  } finally {
    image.database.close();
  }
}

/** Replaces the damaged file, which must be closed, with the repaired one and sets it aside. */
export function putRepairedInPlace(data: string, at: string): void {
  exchange(data, () => void setAside(data, at));
}

/** Sets the present file aside; the next start begins without games. */
export function startEmpty(data: string, at: string): void {
  dropDraft(data);
  const opened = openForWriting(draftFile(data));
  if (!opened.ok) throw new NotPrepared(opened.error.kind);
  opened.value.close();
  exchange(data, () => void setAside(data, at));
}
