import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate, versionOf } from '../../../../src/main/store/migrations/index.ts';

test('version 2 adds settings and keeps the data of version 1', () => {
  const database = new Database(':memory:');
  migrate(database, 1);
  database.exec(`INSERT INTO player (id, name) VALUES ('axel', 'Axel')`);
  migrate(database, 2);
  expect(versionOf(database)).toBe(2);
  expect(database.prepare('SELECT id FROM player').pluck().all()).toEqual(['axel']);
  expect(database.prepare('SELECT * FROM setting').all()).toEqual([]);
});
