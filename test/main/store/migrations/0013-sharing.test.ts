import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate, versionOf } from '../../../../src/main/store/migrations/index.ts';
import { saidRows } from '../../../../src/main/store/sharing/said.ts';

test('version 13 adds what is shared, and says of the trash what was thrown away', () => {
  const database = new Database(':memory:');
  migrate(database, 12);
  const insert = database.prepare(
    `INSERT INTO game (id, position, head, events, changed_at, trashed_at) VALUES (?, 0, '{}', 0, '', ?)`,
  );
  insert.run('kept', null);
  insert.run('a "trashed" one', '2026-11-21T20:00:00.000Z');
  migrate(database, 13);
  expect(versionOf(database)).toBe(13);
  const trashed = { kind: 'trashed', game: 'a "trashed" one', at: '2026-11-21T20:00:00.000Z' } as const;
  const said = saidRows(database);
  expect(said.all()).toEqual([trashed]);
  expect(said.get(trashed)).toEqual(trashed);
  for (const table of ['carrier', 'carried', 'shared_game', 'arrived'])
    expect(database.prepare(`SELECT * FROM ${table}`).all()).toEqual([]);
});
