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
  return code.startsWith('SQLITE_') ? ofSqlite(code) : (OF_SYSTEM[code] ?? null);
}

/** https://www.sqlite.org/rescode.html */
function ofSqlite(code: string): FileTrouble | null {
  const [, first = '', second = ''] = code.split('_');
  return (first === 'IOERR' ? OF_READING[second] : undefined) ?? OF_SQLITE[first] ?? null;
}

const OF_SQLITE: Readonly<Record<string, FileTrouble>> = {
  FULL: 'disk-full',
  READONLY: 'read-only',
  PERM: 'read-only',
  AUTH: 'read-only',
  BUSY: 'locked',
  LOCKED: 'locked',
  PROTOCOL: 'locked',
  CORRUPT: 'damaged',
  NOTADB: 'damaged',
  FORMAT: 'damaged',
  // We write no rows that long, so the length must be damaged.
  TOOBIG: 'damaged',
  NOMEM: 'no-memory',
  CANTOPEN: 'unreadable',
  IOERR: 'unreadable',
};

const OF_READING: Readonly<Record<string, FileTrouble>> = {
  // The file ends in the middle of a page.
  SHORT: 'damaged',
  NOMEM: 'no-memory',
};

const OF_SYSTEM: Readonly<Record<string, FileTrouble>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'disk-full',
  EMFILE: 'too-many-files',
  ENFILE: 'too-many-files',
  ENOMEM: 'no-memory',
  ERR_WORKER_OUT_OF_MEMORY: 'no-memory',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EBUSY: 'locked',
  ENOENT: 'gone',
  ENOTDIR: 'gone',
  EIO: 'unreadable',
};
