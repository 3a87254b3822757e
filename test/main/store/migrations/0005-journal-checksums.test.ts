import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { isIntact, type SealedEntry } from '../../../../src/main/store/journal-row.ts';
import { journalChecksums } from '../../../../src/main/store/migrations/0005-journal-checksums.ts';
import { migrate, MIGRATIONS, versionOf } from '../../../../src/main/store/migrations/index.ts';

test('version 5 adds checksums to all rows, and accepts none without', () => {
  const database = new Database(':memory:');
  const version = MIGRATIONS.indexOf(journalChecksums);
  migrate(database, version);
  const insert = `INSERT INTO journal (game, position, at, kind, content) VALUES`;
  database.exec(`
    INSERT INTO game (id, position, head, events, changed_at) VALUES ('one', 1, '{}', 0, '2026');
    ${insert} ('one', 0, '2026', 'open', '{"id":"è"}'), ('one', 1, '2026', 'undo', NULL)`);
  migrate(database, version + 1);
  expect(versionOf(database)).toBe(version + 1);
  const rows = database.prepare<[], SealedEntry>('SELECT * FROM journal').all();
  expect(rows).toHaveLength(2);
  expect(rows.every((row) => isIntact(row))).toBe(true);
  expect(rows.map((row) => isIntact({ ...row, at: '2027' }))).toEqual([false, false]);
  expect(() => database.exec(`${insert} ('one', 2, '2026', 'redo', NULL)`)).toThrow('carries its checksum');
  expect(() => database.exec('UPDATE journal SET checksum = 0')).toThrow('only added to');
});
