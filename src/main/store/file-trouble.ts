import type { FileTrouble } from '../../shared/api.ts';
import { DamagedJournal } from './journal-row.ts';

/** The folder, or the file in it, is no longer where it was opened. */
export class FileGone extends Error {
  constructor() {
    super('the file of the games is no longer in its folder');
  }
}

/** The file is not what it says of itself. */
export class DamagedFile extends Error {
  constructor() {
    super('the file of the games is damaged');
  }
}

/** What of the disk or the file lies behind an error; null for an error of another kind. */
export function fileTroubleOf(error: unknown): FileTrouble | null {
  if (error instanceof FileGone) return 'gone';
  if (error instanceof DamagedJournal || error instanceof DamagedFile) return 'damaged';
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return troubleOfCode(error.code);
}

/** The same by the code of SQLite's or the system's, which is all that a job that failed can say. */
export function troubleOfCode(code: string): FileTrouble | null {
  return code.startsWith('SQLITE_') ? ofSqlite(code) : ofSystem(code);
}

// https://www.sqlite.org/rescode.html
function ofSqlite(code: string): FileTrouble | null {
  const [, first = ''] = code.split('_');
  switch (first) {
    case 'FULL':
      return 'disk-full';
    case 'READONLY':
    case 'PERM':
    case 'AUTH':
      return 'read-only';
    case 'BUSY':
    case 'LOCKED':
    case 'PROTOCOL':
      return 'locked';
    case 'CORRUPT':
    case 'NOTADB':
    case 'FORMAT':
      return 'damaged';
    case 'CANTOPEN':
    case 'IOERR':
      return 'unreadable';
    default:
      return null;
  }
}

function ofSystem(code: string): FileTrouble | null {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'disk-full';
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return 'read-only';
    case 'EBUSY':
      return 'locked';
    case 'ENOENT':
    case 'ENOTDIR':
      return 'gone';
    case 'EIO':
      return 'unreadable';
    default:
      return null;
  }
}
