import { FILE_TROUBLES, type FileTrouble } from '../../shared/api.ts';
import { DamagedJournal } from './journal-row.ts';

/** The folder or the file is no longer where it was opened. */
export class FileGone extends Error {
  constructor() {
    super('the file of the games is no longer in its folder');
  }
}

/** A file that was being prepared couldn't be opened. */
export class NotPrepared extends Error {
  readonly trouble: FileTrouble | null;

  constructor(kind: string) {
    super(`a prepared file could not be opened: ${kind}`);
    this.trouble = FILE_TROUBLES.find((each) => each === kind) ?? null;
  }
}

/** A job failed in its thread. Errors lose their class on the way back from there. */
export class JobFailed extends Error {
  readonly trouble: FileTrouble | null;

  constructor({ trouble, message }: { readonly trouble: FileTrouble | null; readonly message: string }) {
    super(message);
    this.trouble = trouble;
  }
}

/** The trouble with the disk, the file or memory behind an error; null for any other error. */
export function fileTroubleOf(error: unknown): FileTrouble | null {
  if (error instanceof FileGone) return 'gone';
  if (error instanceof NotPrepared || error instanceof JobFailed) return error.trouble;
  if (error instanceof DamagedJournal) return 'damaged';
  if (!(error instanceof Error)) return null;
  if (error instanceof RangeError) return /allocation failed/.test(error.message) ? 'no-memory' : null;
  if (!('code' in error) || typeof error.code !== 'string') return null;
  const { code, message } = error;
  // Our statements are always valid, so an SQL error means that the schema isn't ours.
  if (code === 'SQLITE_ERROR') return message.includes('transaction') ? null : 'damaged';
  return code.startsWith('SQLITE_') ? ofSqlite(code) : ofSystem(code);
}

// https://www.sqlite.org/rescode.html
function ofSqlite(code: string): FileTrouble | null {
  const [, first = '', second] = code.split('_');
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
    case 'TOOBIG':
      // We write no rows that long, so the length must be damaged.
      return 'damaged';
    case 'NOMEM':
      return 'no-memory';
    case 'CANTOPEN':
      return 'unreadable';
    case 'IOERR':
      return ofInputOutput(second);
    default:
      return null;
  }
}

function ofInputOutput(what = ''): FileTrouble {
  switch (what) {
    case 'SHORT':
      // The file ends in the middle of a page.
      return 'damaged';
    case 'NOMEM':
      return 'no-memory';
    default:
      return 'unreadable';
  }
}

function ofSystem(code: string): FileTrouble | null {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return 'disk-full';
    case 'EMFILE':
    case 'ENFILE':
      return 'too-many-files';
    case 'ENOMEM':
    case 'ERR_WORKER_OUT_OF_MEMORY':
      return 'no-memory';
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
