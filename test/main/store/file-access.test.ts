import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exactTroubleOf } from '../../../src/main/store/file-access.ts';
import { fileTroubleOf } from '../../../src/main/store/file-trouble.ts';
import { STORE_FILE } from '../../../src/main/store/index.ts';
import { canRunOrdinarily, printedOrdinarily } from '../../ordinary-user.ts';
import { dataFolder, done, FOUR, OFFER, play, storeIn } from './store-in.ts';

/** A folder with a game, and what a killed run would leave. */
function leftOpen(): string {
  const folder = dataFolder();
  const store = storeIn(folder);
  play(store, done(store.games.create(FOUR)).record.id, [OFFER]);
  const copy = dataFolder();
  for (const name of readdirSync(folder)) writeFileSync(join(copy, name), readFileSync(join(folder, name)));
  return copy;
}

/** The result of opening in a process for which permissions hold, and limits that can't be set in this one. */
function openedBySomebody(folder: string, limit?: string): string {
  const store = join(import.meta.dirname, '../../../src/main/store/index.ts');
  const module = `
    import { openStore } from ${JSON.stringify(store)};
    const opened = openStore(${JSON.stringify(folder)}, { now: () => '2026-11-21T20:00:00Z', newId: () => 'x' });
    process.stdout.write(opened.ok ? 'open' : JSON.stringify(opened.error));`;
  return printedOrdinarily(module, limit);
}

describe.skipIf(!canRunOrdinarily)('a refusal by the system is reported by its reason', () => {
  test.each([
    ['a read-only file, before any entry is made', STORE_FILE, 0o444, 'read-only'],
    ['an unreadable file', STORE_FILE, 0, 'not-allowed'],
    ['a read-only folder', '.', 0o555, 'read-only'],
  ])('%s', (_, path, mode, kind) => {
    const folder = leftOpen();
    chmodSync(join(folder, path), mode);
    expect(openedBySomebody(folder)).toBe(JSON.stringify({ kind }));
    chmodSync(folder, 0o700);
  });

  test('a limit on the size of files', () => {
    const folder = leftOpen();
    expect(openedBySomebody(folder, 'ulimit -f 32')).toBe('{"kind":"disk-full"}');
    expect(openedBySomebody(folder)).toBe('open');
  });
});

describe('an error of SQLite or the system tells the cause', () => {
  const withCode = (code: string): Error => Object.assign(new Error(code), { code });

  test.each([
    [
      'damaged',
      'SQLITE_IOERR_SHORT_READ SQLITE_CORRUPT_INDEX SQLITE_NOTADB SQLITE_FORMAT SQLITE_TOOBIG SQLITE_ERROR',
    ],
    ['unreadable', 'SQLITE_IOERR SQLITE_IOERR_READ SQLITE_CANTOPEN EIO'],
    ['disk-full', 'SQLITE_FULL ENOSPC EDQUOT EFBIG'],
    ['no-memory', 'SQLITE_NOMEM SQLITE_IOERR_NOMEM ENOMEM ERR_WORKER_OUT_OF_MEMORY'],
    ['read-only', 'SQLITE_READONLY_DBMOVED SQLITE_PERM SQLITE_AUTH EROFS EACCES EPERM'],
    ['locked', 'SQLITE_BUSY_SNAPSHOT SQLITE_LOCKED SQLITE_PROTOCOL EBUSY'],
    ['gone', 'ENOENT ENOTDIR'],
    ['too-many-files', 'EMFILE ENFILE'],
    [null, 'ERR_UNKNOWN SQLITE_CONSTRAINT'],
  ])('%s: %s', (trouble, codes) => {
    for (const code of codes.split(' ')) expect(fileTroubleOf(withCode(code)), code).toBe(trouble);
  });

  test('if SQLite doesn’t know, the system is asked', () => {
    const folder = leftOpen();
    expect(exactTroubleOf(withCode('SQLITE_CANTOPEN'), join(folder, STORE_FILE))).toBe('unreadable');
    expect(exactTroubleOf(withCode('SQLITE_IOERR_WRITE'), join(folder, 'nowhere', STORE_FILE))).toBe('gone');
    expect(readdirSync(folder)).not.toContain(`${STORE_FILE}-probe`);
  });
});
