import type { Database } from 'better-sqlite3';
import { copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Salvaged } from '../../../shared/api.ts';
import type { Job } from '../../job/job.ts';
import { BACKUPS_FOLDER, backupsIn, type BackupFile } from '../backups/backup-files.ts';
import { isUsable, usableBackups, viewOf } from '../backups/choosing.ts';
import type { Progress } from '../backups/taking.ts';
import { openForWriting } from '../connection.ts';
import { draftFile, dropDraft, exchange, syncFile } from '../exchange.ts';
import { NotPrepared } from '../file-trouble.ts';
import { healFile } from '../integrity.ts';
import { setAside } from '../set-aside.ts';
import { isThere, STORE_FILE } from '../store-file.ts';
import { unlessItFails } from '../../../shared/core/unless-it-fails.ts';
import { copyTables } from './copy-tables.ts';
import { correctionRows } from './corrections.ts';
import { entriesIn, type Source } from './entries.ts';
import { imageOf } from './image.ts';
import { writeReport } from './report.ts';
import { addEntries } from './add-entries.ts';
import { placesBeside, sourcesIn } from './places.ts';

/** Prepares a repaired file in the worker thread; the caller puts it in place. */
export const repair: Job<RepairOrder, Salvaged> = {
  run: (order, { file, progress }) => prepareRepair(dirname(file), order, progress),
};

export interface RepairOrder {
  /** Nothing is known to be wrong with the file: if that is true, it only gets back what it has lost before. */
  readonly looksWhole: boolean;
}

/**
 * Prepares a repaired file to replace one that isn't written to: the newest undamaged backup, or the file itself if it is
 * undamaged, plus everything found in the file, in the copies of it, and in whatever else may have what is missing. None
 * of these is changed. There is no repaired file if nothing was wrong.
 */
export function prepareRepair(
  data: string,
  { looksWhole }: RepairOrder = { looksWhole: false },
  progress: Progress = () => undefined,
): Salvaged {
  dropDraft(data);
  let draft: Draft | null = null;
  try {
    if (looksWhole) draft = copyOfPresent(data, progress);
    const whole = draft !== null;
    draft ??= openDraft(data, (done, of) => progress(done, of * 3));
    const { database, newer, backup } = draft;
    const sources = sourcesIn(data);
    // An undamaged file is newer than everything else in its pages.
    const found = entriesIn(whole ? sources.map(({ mark }) => ({ mark, ...NO_PAGES })) : sources);
    const search = { found, places: () => placesBeside(data, newer), mayBeCut: true };
    const added = addEntries(database, search, (done, of) => progress(of + done, of * 3));
    const allKnown = copyOtherLog(sources[0] ?? null, database) || whole;
    correctionRows(database).dropLost(added.missing.map(({ game }) => game));
    if (backup !== null) healFile(database, (done, of) => progress(of * 2 + done, of * 3));
    database.close();
    const salvaged = { ...added, whole, allKnown, backup: backup === null ? null : viewOf(data, backup) };
    if (whole && added.games === 0) dropDraft(data);
    else {
      writeReport(data, { work: 'mending', ...added, allKnown, backup: backup?.name ?? null });
      syncFile(draftFile(data));
    }
    return salvaged;
  } catch (error) {
    draft?.database.close();
    dropDraft(data);
    throw error;
  }
}

const NO_PAGES = { database: Buffer.alloc(0), log: Buffer.alloc(0) };

/** What a repair begins with. */
interface Draft {
  readonly database: Database;
  readonly backup: BackupFile | null;
  /** How many backups are newer. They can't be used, except for what is undamaged in them. */
  readonly newer: number;
}

/** The present file with its log; null if it is damaged. */
function copyOfPresent(data: string, progress: Progress): Draft | null {
  const [present, draft] = [join(data, STORE_FILE), draftFile(data)];
  for (const end of ['', '-wal'].filter((end) => isThere(`${present}${end}`)))
    copyFileSync(`${present}${end}`, `${draft}${end}`);
  const folded = openForWriting(draft);
  if (folded.ok) folded.value.close();
  const opened =
    folded.ok && isUsable(draft, (done, of) => progress(done, of * 3)) ? openForWriting(draft) : null;
  if (opened?.ok) return { database: opened.value, backup: null, newer: 0 };
  dropDraft(data);
  return null;
}

/** The newest backup that can be opened, or an empty file. */
function openDraft(data: string, progress: Progress): Draft {
  const draft = draftFile(data);
  const backups = backupsIn(data);
  for (const backup of usableBackups(data, progress)) {
    copyFileSync(join(data, BACKUPS_FOLDER, backup.name), draft);
    const opened = openForWriting(draft);
    const newer = backups.findIndex(({ name }) => name === backup.name);
    if (opened.ok) return { backup, database: opened.value, newer };
    dropDraft(data);
  }
  return { backup: null, database: emptyDraft(data), newer: backups.length };
}

function emptyDraft(data: string): Database {
  const opened = openForWriting(draftFile(data));
  if (opened.ok) return opened.value;
  throw new NotPrepared(opened.error.kind);
}

function copyOtherLog(source: Source | null, to: Database): boolean {
  const image = source === null ? null : imageOf(source);
  if (image === null) return false;
  const areAll = unlessItFails(() => copyTables(image.database, to)) ?? false;
  image.database.close();
  return areAll && image.hasAllOfLog;
}

/** Replaces the present file, which must be closed, with the repaired one, if there is one, and sets it aside. */
export function putRepairedInPlace(data: string, at: string): void {
  if (isThere(draftFile(data))) exchange(data, () => void setAside(data, at));
}

/** Sets the present file aside; the next start begins without games. */
export function startEmpty(data: string, at: string): void {
  dropDraft(data);
  emptyDraft(data).close();
  exchange(data, () => void setAside(data, at));
}
