import {
  chmodSync,
  constants,
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { join } from 'node:path';
import { sweepBackups } from './backups/backup-files.ts';
import { dropDraft, syncFile, syncFolder } from './exchange.ts';
import { fileTroubleOf } from './file-trouble.ts';
import { readMark } from './running-mark.ts';
import { LEFT, setFolderAside } from './set-aside.ts';
import { bytesOf, isThere, MARK, STORE_FILE } from './store-file.ts';
import { unlessItFails } from '../../shared/core/unless-it-fails.ts';

/** The small parts, which must be copied first. */
const SMALL_PARTS = [MARK, '-wal', '-journal'];

/** Disk space that a copy leaves free, so that the file can still be opened. */
const SPARE_BYTES = 4_000_000;

/** At startup, by the owner of the folder's lock: deletes what a killed run left unfinished. */
export function sweepLeftovers(data: string): void {
  dropDraft(data);
  sweepBackups(data);
}

/** Holds a copy of what a killed run left behind while it is examined. */
export function leftoversFolder(data: string): string {
  return join(data, `${STORE_FILE}${LEFT}`);
}

/** Whether the last run left something that must be examined. */
export function hasLeftovers(data: string): boolean {
  const file = join(data, STORE_FILE);
  return isThere(leftoversFolder(data)) || bytesOf(`${file}-wal`) > 0 || readMark(file)?.phase === 'running';
}

/**
 * Copies what a killed run left behind before SQLite touches it: SQLite folds in the log and deletes it, even
 * if it can't make sense of the file. Returns where the copy is; null if the last run ended normally. The
 * copy stays until a start has found everything or the damage has been repaired. Nothing is acknowledged
 * before that, so another attempt uses the same copy.
 */
export function copyLeftovers(data: string, now: () => string): string | null {
  const folder = leftoversFolder(data);
  const draft = `${folder}.part`;
  rmSync(draft, { recursive: true, force: true });
  if (!hasLeftovers(data)) return null;
  if (isThere(folder)) {
    if (isOfSameRun(data, folder)) return folder;
    setFolderAside(data, folder, now());
    if (!hasLeftovers(data)) return null;
  }
  mkdirSync(draft, { mode: 0o700 });
  try {
    for (const end of SMALL_PARTS) copyPart(data, draft, end);
    copyFileIfItCan(data, draft);
    syncFolder(draft);
    renameSync(draft, folder);
    syncFolder(data);
    return folder;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Deletes the copy. If that fails, the next start that has something to copy sets it aside. */
export function dropLeftoverCopy(data: string): void {
  const draft = `${leftoversFolder(data)}.part`;
  unlessItFails(() => {
    // Renamed first, so that half a copy is never taken for a complete one.
    renameSync(leftoversFolder(data), draft);
    rmSync(draft, { recursive: true, force: true });
  });
}

/**
 * Whether a copy is of what is there now: each run writes a different mark, and only the log may have gone
 * since.
 */
function isOfSameRun(data: string, folder: string): boolean {
  const present = join(data, STORE_FILE);
  const copied = join(folder, STORE_FILE);
  const hasNewLog = bytesOf(`${present}-wal`) > 0 && !isThere(`${copied}-wal`);
  return !hasNewLog && contentOf(`${present}${MARK}`) === contentOf(`${copied}${MARK}`);
}

function contentOf(file: string): string | null {
  return isThere(file) ? readFileSync(file, 'latin1') : null;
}

/**
 * The file is the largest part and the one SQLite changes least: if there isn't enough space, it is left out.
 */
function copyFileIfItCan(data: string, folder: string): void {
  const { bavail, bsize } = statfsSync(data);
  const hasRoom = bavail * bsize > bytesOf(join(data, STORE_FILE)) + SPARE_BYTES;
  try {
    // If the file system can, the two files share their bytes until one of them changes.
    copyPart(data, folder, '', hasRoom ? constants.COPYFILE_FICLONE : constants.COPYFILE_FICLONE_FORCE);
  } catch (error) {
    rmSync(join(folder, STORE_FILE), { force: true });
    // Unreadable bytes or a full disk must not prevent opening the rest.
    const trouble = fileTroubleOf(error);
    if (hasRoom && trouble !== 'disk-full' && trouble !== 'unreadable') throw error;
  }
}

function copyPart(data: string, folder: string, end: string, mode = 0): void {
  const from = join(data, `${STORE_FILE}${end}`);
  const to = join(folder, `${STORE_FILE}${end}`);
  if (!isThere(from)) return;
  copyFileSync(from, to, mode);
  chmodSync(to, 0o600);
  syncFile(to);
}
