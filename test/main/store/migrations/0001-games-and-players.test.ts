import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate, versionOf } from '../../../../src/main/store/migrations/index.ts';

test('version 1 creates the tables of games and players in an empty database', () => {
  const database = new Database(':memory:');
  expect(versionOf(database)).toBe(0);
  migrate(database, 1);
  expect(versionOf(database)).toBe(1);
  const tables = database.prepare<[], string>(
    `SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`,
  );
  expect(tables.pluck().all()).toEqual(['draft', 'game', 'journal', 'player', 'seat']);
});

test('a step that fails leaves the database at the version before', () => {
  const database = new Database(':memory:');
  database.exec('CREATE TABLE seat (in_the_way TEXT) STRICT');
  expect(() => migrate(database, 1)).toThrow('table seat already exists');
  expect(versionOf(database)).toBe(0);
  const tables = database.prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table'`);
  expect(tables.pluck().all()).toEqual(['seat']);
});
