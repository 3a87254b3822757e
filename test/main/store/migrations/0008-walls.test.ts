import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { walls } from '../../../../src/main/store/migrations/0008-walls.ts';
import { migrate, MIGRATIONS, versionOf } from '../../../../src/main/store/migrations/index.ts';

test('walls have a place, which goes with the game’s projection', () => {
  const database = new Database(':memory:');
  const version = MIGRATIONS.indexOf(walls);
  migrate(database, version);
  database.pragma('foreign_keys = on');
  database.exec(`
    INSERT INTO game (id, position, head, events, changed_at) VALUES ('one', 0, '{}', 0, '2026');
    INSERT INTO projected_game (number, game, version, played_at, family, edition, seats, status, counts, search)
    VALUES (1, 'one', 1, '2026', 'auction', 'modern-art-1994', 4, 'finished', 1, '')`);
  migrate(database, version + 1);
  expect(versionOf(database)).toBe(version + 1);
  const count = database.prepare<[], number>('SELECT COUNT(*) FROM projected_wall').pluck();
  expect(count.get()).toBe(0);
  database.exec("INSERT INTO projected_wall VALUES (1, 1, 4, 30, '')");
  expect(count.get()).toBe(1);
  database.exec('DELETE FROM projected_game');
  expect(count.get()).toBe(0);
});
