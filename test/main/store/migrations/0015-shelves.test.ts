import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { shelves } from '../../../../src/main/store/migrations/0015-shelves.ts';
import { migrate, MIGRATIONS, versionOf } from '../../../../src/main/store/migrations/index.ts';

test('version 15 knows the shelf of each game, and counts and lists by it without reading the games', () => {
  const database = new Database(':memory:');
  const version = MIGRATIONS.indexOf(shelves);
  migrate(database, version);
  database.exec(`
    INSERT INTO game (id, position, head, events, changed_at, standing, trashed_at) VALUES
      ('begun', 0, '{}', 0, '2026', NULL, NULL),
      ('scored', 0, '{"abandoned":false}', 0, '2026', '{"scores":[1,2],"winners":null}', NULL),
      ('over', 0, '{}', 0, '2026', '{"scores":[1,2],"winners":[1]}', NULL),
      ('stopped', 0, '{"abandoned":true}', 0, '2026', NULL, NULL),
      ('thrown', 0, '{}', 0, '2026', NULL, '2026')`);
  migrate(database, version + 1);
  expect(versionOf(database)).toBe(version + 1);
  const all = () => database.prepare('SELECT id, shelf FROM game ORDER BY id').raw().all();
  expect(all()).toEqual([
    ['begun', 'unfinished'],
    ['over', 'finished'],
    ['scored', 'unfinished'],
    ['stopped', 'abandoned'],
    ['thrown', null],
  ]);
  database.exec(`
    UPDATE game SET standing = '{"winners":[0]}' WHERE id = 'begun';
    UPDATE game SET head = '{"abandoned":true}' WHERE id = 'over';
    UPDATE game SET head = '{}' WHERE id = 'stopped';
    UPDATE game SET trashed_at = IIF(trashed_at IS NULL, '2026', NULL) WHERE id IN ('scored', 'thrown');
    INSERT INTO game (id, position, head, events, changed_at) VALUES ('new', 0, '{}', 0, '2026')`);
  expect(all()).toEqual([
    ['begun', 'finished'],
    ['new', 'unfinished'],
    ['over', 'abandoned'],
    ['scored', null],
    ['stopped', 'unfinished'],
    ['thrown', 'unfinished'],
  ]);

  const plan = (statement: string): string =>
    database.prepare(`EXPLAIN QUERY PLAN ${statement}`).raw().all().join();
  expect(plan('SELECT shelf, COUNT(*) FROM game WHERE shelf IS NOT NULL GROUP BY shelf')).toContain(
    'COVERING INDEX game_on_shelf',
  );
  expect(plan(`SELECT head FROM game WHERE shelf = 'finished' ORDER BY changed_at DESC, id DESC`)).toMatch(
    /^[^:]*INDEX game_on_shelf \(shelf=\?\)$/,
  );
  database.close();
});
