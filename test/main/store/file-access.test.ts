import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exactTroubleOf } from '../../../src/main/store/file-access.ts';
import { fileTroubleOf } from '../../../src/main/store/file-trouble.ts';
import { STORE_FILE } from '../../../src/main/store/index.ts';
import { dataFolder, done, FOUR, OFFER, play, storeIn } from './store-in.ts';

const NOBODY = 65_534;

/** A folder with a game, and what a killed run would leave. */
function leftOpen(): string {
  const folder = dataFolder();
  const store = storeIn(folder);
  play(store, done(store.games.create(FOUR)).record.id, [OFFER]);
  const copy = dataFolder();
  for (const name of readdirSync(folder)) writeFileSync(join(copy, name), readFileSync(join(folder, name)));
  return copy;
}

/** The result of opening in a separate process with limits that can't be set in this one. */
function openedBySomebody(folder: string, limit = 'true'): string {
  const store = join(import.meta.dirname, '../../../src/main/store/index.ts');
  const script = `
    import { openStore } from ${JSON.stringify(store)};
    const opened = openStore(${JSON.stringify(folder)}, { now: () => '2026-11-21T20:00:00Z', newId: () => 'x' });
    process.stdout.write(opened.ok ? 'open' : JSON.stringify(opened.error));`;
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    for (const path of [folder, ...readdirSync(folder).map((name) => join(folder, name))])
      chownSync(path, NOBODY, NOBODY);
  }
  const ended = spawnSync(
    'bash',
    ['-c', `${limit}; exec "$0" --input-type=module --eval "$1"`, process.execPath, script],
    { encoding: 'utf8', ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}) },
  );
  if (ended.status !== 0) throw new Error(ended.stderr);
  return ended.stdout;
}

describe.skipIf(process.platform === 'win32')('a refusal by the system is reported by its reason', () => {
  test('a read-only file, before any entry is made', () => {
    const folder = leftOpen();
    chmodSync(join(folder, STORE_FILE), 0o444);
    expect(openedBySomebody(folder)).toBe('{"kind":"read-only"}');
  });

  test('an unreadable file', () => {
    const folder = leftOpen();
    chmodSync(join(folder, STORE_FILE), 0);
    expect(openedBySomebody(folder)).toBe('{"kind":"not-allowed"}');
  });

  test('a read-only folder', () => {
    const folder = leftOpen();
    chmodSync(folder, 0o555);
    expect(openedBySomebody(folder)).toBe('{"kind":"read-only"}');
    chmodSync(folder, 0o700);
  });

  test('a limit on the size of files', () => {
    const folder = leftOpen();
    expect(openedBySomebody(folder, 'ulimit -f 16')).toBe('{"kind":"disk-full"}');
    expect(openedBySomebody(folder)).toBe('open');
  });

  test('not a file', () => {
    const folder = dataFolder();
    mkdirSync(join(folder, STORE_FILE));
    expect(openedBySomebody(folder)).toBe('{"kind":"not-a-store"}');
  });
});

describe('an error of SQLite or the system tells the cause', () => {
  const withCode = (code: string): Error => Object.assign(new Error(code), { code });

  test.each([
    ['SQLITE_IOERR_SHORT_READ', 'damaged'],
    ['SQLITE_IOERR_READ', 'unreadable'],
    ['SQLITE_CORRUPT_INDEX', 'damaged'],
    ['SQLITE_NOMEM', 'no-memory'],
    ['SQLITE_IOERR_NOMEM', 'no-memory'],
    ['EFBIG', 'disk-full'],
    ['EMFILE', 'too-many-files'],
    ['EACCES', 'read-only'],
    ['ERR_UNKNOWN', null],
  ])('%s: %s', (code, trouble) => {
    expect(fileTroubleOf(withCode(code))).toBe(trouble);
  });

  test('if SQLite doesn’t know, the system is asked', () => {
    const folder = leftOpen();
    expect(exactTroubleOf(withCode('SQLITE_CANTOPEN'), join(folder, STORE_FILE))).toBe('unreadable');
    expect(exactTroubleOf(withCode('SQLITE_IOERR_WRITE'), join(folder, 'nowhere', STORE_FILE))).toBe('gone');
    expect(readdirSync(folder)).not.toContain(`${STORE_FILE}-probe`);
  });
});
