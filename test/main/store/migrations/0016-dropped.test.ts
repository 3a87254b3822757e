import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openDropped } from '../../../../src/main/store/beside.ts';
import { migrate, versionOf } from '../../../../src/main/store/migrations/index.ts';

test('version 16 keeps what couldn’t be read, and a game has a shelf even if its row can’t', () => {
  const database = new Database(':memory:');
  migrate(database, 15);
  const insert = `INSERT INTO game (id, position, head, events, changed_at, standing) VALUES
    ('headless', 0, '#', 0, '', '{"winners":[1]}'), ('unknown', 0, '{}', 0, '', '#')`;
  expect(() => database.exec(insert)).toThrow('malformed JSON');
  migrate(database, 16);
  expect(versionOf(database)).toBe(16);
  database.exec(`${insert}; UPDATE game SET trashed_at = NULL, head = '#'`);
  expect(database.prepare('SELECT id, shelf FROM game').raw().all()).toEqual([
    ['headless', 'finished'],
    ['unknown', 'unfinished'],
  ]);
  expect(openDropped(database).list()).toEqual([]);
});
