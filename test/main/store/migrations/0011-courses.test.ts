import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { courses } from '../../../../src/main/store/migrations/0011-courses.ts';
import { migrate, MIGRATIONS, versionOf } from '../../../../src/main/store/migrations/index.ts';

test('version 11 keeps how the lead moved in a game, which goes with the game’s projection', () => {
  const database = new Database(':memory:');
  const version = MIGRATIONS.indexOf(courses);
  migrate(database, version);
  database.pragma('foreign_keys = on');
  database.exec(`
    INSERT INTO game (id, position, head, events, changed_at) VALUES ('one', 0, '{}', 0, '2026');
    INSERT INTO projected_game (number, game, version, played_at, family, edition, seats, status, counts, search)
    VALUES (1, 'one', 1, '2026', 'auction', 'modern-art-1994', 4, 'finished', 1, '')`);
  migrate(database, version + 1);
  expect(versionOf(database)).toBe(version + 1);
  const kept = () => database.prepare('SELECT * FROM projected_course').raw().all();
  expect(kept()).toEqual([]);
  database.exec('INSERT INTO projected_course VALUES (1, 3, 40, 2, 60, 31, 0)');
  expect(kept()).toEqual([[1, 3, 40, 2, 60, 31, 0]]);
  expect(() => database.exec('UPDATE projected_course SET late = 2')).toThrow('CHECK');
  database.exec('DELETE FROM projected_game');
  expect(kept()).toEqual([]);
});
