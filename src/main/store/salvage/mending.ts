import type { Database } from 'better-sqlite3';
import { copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Salvaged } from '../../../shared/api.ts';
import type { Job } from '../../job/job.ts';
import { BACKUPS_FOLDER, type BackupFile } from '../backups/backup-files.ts';
import { usableBackups, viewOf } from '../backups/choosing.ts';
import type { Reached } from '../backups/taking.ts';
import { openForWriting } from '../connection.ts';
import { draftFile, dropDraft, exchange, syncFile } from '../exchange.ts';
import { NotLaidOut } from '../file-trouble.ts';
import { leftFolder } from '../left-behind.ts';
import { setAside } from '../set-aside.ts';
import { isThere, STORE_FILE } from '../store-file.ts';
import { carryOver } from './carrying-over.ts';
import { entriesIn, sourceOf, type Source } from './entries.ts';
import { imageOf } from './image.ts';
import { writeReport } from './report.ts';
import { takeBack } from './taking-back.ts';

/** Lays out a sound file beside the table; whoever ordered it puts it in place. */
export const mend: Job<null, Salvaged> = {
  run: (_input, { file, reached }) => layOutMended(dirname(file), reached),
};

/**
 * Lays out a sound file to take the place of a damaged one, to which nobody writes: the newest backup that is whole, and
 * everything that can be found in the damaged file and in what was copied of it, which stay as they are.
 */
export function layOutMended(data: string, reached: Reached = () => undefined): Salvaged {
  dropDraft(data);
  const sources = sourcesIn(data);
  const { backup, database } = openDraft(data, (done, of) => reached(done, of * 2));
  try {
    const taken = takeBack(database, entriesIn(sources), (done, of) => reached(of + done, of * 2));
    const allKnown = carryBeside(sources[0] ?? null, database);
    database.close();
    const report = { ...taken, allKnown };
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
 * Where to look. What was copied before SQLite opened anything comes first; a part that was not copied is read where it
 * is, and what SQLite may have made of the others is looked through as well.
 */
function sourcesIn(data: string): readonly Source[] {
  const present = sourceOf(join(data, STORE_FILE));
  if (!isThere(leftFolder(data))) return [present];
  const left = sourceOf(join(leftFolder(data), STORE_FILE));
  const database = left.database.length > 0 ? left.database : present.database;
  const log = left.log.length > 0 ? left.log : present.log;
  return [{ ...left, database, log }, present];
}

/** The newest backup that can be opened, or an empty file. */
function openDraft(
  data: string,
  reached: Reached,
): { readonly backup: BackupFile | null; readonly database: Database } {
  const draft = draftFile(data);
  for (const backup of usableBackups(data, reached)) {
    copyFileSync(join(data, BACKUPS_FOLDER, backup.name), draft);
    const opened = openForWriting(draft);
    if (opened.ok) return { backup, database: opened.value };
    dropDraft(data);
  }
  const opened = openForWriting(draft);
  if (opened.ok) return { backup: null, database: opened.value };
  throw new NotLaidOut(opened.error.kind);
}

function carryBeside(source: Source | null, to: Database): boolean {
  const image = source === null ? null : imageOf(source);
  if (image === null) return false;
  try {
    return carryOver(image.database, to) && image.hasAllOfLog;
  } catch {
    return false;
  } finally {
    image.database.close();
  }
}

/** Puts what is laid out in the place of the damaged file, closed by now, which is set aside. */
export function putMendedInPlace(data: string, at: string): void {
  exchange(data, () => void setAside(data, at));
}

/** Sets the present file aside, whatever it is: the next start begins with no games. */
export function beginAfresh(data: string, at: string): void {
  dropDraft(data);
  const opened = openForWriting(draftFile(data));
  if (!opened.ok) throw new NotLaidOut(opened.error.kind);
  opened.value.close();
  exchange(data, () => void setAside(data, at));
}
