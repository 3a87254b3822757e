import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { whole } from '../../../../src/main/store/migrations/0017-whole.ts';
import { migrate, MIGRATIONS, versionOf } from '../../../../src/main/store/migrations/index.ts';

test('version 17 knows which games somebody left, and of older ones that nobody did', () => {
  const database = new Database(':memory:');
  const version = MIGRATIONS.indexOf(whole);
  migrate(database, version);
  database.exec(`
    INSERT INTO game (id, position, head, events, changed_at) VALUES ('old', 0, '{}', 0, '2026');
    INSERT INTO projected_game (game, version, played_at, family, edition, seats, status, counts, search)
      VALUES ('old', 1, '2026', 'auction', 'modern-art-1994', 4, 'finished', 1, '')`);
  migrate(database, version + 1);
  expect(versionOf(database)).toBe(version + 1);
  expect(database.prepare('SELECT game FROM projected_game WHERE whole = 1').pluck().all()).toEqual(['old']);
  database.exec('UPDATE projected_game SET whole = 0');
  expect(() => database.exec('UPDATE projected_game SET whole = 2')).toThrow('CHECK');
});
