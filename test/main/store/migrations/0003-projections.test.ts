import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate, versionOf } from '../../../../src/main/store/migrations/index.ts';

test('version 3 adds projections and keeps the data of version 2', () => {
  const database = new Database(':memory:');
  migrate(database, 2);
  database.exec(`
    INSERT INTO game (id, position, head, events, changed_at) VALUES ('one', 0, '{}', 0, '2026-11-21T19:30:00Z');
    INSERT INTO setting VALUES ('theme', '"dark"')`);
  migrate(database, 3);
  expect(versionOf(database)).toBe(3);
  expect(database.prepare('SELECT id FROM game').pluck().all()).toEqual(['one']);
  expect(database.prepare('SELECT name FROM setting').pluck().all()).toEqual(['theme']);
  const tables = database.prepare<[], string>(
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE 'projected%' ORDER BY name`,
  );
  const kinds = ['artist', 'card', 'game', 'payout', 'result', 'round', 'sale', 'tag'];
  expect(tables.pluck().all()).toEqual(kinds.map((kind) => `projected_${kind}`));
  expect(database.prepare('SELECT * FROM contradiction').all()).toEqual([]);
});

test('all rows of a game are deleted with it', () => {
  const database = new Database(':memory:');
  database.pragma('foreign_keys = on');
  migrate(database, 3);
  database.exec(`
    INSERT INTO game (id, position, head, events, changed_at) VALUES ('one', 0, '{}', 0, '2026-11-21T19:30:00Z');
    INSERT INTO projected_game (number, game, version, played_at, family, edition, seats, status, counts, search)
      VALUES (1, 'one', 1, '', '', '', 4, 'finished', 1, '');
    INSERT INTO projected_tag VALUES (1, 'club');
    INSERT INTO projected_payout VALUES (1, 1, 0, 40);
    DELETE FROM projected_game`);
  expect(database.prepare('SELECT * FROM projected_tag').all()).toEqual([]);
  expect(database.prepare('SELECT * FROM projected_payout').all()).toEqual([]);
});
