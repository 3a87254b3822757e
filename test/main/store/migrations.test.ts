import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openDropped } from '../../../src/main/store/beside.ts';
import { isIntact, type SealedEntry } from '../../../src/main/store/journal-row.ts';
import { migrate, versionOf } from '../../../src/main/store/migrations/index.ts';
import { saidRows } from '../../../src/main/store/sharing/said.ts';

const game = (id: string, head = '{}') =>
  `INSERT INTO game (id, position, head, events, changed_at) VALUES ('${id}', 0, '${head}', 0, '2026');`;

/** A finished game in the history. */
const listed = (number: number, id: string) =>
  `INSERT INTO projected_game (number, game, version, played_at, family, edition, seats, status, counts, search)
   VALUES (${number}, '${id}', 1, '2026', 'auction', 'modern-art-1994', 4, 'finished', 1, '')`;

const ONE = `${game('one')} ${listed(1, 'one')};`;

/** A database with these rows of the version before, made one of this version. */
function migrated(version: number, rows = '') {
  const database = new Database(':memory:');
  migrate(database, version - 1);
  database.pragma('foreign_keys = on');
  database.exec(rows);
  migrate(database, version);
  expect(versionOf(database)).toBe(version);
  return {
    database,
    run: (sql: string) => database.exec(sql),
    all: (sql: string) => database.prepare(sql).raw().all(),
    /** What a column holds in all rows. */
    each: (sql: string) => database.prepare(sql).pluck().all(),
    refuses: (sql: string, why: string) => expect(() => database.exec(sql)).toThrow(why),
  };
}

const TABLES = `SELECT name FROM sqlite_schema WHERE type = 'table'`;

test('version 1 creates the tables of games and players in an empty database', () => {
  const { each } = migrated(1);
  expect(each(`${TABLES} ORDER BY name`)).toEqual(['draft', 'game', 'journal', 'player', 'seat']);
});

test('a step that fails leaves the database at the version before', () => {
  const database = new Database(':memory:');
  expect(versionOf(database)).toBe(0);
  database.exec('CREATE TABLE seat (in_the_way TEXT) STRICT');
  expect(() => migrate(database, 1)).toThrow('table seat already exists');
  expect(versionOf(database)).toBe(0);
  expect(database.prepare(TABLES).pluck().all()).toEqual(['seat']);
});

test('version 2 adds settings and keeps the data of version 1', () => {
  const { each } = migrated(2, `INSERT INTO player (id, name) VALUES ('axel', 'Axel')`);
  expect(each('SELECT id FROM player')).toEqual(['axel']);
  expect(each('SELECT * FROM setting')).toEqual([]);
});

test('version 3 adds projections, which go with their game, and keeps the data of version 2', () => {
  const { each, run } = migrated(3, `${game('one')} INSERT INTO setting VALUES ('theme', '"dark"')`);
  expect(each('SELECT id FROM game')).toEqual(['one']);
  expect(each('SELECT name FROM setting')).toEqual(['theme']);
  const kinds = ['artist', 'card', 'game', 'payout', 'result', 'round', 'sale', 'tag'];
  expect(each(`${TABLES} AND name LIKE 'projected%' ORDER BY name`)).toEqual(
    kinds.map((kind) => `projected_${kind}`),
  );
  expect(each('SELECT * FROM contradiction')).toEqual([]);
  run(`${listed(1, 'one')};
    INSERT INTO projected_tag VALUES (1, 'club');
    INSERT INTO projected_payout VALUES (1, 1, 0, 40);
    DELETE FROM projected_game`);
  for (const kind of ['tag', 'payout']) expect(each(`SELECT * FROM projected_${kind}`)).toEqual([]);
});

test('version 4 keeps names and merges of players, and recalculating doesn’t change them', () => {
  const { all, refuses } = migrated(
    4,
    `INSERT INTO player (id, name) VALUES ('axel', 'Axel the Elder');
     INSERT INTO player (id, name, same_as) VALUES ('axl', 'Axl', 'axel')`,
  );
  expect(all('SELECT id, name, renamed FROM player')).toEqual([
    ['axel', 'Axel the Elder', 1],
    ['axl', 'Axl', 1],
  ]);
  expect(all('SELECT player, goes_by, same FROM identity')).toEqual([['axl', 'axel', 1]]);
  refuses(`INSERT INTO identity (player, goes_by, same, at) VALUES ('axel', 'axl', 0, '')`, 'UNIQUE');
});

test('version 5 adds checksums to all rows, and accepts none without', () => {
  const insert = `INSERT INTO journal (game, position, at, kind, content) VALUES`;
  const { database, refuses } = migrated(
    5,
    `${game('one')} ${insert} ('one', 0, '2026', 'open', '{"id":"è"}'), ('one', 1, '2026', 'undo', NULL)`,
  );
  const rows = database.prepare<[], SealedEntry>('SELECT * FROM journal').all();
  expect(rows.map((row) => isIntact(row))).toEqual([true, true]);
  expect(rows.map((row) => isIntact({ ...row, at: '2027' }))).toEqual([false, false]);
  refuses(`${insert} ('one', 2, '2026', 'redo', NULL)`, 'carries its checksum');
  refuses('UPDATE journal SET checksum = 0', 'only added to');
});

/** What is noted of a listed game, in tables that come with a version, and goes with its projection. */
test.each([
  [6, '', 'valued_game', '(1, 1, 4)', 'what the forecast says'],
  [6, '', 'valued_seat', '(1, 0, 100, 120, 5, 5.5, 0, 4.5, 5, 0)', 'what it says of a seat'],
  [6, '', 'valued_chance', '(1, 3, 10.5, 30, 11)', 'how often it was right'],
  [8, '', 'projected_wall', "(1, 1, 4, 30, '')", 'a wall'],
  [11, '', 'projected_course', '(1, 3, 40, 2, 60, 31, 0)', 'how the lead moved'],
  [
    12,
    'INSERT INTO valued_game VALUES (1, 1, 4)',
    'valued_card',
    '(1, 17, 12.5, 1)',
    'the card that decided',
  ],
])('version %i has a place for a game’s own %s', (version, before, table, row) => {
  const { all, run } = migrated(version, `${ONE} ${before}`);
  const kept = () => all(`SELECT * FROM ${table}`);
  expect(kept()).toEqual([]);
  if (version === 6 && table !== 'valued_game') run('INSERT INTO valued_game VALUES (1, 1, 4)');
  run(`INSERT INTO ${table} VALUES ${row}`);
  expect(kept()).toHaveLength(1);
  run('DELETE FROM projected_game');
  expect(kept()).toEqual([]);
});

test('of how the lead moved, late is yes or no; a card decided in a game with a forecast', () => {
  const course = migrated(11, ONE);
  course.run('INSERT INTO projected_course VALUES (1, 3, 40, 2, 60, 31, 0)');
  course.refuses('UPDATE projected_course SET late = 2', 'CHECK');
  migrated(12, ONE).refuses('INSERT INTO valued_card VALUES (2, 17, 12.5, 1)', 'FOREIGN');
});

test('version 7 has a place for boxes that are kept, and for those that games were played with', () => {
  const { each, run, refuses } = migrated(7, game('one'));
  expect(each('SELECT id FROM game')).toEqual(['one']);
  run(`INSERT INTO box (id, document, changed_at) VALUES ('b3c1', '{}', '2026')`);
  expect(each('SELECT retired FROM box')).toEqual([0]);
  refuses(`UPDATE box SET retired = 2`, 'CHECK');
  const played = `INSERT INTO projected_box VALUES ('box b3c1', 'b3c1', 'box', '{}')`;
  run(played);
  refuses(played, 'UNIQUE');
});

test('version 9 lists which games were played wrong, whatever their heads look like', () => {
  const heads = { wrong: '{"misplayed":true}', right: '{"misplayed":false}', bare: '{}', torn: '{"mispl' };
  const rows = Object.entries(heads).map(([id, head], at) => `${game(id, head)} ${listed(at, id)};`);
  const { each, refuses } = migrated(9, rows.join(''));
  expect(each('SELECT game FROM projected_game WHERE misplayed = 1')).toEqual(['wrong']);
  refuses('UPDATE projected_game SET misplayed = 2', 'CHECK');
});

test('version 10 remembers which logs of a game were replaced, each once, as long as there is the game', () => {
  const { each, run, refuses } = migrated(10, game('one'));
  run(`
    INSERT INTO replaced_log (game, mark) VALUES ('one', 'a1');
    INSERT INTO correction (game, position, revision) VALUES ('one', 3, 1);
    INSERT INTO former_log (game, hash, record) VALUES ('one', 'b2', '{}')`);
  refuses(`INSERT INTO replaced_log (game, mark) VALUES ('one', 'a1')`, 'UNIQUE');
  refuses(`INSERT INTO replaced_log (game, mark) VALUES ('two', 'a1')`, 'FOREIGN');
  run(`DELETE FROM game`);
  for (const table of ['replaced_log', 'former_log', 'correction'])
    expect(each(`SELECT COUNT(*) FROM ${table}`)).toEqual([0]);
});

test('version 13 adds what is shared, and says of the trash what was thrown away', () => {
  const thrown = `UPDATE game SET trashed_at = '2026-11-21T20:00:00.000Z' WHERE id LIKE 'a%'`;
  const { database, each } = migrated(13, `${game('kept')} ${game('a "trashed" one')} ${thrown}`);
  const trashed = { kind: 'trashed', game: 'a "trashed" one', at: '2026-11-21T20:00:00.000Z' } as const;
  const said = saidRows(database);
  expect(said.all()).toEqual([trashed]);
  expect(said.get(trashed)).toEqual(trashed);
  for (const table of ['carrier', 'carried', 'shared_game', 'arrived'])
    expect(each(`SELECT * FROM ${table}`)).toEqual([]);
});

test('version 14 notes which games have changed, and when all may count otherwise', () => {
  const { database, run } = migrated(
    14,
    `${ONE} ${game('two')} INSERT INTO player (id, name) VALUES ('ada', 'Ada')`,
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
    return rows.map(([game]) => game);
  };

  // Games that were there before needn't be noted: nobody has read them yet.
  expect(notedBy('')).toEqual([]);
  expect(notedBy(listed(2, 'two'))).toEqual([2]);
  const again = `${listed(2, 'two')} ON CONFLICT (game) DO UPDATE SET minutes = 40`;
  expect(notedBy(again)).toEqual([2]);
  expect(notedBy(again)).toEqual([2]);
  expect(notedBy(`UPDATE projected_game SET counts = 0`)).toEqual([1, 2]);
  expect(notedBy(`UPDATE game SET trashed_at = '2026' WHERE id = 'one'`)).toEqual([1]);
  expect(notedBy(`UPDATE game SET trashed_at = NULL, changed_at = '2027'`)).toEqual([1]);
  expect(notedBy(`UPDATE game SET archived = 1, changed_at = '2028'`)).toEqual([]);
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

test('version 15 knows the shelf of each game, and counts and lists by it without reading the games', () => {
  const { all, run } = migrated(
    15,
    `INSERT INTO game (id, position, head, events, changed_at, standing, trashed_at) VALUES
      ('begun', 0, '{}', 0, '2026', NULL, NULL),
      ('scored', 0, '{"abandoned":false}', 0, '2026', '{"scores":[1,2],"winners":null}', NULL),
      ('over', 0, '{}', 0, '2026', '{"scores":[1,2],"winners":[1]}', NULL),
      ('stopped', 0, '{"abandoned":true}', 0, '2026', NULL, NULL),
      ('thrown', 0, '{}', 0, '2026', NULL, '2026')`,
  );
  const shelves = () => all('SELECT id, shelf FROM game ORDER BY id');
  expect(shelves()).toEqual([
    ['begun', 'unfinished'],
    ['over', 'finished'],
    ['scored', 'unfinished'],
    ['stopped', 'abandoned'],
    ['thrown', null],
  ]);
  run(`
    UPDATE game SET standing = '{"winners":[0]}' WHERE id = 'begun';
    UPDATE game SET head = '{"abandoned":true}' WHERE id = 'over';
    UPDATE game SET head = '{}' WHERE id = 'stopped';
    UPDATE game SET trashed_at = IIF(trashed_at IS NULL, '2026', NULL) WHERE id IN ('scored', 'thrown');
    ${game('new')}`);
  expect(shelves()).toEqual([
    ['begun', 'finished'],
    ['new', 'unfinished'],
    ['over', 'abandoned'],
    ['scored', null],
    ['stopped', 'unfinished'],
    ['thrown', 'unfinished'],
  ]);

  const plan = (statement: string): string => all(`EXPLAIN QUERY PLAN ${statement}`).join();
  expect(plan('SELECT shelf, COUNT(*) FROM game WHERE shelf IS NOT NULL GROUP BY shelf')).toContain(
    'COVERING INDEX game_on_shelf',
  );
  expect(plan(`SELECT head FROM game WHERE shelf = 'finished' ORDER BY changed_at DESC, id DESC`)).toMatch(
    /^[^:]*INDEX game_on_shelf \(shelf=\?\)$/,
  );
});

test('version 16 keeps what couldn’t be read, and a game has a shelf even if its row can’t', () => {
  const insert = `INSERT INTO game (id, position, head, events, changed_at, standing) VALUES
    ('headless', 0, '#', 0, '', '{"winners":[1]}'), ('unknown', 0, '{}', 0, '', '#')`;
  migrated(15).refuses(insert, 'malformed JSON');
  const { database, all, run } = migrated(16);
  run(`${insert}; UPDATE game SET trashed_at = NULL, head = '#'`);
  expect(all('SELECT id, shelf FROM game')).toEqual([
    ['headless', 'finished'],
    ['unknown', 'unfinished'],
  ]);
  expect(openDropped(database).list()).toEqual([]);
});

test('version 17 knows which games somebody left, and of older ones that nobody did', () => {
  const { each, run, refuses } = migrated(17, ONE);
  expect(each('SELECT game FROM projected_game WHERE whole = 1')).toEqual(['one']);
  run('UPDATE projected_game SET whole = 0');
  refuses('UPDATE projected_game SET whole = 2', 'CHECK');
});

test('version 18 has no colours of people, neither kept nor set aside', () => {
  const { each, refuses } = migrated(
    18,
    `INSERT INTO player (id, name, colour) VALUES ('ada', 'Ada', '#aa0000');
     INSERT INTO dropped (kind, about, content) VALUES ('colour', 'ada', '#'), ('note', 'one', '#')`,
  );
  expect(each('SELECT id FROM player')).toEqual(['ada']);
  refuses('SELECT colour FROM player', 'no such column');
  expect(each('SELECT kind FROM dropped')).toEqual(['note']);
});

test('version 19 has what the outline of the history reads in indexes alone', () => {
  const { all } = migrated(19, ONE);
  const length =
    '(SELECT paintings FROM projected_wall INDEXED BY projected_wall_by_length WHERE game = number)';
  const plan = `SELECT game, location, ${length} FROM projected_game ORDER BY played_at DESC, game DESC`;
  const used = all(`EXPLAIN QUERY PLAN ${plan}`).join();
  expect(used).toMatch(/COVERING INDEX projected_game_by_time.*COVERING INDEX projected_wall_by_length/);
});
