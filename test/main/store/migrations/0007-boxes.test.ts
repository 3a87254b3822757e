import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { boxes } from '../../../../src/main/store/migrations/0007-boxes.ts';
import { migrate, MIGRATIONS, versionOf } from '../../../../src/main/store/migrations/index.ts';

test('version 7 has a place for boxes that are kept, and for those that games were played with', () => {
  const database = new Database(':memory:');
  const version = MIGRATIONS.indexOf(boxes);
  migrate(database, version);
  const game = `INSERT INTO game (id, position, head, events, changed_at) VALUES ('one', 0, '{}', 0, '2026')`;
  database.exec(game);
  migrate(database, version + 1);
  expect(versionOf(database)).toBe(version + 1);
  expect(database.prepare('SELECT id FROM game').pluck().all()).toEqual(['one']);
  database.exec(`INSERT INTO box (id, document, changed_at) VALUES ('b3c1', '{}', '2026')`);
  expect(database.prepare('SELECT retired FROM box').pluck().all()).toEqual([0]);
  expect(() => database.exec(`UPDATE box SET retired = 2`)).toThrow('CHECK');
  database.exec(`INSERT INTO projected_box VALUES ('box b3c1', 'b3c1', 'box', '{}')`);
  expect(() => database.exec(`INSERT INTO projected_box VALUES ('box b3c1', 'b3c1', 'box', '{}')`)).toThrow(
    'UNIQUE',
  );
});
