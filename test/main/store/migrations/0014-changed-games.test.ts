import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { changedGames } from '../../../../src/main/store/migrations/0014-changed-games.ts';
import { migrate, MIGRATIONS, versionOf } from '../../../../src/main/store/migrations/index.ts';

const LISTED = `INSERT INTO projected_game (number, game, version, played_at, family, edition, seats, status, counts, search)`;

test('version 14 notes which games have changed, and when all may count otherwise', () => {
  const database = new Database(':memory:');
  const version = MIGRATIONS.indexOf(changedGames);
  migrate(database, version);
  database.exec(`
    INSERT INTO game (id, position, head, events, changed_at) VALUES ('one', 0, '{}', 0, '2026'), ('two', 0, '{}', 0, '2026');
    ${LISTED} VALUES (1, 'one', 1, '2026', 'auction', 'modern-art-1994', 4, 'finished', 1, '');
    INSERT INTO player (id, name) VALUES ('ada', 'Ada')`);
  migrate(database, version + 1);
  expect(versionOf(database)).toBe(version + 1);

  let seen = 0;
  /** The games noted by a statement. */
  const notedBy = (statement: string): readonly number[] => {
    database.exec(statement);
    const rows = database
      .prepare<[number], [game: number, change: number]>(
        'SELECT game, change FROM changed_game WHERE change > ? ORDER BY change',
      )
      .raw()
      .all(seen);
    seen = rows.at(-1)?.[1] ?? seen;
    return rows.map(([game]) => game);
  };

  // Games that were there before needn't be noted: nobody has read them yet.
  expect(notedBy('')).toEqual([]);
  const two = `${LISTED} VALUES (2, 'two', 1, '2026', 'auction', 'modern-art-1994', 4, 'finished', 1, '')`;
  expect(notedBy(two)).toEqual([2]);
  const again = `${two} ON CONFLICT (game) DO UPDATE SET minutes = 40`;
  expect(notedBy(again)).toEqual([2]);
  expect(notedBy(again)).toEqual([2]);
  expect(notedBy(`UPDATE projected_game SET counts = 0`)).toEqual([1, 2]);
  expect(notedBy(`UPDATE game SET trashed_at = '2026' WHERE id = 'one'`)).toEqual([1]);
  expect(notedBy(`UPDATE game SET trashed_at = NULL, changed_at = '2027'`)).toEqual([1]);
  expect(notedBy(`UPDATE game SET archived = 1, changed_at = '2028'`)).toEqual([]);
  expect(notedBy('DELETE FROM projected_game WHERE number = 2')).toEqual([2]);

  expect(notedBy(`INSERT INTO player (id, name) VALUES ('bo', 'Bo')`)).toEqual([]);
  expect(notedBy(`UPDATE player SET name = 'Bob', colour = 'red', retired = 1 WHERE id = 'bo'`)).toEqual([]);
  expect(notedBy(`UPDATE player SET same_as = 'ada' WHERE id = 'bo'`)).toEqual([0]);
  expect(notedBy(`UPDATE player SET same_as = same_as`)).toEqual([]);
  expect(notedBy(`UPDATE player SET same_as = NULL WHERE id = 'bo'`)).toEqual([0]);
  expect(notedBy(`INSERT INTO player (id, name, same_as) VALUES ('cy', 'Cy', 'ada')`)).toEqual([0]);

  const box = (document: string) =>
    `INSERT INTO projected_box (edition, box, shared, document) VALUES ('e', 'b', 's', '${document}')
     ON CONFLICT (edition) DO UPDATE SET document = excluded.document`;
  expect(notedBy(box('{}'))).toEqual([0]);
  expect(notedBy(box('{}'))).toEqual([]);
  expect(notedBy(box('{"title":"New"}'))).toEqual([0]);
  database.close();
});
