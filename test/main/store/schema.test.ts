import type { Database } from 'better-sqlite3';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openInMemory } from '../../../src/main/store/connection.ts';
import { openStore, STORE_FILE } from '../../../src/main/store/index.ts';
import { rebuild } from '../../../src/main/store/rebuild.ts';
import { NEWEST_VERSION, OLDEST_VERSION, versionOf } from '../../../src/main/store/schema.ts';
import { withoutWorker } from '../work/without-worker.ts';
import { keptRows, replayedRows } from './checked-rows.ts';
import { fromOutside } from './from-outside.ts';
import { begun, dataFolder, OFFER, SALE, storeIn, surroundings } from './store-in.ts';
import { workOut } from './valuing.ts';

type Row = Readonly<Record<string, unknown>>;

/** What a version of the app left that had a row in every table. */
const VERSION_15 = readFileSync(join(import.meta.dirname, 'version-15.sql'), 'utf8');

function folderOf15(): string {
  const folder = dataFolder();
  fromOutside(folder, (database) => database.exec(VERSION_15));
  return folder;
}

/** Today's tables with another number. */
function folderOf(version: number): string {
  const { folder, store } = begun(OFFER, SALE);
  store.close();
  fromOutside(folder, (database) => database.pragma(`user_version = ${version}`));
  return folder;
}

function tablesIn(database: Database): readonly string[] {
  return database.prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table'`).pluck().all();
}

function rowsIn(folder: string): ReadonlyMap<string, readonly Row[]> {
  return fromOutside(folder, (database) => {
    const rowsOf = (table: string) => database.prepare<[], Row>(`SELECT * FROM "${table}"`).all();
    return new Map(tablesIn(database).map((table) => [table, rowsOf(table)]));
  });
}

const bytesOf = (folder: string) => readFileSync(join(folder, STORE_FILE));

describe('a file of version 15', () => {
  test('keeps what doesn’t follow from its journals, and stays the same when it is opened again', () => {
    const folder = folderOf15();
    const before = rowsIn(folder);
    const store = storeIn(folder);
    expect(store.dropped.list()).toEqual([]);
    store.close();
    const after = rowsIn(folder);
    for (const [table, rows] of before) {
      expect(rows, table).not.toEqual([]);
      if (/^(?:projected_|valued_|contradiction|changed_game)/.test(table)) continue;
      const kept = rows.map(({ colour, archived, ...row }) => row);
      expect(after.get(table), table).toEqual(kept);
    }
    expect(before.get('player')).toContainEqual(expect.objectContaining({ id: 'ada', colour: '#aa0000' }));
    const bytes = bytesOf(folder);
    storeIn(folder).close();
    expect(bytesOf(folder).equals(bytes)).toBe(true);
  });

  test('has its history, its statistics and the forecast made again', async () => {
    const folder = folderOf15();
    const before = rowsIn(folder);
    const store = storeIn(folder);
    expect([store.isStale(), store.behind()]).toEqual([true, 6]);
    const rebuilt = await withoutWorker(folder, (context) => rebuild.run(null, context));
    expect(rebuilt).toEqual({ games: 6, contradicted: 1 });
    expect(rowsIn(folder).get('contradiction')).toEqual(before.get('contradiction'));
    const followed = ['first-night', 'leap-day', 'id-1', 'id-2', 'winner-only'];
    const kept = keptRows(folder);
    expect(new Map(followed.map((id) => [id, kept.get(id)]))).toEqual(replayedRows(store, folder, followed));
    expect(await workOut(folder)).toBe(4);
    expect(store.isStale()).toBe(false);
  });

  test('without one of the tables that last is damaged, and is not changed', () => {
    for (const table of ['journal', 'said']) {
      const folder = folderOf15();
      fromOutside(folder, (database) => database.exec(`DROP TABLE ${table}`));
      const bytes = bytesOf(folder);
      expect(openStore(folder, surroundings())).toMatchObject({ error: { kind: 'damaged' } });
      expect(bytesOf(folder).equals(bytes)).toBe(true);
    }
  });

  test('stays as it is if the new schema can’t be made', () => {
    const folder = folderOf15();
    fromOutside(folder, (database) => database.exec('CREATE VIEW projected_facts AS SELECT 1'));
    const schema = () =>
      fromOutside(folder, (database) => database.prepare('SELECT type, name, sql FROM sqlite_schema').all());
    const [parts, rows] = [schema(), rowsIn(folder)];
    expect(openStore(folder, surroundings())).toMatchObject({ error: { kind: 'damaged' } });
    expect([fromOutside(folder, versionOf), schema(), rowsIn(folder)]).toEqual([15, parts, rows]);
  });
});

test('a file of a version between 15 and today’s is opened as well', () => {
  for (let version = OLDEST_VERSION; version < NEWEST_VERSION; version += 1) {
    const folder = folderOf(version);
    expect(storeIn(folder).games.get('id-1')?.record.events).toEqual([OFFER, SALE]);
    expect(fromOutside(folder, versionOf)).toBe(NEWEST_VERSION);
  }
});

const game = (id: string, head = '{}') =>
  `INSERT INTO game (id, position, head, events, changed_at) VALUES ('${id}', 0, '${head}', 0, '2026');`;

/** A finished game in the history. */
const listed = (number: number, id: string) =>
  `INSERT INTO projected_game (number, game, version, played_at, family, edition, seats, status, counts, search)
   VALUES (${number}, '${id}', 1, '2026', 'auction', 'modern-art-1994', 4, 'finished', 1, '')`;

/** A new file with these rows. */
function filled(rows: string) {
  const database = openInMemory();
  database.exec(rows);
  return {
    database,
    run: (sql: string) => database.exec(sql),
    all: (sql: string) => database.prepare(sql).raw().all(),
    plan: (sql: string) => database.prepare(`EXPLAIN QUERY PLAN ${sql}`).raw().all().join(),
  };
}

test('a row of a journal has a checksum', () => {
  const { run } = filled(game('one'));
  const insert = `INSERT INTO journal (game, position, at, kind) VALUES ('one', 2, '2026', 'redo')`;
  expect(() => run(insert)).toThrow('carries its checksum');
});

test('what is noted of a listed game goes with it, the forecast too', () => {
  const { database, run, all } =
    filled(`${game('one')} ${game('two')} ${listed(1, 'one')}; ${listed(2, 'two')};
    INSERT INTO projected_facts VALUES (1, NULL, 0, NULL, '{}', 7), (2, NULL, 0, NULL, '{}', 7);
    INSERT INTO valued_game VALUES (1, 1, '{}', 7), (2, 1, '{}', 7);
    DELETE FROM projected_game WHERE number = 1`);
  for (const table of ['projected_facts', 'valued_game'])
    expect(all(`SELECT game FROM ${table}`)).toEqual([[2]]);
  run('DELETE FROM projected_game');
  const derived = tablesIn(database).filter((table) => /^(?:projected|valued)_/.test(table));
  expect(derived.flatMap((table) => all(`SELECT * FROM ${table}`))).toEqual([]);
});

test('it is noted which games have changed, and when all may count otherwise', () => {
  const { database, run } = filled(
    `${game('one')} ${game('two')} INSERT INTO player (id, name) VALUES ('ada', 'Ada')`,
  );
  const noted = database.prepare<[number], [game: number, change: number]>(
    'SELECT game, change FROM changed_game WHERE change > ? ORDER BY change',
  );
  let seen = 0;
  /** The games noted by a statement. */
  const notedBy = (statement: string): readonly number[] => {
    run(statement);
    const rows = noted.raw().all(seen);
    seen = rows.at(-1)?.[1] ?? seen;
    return rows.map(([number]) => number);
  };

  expect(notedBy(listed(1, 'one'))).toEqual([1]);
  expect(notedBy(listed(2, 'two'))).toEqual([2]);
  const again = `${listed(2, 'two')} ON CONFLICT (game) DO UPDATE SET minutes = 40`;
  expect(notedBy(again)).toEqual([2]);
  expect(notedBy(again)).toEqual([2]);
  expect(notedBy(`UPDATE projected_game SET counts = 0`)).toEqual([1, 2]);
  expect(notedBy(`UPDATE game SET trashed_at = '2026' WHERE id = 'one'`)).toEqual([1]);
  expect(notedBy(`UPDATE game SET trashed_at = NULL, changed_at = '2027'`)).toEqual([1]);
  expect(notedBy(`UPDATE game SET changed_at = '2028'`)).toEqual([]);
  for (const number of [2, 1])
    expect(notedBy(`INSERT INTO valued_game VALUES (${number}, 1, '{}', 7)`)).toEqual([number]);
  expect(notedBy('DELETE FROM valued_game WHERE game = 1')).toEqual([1]);
  expect(notedBy('DELETE FROM projected_game WHERE number = 2')).toEqual([2]);

  expect(notedBy(`INSERT INTO player (id, name) VALUES ('bo', 'Bo')`)).toEqual([]);
  expect(notedBy(`UPDATE player SET name = 'Bob', retired = 1 WHERE id = 'bo'`)).toEqual([]);
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
});

test('each game has its shelf, even if its row can’t be read, and lists by shelf don’t read the games', () => {
  const { all, run, plan } = filled(`
    INSERT INTO game (id, position, head, events, changed_at, standing, trashed_at) VALUES
      ('begun', 0, '{}', 0, '2026', NULL, NULL),
      ('headless', 0, '#', 0, '', '{"winners":[1]}', NULL),
      ('scored', 0, '{"abandoned":false}', 0, '2026', '{"scores":[1,2],"winners":null}', NULL),
      ('over', 0, '{}', 0, '2026', '{"scores":[1,2],"winners":[1]}', NULL),
      ('stopped', 0, '{"abandoned":true}', 0, '2026', NULL, NULL),
      ('thrown', 0, '{}', 0, '2026', NULL, '2026'),
      ('unknown', 0, '{}', 0, '', '#', NULL)`);
  const shelves = () => all('SELECT id, shelf FROM game ORDER BY id');
  expect(shelves()).toEqual([
    ['begun', 'unfinished'],
    ['headless', 'finished'],
    ['over', 'finished'],
    ['scored', 'unfinished'],
    ['stopped', 'abandoned'],
    ['thrown', null],
    ['unknown', 'unfinished'],
  ]);
  run(`
    DELETE FROM game WHERE id IN ('headless', 'unknown');
    UPDATE game SET standing = '{"winners":[0]}' WHERE id = 'begun';
    UPDATE game SET head = '{"abandoned":true}' WHERE id = 'over';
    UPDATE game SET head = '{}' WHERE id = 'stopped';
    UPDATE game SET trashed_at = IIF(trashed_at IS NULL, '2026', NULL) WHERE id IN ('scored', 'thrown')`);
  expect(shelves()).toEqual([
    ['begun', 'finished'],
    ['over', 'abandoned'],
    ['scored', null],
    ['stopped', 'unfinished'],
    ['thrown', 'unfinished'],
  ]);
  expect(plan('SELECT shelf, COUNT(*) FROM game WHERE shelf IS NOT NULL GROUP BY shelf')).toContain(
    'COVERING INDEX game_on_shelf',
  );
  expect(plan(`SELECT head FROM game WHERE shelf = 'finished' ORDER BY changed_at DESC, id DESC`)).toMatch(
    /^[^:]*INDEX game_on_shelf \(shelf=\?\)$/,
  );
});
