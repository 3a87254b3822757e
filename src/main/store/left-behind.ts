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
import { syncFile, syncFolder } from './exchange.ts';
import { fileTroubleOf } from './file-trouble.ts';
import { readMark } from './running-mark.ts';
import { LEFT, setFolderAside } from './set-aside.ts';
import { bytesOf, isThere, MARK, STORE_FILE } from './store-file.ts';

/** Everything that says something of the games, the least that must be copied first. */
const SMALL_PARTS = [MARK, '-wal', '-journal'];

/** What a copy leaves free, so that the file can still be opened. */
const ROOM_BYTES = 4_000_000;

/** Where what was left behind lies while somebody looks at it. */
export function leftFolder(data: string): string {
  return join(data, `${STORE_FILE}${LEFT}`);
}

/** Whether the last run has left something that has to be looked through. */
export function isLeftBehind(data: string): boolean {
  const file = join(data, STORE_FILE);
  return isThere(leftFolder(data)) || bytesOf(`${file}-wal`) > 0 || readMark(file)?.phase === 'running';
}

/**
 * Copies what a run has left that did not come to its end, before SQLite may look at it: SQLite brings the log in and takes
 * it away, also where it can make nothing of the file. Says where the copy is; null where the last run came to its end.
 *
 * The copy stays until a start has found everything, or what was damaged is mended. As nothing is acknowledged before
 * that, a start that is tried again goes on with the same copy.
 */
export function copyWhatIsLeft(data: string, now: () => string): string | null {
  const folder = leftFolder(data);
  const draft = `${folder}.part`;
  rmSync(draft, { recursive: true, force: true });
  if (!isLeftBehind(data)) return null;
  if (isThere(folder)) {
    if (isOfSameRun(data, folder)) return folder;
    setFolderAside(data, folder, now());
    if (!isLeftBehind(data)) return null;
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

/** Takes the copy away. One that does not go now is set aside by the next start that has something to copy. */
export function dropWhatWasLeft(data: string): void {
  const draft = `${leftFolder(data)}.part`;
  try {
    // Half of a copy must not look like a whole one.
    renameSync(leftFolder(data), draft);
    rmSync(draft, { recursive: true, force: true });
  } catch {
    // Everything in it was found.
  }
}

/** Whether a copy is of what is there now: the mark is another after every run, and a log may only have gone. */
function isOfSameRun(data: string, folder: string): boolean {
  const present = join(data, STORE_FILE);
  const copied = join(folder, STORE_FILE);
  const hasNewLog = bytesOf(`${present}-wal`) > 0 && !isThere(`${copied}-wal`);
  return !hasNewLog && contentOf(`${present}${MARK}`) === contentOf(`${copied}${MARK}`);
}

function contentOf(file: string): string | null {
  return isThere(file) ? readFileSync(file, 'latin1') : null;
}

/** The file is the largest part, and the one that SQLite does the least to: without room, the log alone is copied. */
function copyFileIfItCan(data: string, folder: string): void {
  const { bavail, bsize } = statfsSync(data);
  const hasRoom = bavail * bsize > bytesOf(join(data, STORE_FILE)) + ROOM_BYTES;
  try {
    // Where the system can, both files share their bytes until one of them is written to.
    copyPart(data, folder, '', hasRoom ? constants.COPYFILE_FICLONE : constants.COPYFILE_FICLONE_FORCE);
  } catch (error) {
    rmSync(join(folder, STORE_FILE), { force: true });
    // Bytes that the disk does not give must not keep the rest from being opened.
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
