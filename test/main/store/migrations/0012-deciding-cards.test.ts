import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { decidingCards } from '../../../../src/main/store/migrations/0012-deciding-cards.ts';
import { migrate, MIGRATIONS, versionOf } from '../../../../src/main/store/migrations/index.ts';

test('version 12 keeps the card that decided a game, which goes with what the forecast says', () => {
  const database = new Database(':memory:');
  const version = MIGRATIONS.indexOf(decidingCards);
  migrate(database, version);
  database.pragma('foreign_keys = on');
  database.exec(`
    INSERT INTO game (id, position, head, events, changed_at) VALUES ('one', 0, '{}', 0, '2026');
    INSERT INTO projected_game (number, game, version, played_at, family, edition, seats, status, counts, search)
    VALUES (1, 'one', 1, '2026', 'auction', 'modern-art-1994', 4, 'finished', 1, '');
    INSERT INTO valued_game VALUES (1, 1, 4)`);
  migrate(database, version + 1);
  expect(versionOf(database)).toBe(version + 1);
  const cards = () => database.prepare('SELECT * FROM valued_card').raw().all();
  expect(cards()).toEqual([]);
  database.exec('INSERT INTO valued_card VALUES (1, 17, 12.5, 1)');
  expect(cards()).toEqual([[1, 17, 12.5, 1]]);
  expect(() => database.exec('INSERT INTO valued_card VALUES (2, 17, 12.5, 1)')).toThrow('FOREIGN');
  database.exec('DELETE FROM projected_game');
  expect(cards()).toEqual([]);
});
