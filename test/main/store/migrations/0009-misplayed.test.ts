import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { misplayed } from '../../../../src/main/store/migrations/0009-misplayed.ts';
import { migrate, MIGRATIONS, versionOf } from '../../../../src/main/store/migrations/index.ts';

test('version 9 lists which games were played wrong, whatever their heads look like', () => {
  const database = new Database(':memory:');
  const version = MIGRATIONS.indexOf(misplayed);
  migrate(database, version);
  const heads = { wrong: '{"misplayed":true}', right: '{"misplayed":false}', bare: '{}', torn: '{"mispl' };
  for (const [id, head] of Object.entries(heads)) {
    database
      .prepare(`INSERT INTO game (id, position, head, events, changed_at) VALUES (?, 0, ?, 0, '2026')`)
      .run(id, head);
    database
      .prepare(
        `INSERT INTO projected_game (game, version, played_at, family, edition, seats, status, counts, search)
         VALUES (?, 1, '2026', 'auction', 'modern-art-1994', 4, 'finished', 1, '')`,
      )
      .run(id);
  }
  migrate(database, version + 1);
  expect(versionOf(database)).toBe(version + 1);
  const listed = database.prepare('SELECT game FROM projected_game WHERE misplayed = 1').pluck();
  expect(listed.all()).toEqual(['wrong']);
  expect(() => database.exec('UPDATE projected_game SET misplayed = 2')).toThrow('CHECK');
});
