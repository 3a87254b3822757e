import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { values } from '../../../../src/main/store/migrations/0006-values.ts';
import { migrate, MIGRATIONS, versionOf } from '../../../../src/main/store/migrations/index.ts';

test('version 6 has a place for what the forecast says, which goes with the game’s projection', () => {
  const database = new Database(':memory:');
  const version = MIGRATIONS.indexOf(values);
  migrate(database, version);
  database.pragma('foreign_keys = on');
  database.exec(`
    INSERT INTO game (id, position, head, events, changed_at) VALUES ('one', 0, '{}', 0, '2026');
    INSERT INTO projected_game (number, game, version, played_at, family, edition, seats, status, counts, search)
    VALUES (1, 'one', 1, '2026', 'auction', 'modern-art-1994', 4, 'finished', 1, '')`);
  migrate(database, version + 1);
  expect(versionOf(database)).toBe(version + 1);
  const count = () =>
    database
      .prepare<[], number>(
        `SELECT (SELECT COUNT(*) FROM projected_game) * 100 + (SELECT COUNT(*) FROM valued_game) * 10
           + (SELECT COUNT(*) FROM valued_seat) + (SELECT COUNT(*) FROM valued_chance)`,
      )
      .pluck()
      .get();
  expect(count()).toBe(100);
  database.exec(`
    INSERT INTO valued_game VALUES (1, 1, 4);
    INSERT INTO valued_seat VALUES (1, 0, 100, 120, 5, 5.5, 0, 4.5, 5, 0);
    INSERT INTO valued_chance VALUES (1, 3, 10.5, 30, 11)`);
  expect(count()).toBe(112);
  database.exec('DELETE FROM projected_game');
  expect(count()).toBe(0);
});
