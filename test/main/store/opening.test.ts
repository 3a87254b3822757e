import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openForWriting } from '../../../src/main/store/connection.ts';
import { openStore, STORE_FILE } from '../../../src/main/store/index.ts';
import { NEWEST_VERSION } from '../../../src/main/store/schema.ts';
import { fromOutside } from './from-outside.ts';
import { dataFolder, done, FOUR, storeIn, surroundings } from './store-in.ts';

describe('opening a store', () => {
  test('the connection that writes puts every commit on the disk', () => {
    const database = done(openForWriting(join(dataFolder(), STORE_FILE)));
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(database.pragma('synchronous', { simple: true })).toBe(2);
    // Otherwise macOS would leave it in the disk's cache.
    expect(database.pragma('fullfsync', { simple: true })).toBe(1);
    expect(database.pragma('checkpoint_fullfsync', { simple: true })).toBe(1);
    expect(database.pragma('foreign_keys', { simple: true })).toBe(1);
    database.close();
  });

  test('every table is strict', () => {
    const database = done(openForWriting(join(dataFolder(), STORE_FILE)));
    const loose = database.prepare(`
      SELECT name FROM pragma_table_list WHERE type = 'table' AND NOT strict AND name NOT LIKE 'sqlite_%'`);
    expect(loose.all()).toEqual([]);
    database.close();
  });

  test('rows of a journal can’t be changed or deleted', () => {
    const folder = dataFolder();
    const store = storeIn(folder);
    done(store.games.create(FOUR));
    store.close();
    for (const sql of [`UPDATE journal SET content = '{}'`, 'DELETE FROM journal'])
      expect(() => fromOutside(folder, (database) => database.exec(sql))).toThrow('only added to');
  });

  test('a store of a newer version is refused and not changed', () => {
    const folder = dataFolder();
    storeIn(folder).close();
    const file = join(folder, STORE_FILE);
    fromOutside(folder, (database) => database.pragma(`user_version = ${NEWEST_VERSION + 1}`));
    const before = readFileSync(file);
    expect(openStore(folder, surroundings())).toEqual({
      ok: false,
      error: { kind: 'newer-store', version: NEWEST_VERSION + 1, newest: NEWEST_VERSION },
    });
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('a file of another program is refused and not changed', () => {
    const folder = dataFolder();
    const file = join(folder, STORE_FILE);
    fromOutside(folder, (database) => database.exec('CREATE TABLE recipe (name TEXT)'));
    const before = readFileSync(file);
    expect(openStore(folder, surroundings())).toEqual({ ok: false, error: { kind: 'not-a-store' } });
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual([STORE_FILE]);
  });

  test('an empty file becomes a store', () => {
    const folder = dataFolder();
    writeFileSync(join(folder, STORE_FILE), '');
    expect(storeIn(folder).games.list()).toEqual([]);
  });

  test.each([
    ['is empty', ''],
    ['has only its length on the disk', '\0'.repeat(64)],
  ])('no log is missed if the power failed before the first mark, and this %s', (_, content) => {
    const folder = dataFolder();
    storeIn(folder).close();
    writeFileSync(join(folder, `${STORE_FILE}-running`), content);
    expect(storeIn(folder).notices).toEqual([]);
  });
});
