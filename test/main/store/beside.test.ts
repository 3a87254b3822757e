import type Database from 'better-sqlite3';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { prepareRestore, putInPlace } from '../../../src/main/store/backups/restoring.ts';
import { logRows } from '../../../src/main/store/importing/log-rows.ts';
import { openStore, STORE_FILE, type Store } from '../../../src/main/store/index.ts';
import { hashOf } from '../../../src/main/store/log-hash.ts';
import { isReadable, SECONDARY } from '../../../src/main/store/secondary.ts';
import { saidRows } from '../../../src/main/store/sharing/said.ts';
import { openValues } from '../../../src/main/store/values.ts';
import { DROPPED_KINDS, FIRST_SETTINGS } from '../../../src/shared/api.ts';
import { pick, random } from '../../play/random.ts';
import { repetitions } from '../../repetitions.ts';
import { backendIn, ended } from '../work/backend-in.ts';
import { askingIn } from '../figures/figures-in.ts';
import { backUp, fromOutside, repair, unguarded } from './from-outside.ts';
import { outOf } from './importing/import-into.ts';
import { dataFolder, done, edit, FOUR, OFFER, play, SALE, storeIn, surroundings } from './store-in.ts';
import { GAMES, VALUES } from './told-history.ts';

const AT = '2026-11-21T20:00:00.000Z';
const PLAYED = ['first-night', 'start-of-february', 'begun'];

/** A folder with two finished games and one under way, and a row in every table. */
function folderOfEverything(): string {
  const folder = dataFolder();
  const store = storeIn(folder, { ...surroundings(), newId: () => 'begun' });
  const [boxed, other] = GAMES.filter(({ id }) => PLAYED.includes(id));
  if (boxed?.edition !== 'box' || other === undefined) return expect.unreachable();
  for (const game of [boxed, other]) done(store.games.add(game));
  done(store.games.create(FOUR));
  play(store, 'begun', [OFFER, SALE]);
  edit(store, 'begun', { kind: 'replace', index: 1, event: { ...SALE, price: 7 } });
  store.games.draft('begun', { lot: { artist: 'krypto', bids: ['4', ''] } });
  for (const move of [store.games.trash, store.games.restore]) move(other.id);
  store.settings.set({ theme: 'dark', sounds: ['round'], lessonsDone: ['first'] });
  const season = { title: 'Spring', from: '2026-03-01', to: '2026-12-31', rule: 'wins', least: 1 } as const;
  store.season.set({ season, at: AT });
  store.boxes.keep(boxed.box, AT);
  done(store.players.merge(store.players.add('Zoe').id, 'ada'));
  store.sharing.share('club', 'https://club', { id: 'c', name: 'Club', role: 'owner' });
  store.sharing.addNews(other.id);
  fromOutside(folder, (database) => {
    const { add, addFormer } = logRows(database);
    for (const [at, keep] of [add, addFormer].entries()) {
      const log = { ...other, events: other.events.slice(0, 9 - at) };
      keep(other.id, { record: log, hash: hashOf(log), mark: '', settled: false });
    }
    for (const { of, ...values } of VALUES) openValues(database).write(of, values);
    const [game, hash] = [`'${other.id}'`, `'${hashOf(other)}'`];
    database.exec(`
      INSERT INTO contradiction VALUES (${game}, NULL);
      INSERT INTO taken_log VALUES (${game}, ${hash});
      INSERT INTO replaced_log VALUES (${game}, ${hash});
      INSERT INTO carried VALUES ('club', ${hash}, ${game});
      INSERT INTO shared_game VALUES ('club', ${game}, '', 4);
      INSERT INTO dropped (kind, about, content) VALUES ('season', 'season', '{}')`);
    const isEmpty = (table: string) => database.prepare(`SELECT 1 FROM ${table}`).get() === undefined;
    expect(tablesIn(database).filter(isEmpty)).toEqual([]);
  });
  store.close();
  return folder;
}

function tablesIn(database: Database.Database): readonly string[] {
  return database
    .prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    .pluck()
    .all();
}

/** Everything that the app shows, by what it is about. */
function shown(folder: string, store: Store): Readonly<Record<string, unknown>> {
  const { history } = store;
  const views = PLAYED.map((id) => store.games.get(id) ?? expect.unreachable(`${id} is gone`));
  const [said, formers] = fromOutside(folder, (database) => [
    saidRows(database).all(),
    PLAYED.map(logRows(database).formers),
  ]);
  return askingIn(folder, (figures) => ({
    settings: store.settings.get(),
    season: store.season.get(),
    boxes: store.boxes.list(),
    people: [store.players.list(), [...store.players.tables()]],
    said,
    logs: [formers, PLAYED.map(store.logs.of), store.logs.parted()],
    sharing: [store.sharing.list(), store.sharing.news()],
    games: views.map(({ record, position }) => ({ record, position })),
    drafts: views.map(({ draft }) => draft),
    lists: [store.games.list(), store.games.counts()],
    outgoing: outOf(store),
    history: [
      ...[
        history.page({ counted: false }, 0, 9),
        figures.page({ filter: {}, skip: 0, most: 9 }),
        history.contradictions(),
        figures.outline({}),
      ],
      ...[figures.facets({}), figures.lit({ filter: {}, light: { artist: 'krypto' } })],
    ],
    figures: [
      ...[figures.people, figures.group, figures.groupWorth, figures.habits].map((of) => of({})),
      ...[figures.catalogue, figures.gameTops].map((of) => of({})),
      figures.person({ id: 'ada', filter: {} }),
      figures.prices({ person: null, filter: {} }),
    ],
    dropped: store.dropped.list(),
  }));
}

/** What may look different if something else can be read in a table than was written. */
const SHOWN_OF: Readonly<Record<string, string>> = { setting: 'settings season said', draft: 'drafts' };
const OF_GAMES_AND_PEOPLE = 'history figures people outgoing boxes lists said dropped logs sharing';

type Value = string | number | null;

/** A row, and another value for one of its columns; without a column the row is gone. */
interface Change {
  readonly table: string;
  readonly keys: readonly string[];
  readonly row: Readonly<Record<string, Value>>;
  readonly column: string | null;
  readonly after: Buffer | number | null;
}

/** A game's id and the length of its journal belong to the journal. */
const OF_JOURNAL = ['game.id', 'game.position'];

/** A flip of every byte beside the journals: of long tables only in the first and the last row. */
function flipsIn(folder: string) {
  return fromOutside(folder, (database) =>
    tablesIn(database).flatMap((table) => {
      const columns = database
        .prepare<[string], [name: string, key: number]>('SELECT name, pk FROM pragma_table_info(?)')
        .raw()
        .all(table);
      const keys = columns.flatMap(([name, key]) => (key > 0 ? [name] : []));
      const rows = database.prepare<[], Change['row']>(`SELECT * FROM ${table}`).all();
      const some = table === 'journal' ? [] : rows.length < 8 ? rows : [rows[0], rows.at(-1)];
      return some.flatMap((row = {}) =>
        columns.flatMap(([column]) => {
          const values = OF_JOURNAL.includes(`${table}.${column}`) ? [] : flipped(row[column] ?? null);
          return values.map((after) => ({ table, keys, row, column, after }));
        }),
      );
    }),
  );
}

/** A value with a bit flipped in each of its bytes. */
function flipped(value: Value): readonly (Buffer | number)[] {
  if (typeof value === 'number') {
    const bytes = !Number.isInteger(value) || value < 2 ? 0 : value > 255 ? 2 : 1;
    return Array.from({ length: bytes }, (_, byte) => value ^ (1 << (8 * byte + (value % 7))));
  }
  const bytes = Buffer.from(value ?? '');
  return Array.from(bytes, (byte, at) => Buffer.from(bytes.with(at, byte ^ (1 << ((byte + at) % 8)))));
}

/** Changes a file as damage would: nothing that guards it hears of that. Returns `false` if another row has that key. */
function put(folder: string, { table, keys, row, column, after }: Change): boolean {
  return unguarded(folder, table, (database) => {
    for (const pragma of ['synchronous = 0', 'foreign_keys = 0', 'ignore_check_constraints = 1'])
      database.pragma(pragma);
    const value = Buffer.isBuffer(after) ? 'CAST(? AS TEXT)' : '?';
    const change =
      column === null ? `DELETE FROM ${table}` : `UPDATE OR IGNORE ${table} SET "${column}" = ${value}`;
    const { changes } = database
      .prepare(`${change} WHERE ${keys.map((key) => `"${key}" = ?`).join(' AND ')}`)
      .run([...(column === null ? [] : [after]), ...keys.map((key) => row[key])]);
    return changes === 1;
  });
}

test('a damaged byte beside the journals costs only what it was in', () => {
  const [whole, folder] = [folderOfEverything(), dataFolder()];
  const look = (change: Change | null) => {
    copyFileSync(join(whole, STORE_FILE), join(folder, STORE_FILE));
    if (change !== null && !put(folder, change)) return null;
    const store = done(openStore(folder, surroundings()));
    try {
      return shown(folder, store);
    } finally {
      store.close();
    }
  };
  const before = look(null) ?? expect.unreachable();
  const flips = flipsIn(whole);
  const tables = [...Map.groupBy(flips, ({ table }) => table).values()];
  const next = random(7);
  const some = Array.from({ length: repetitions(40, 0) }, () => pick(next, pick(next, tables)));
  const wrong: string[] = [];
  for (const flip of some.length === 0 ? flips : some) {
    const { table, column, row, after } = flip;
    const seen = look(flip);
    if (seen === null) continue;
    const now = { ...row, [column]: typeof after === 'number' ? after : after.toString() };
    const lost = SECONDARY.find((each) => each.table === table && !isReadable(each, now));
    const compare = (as: typeof before, allowed: string) => {
      for (const part of Object.keys(as))
        if (!allowed.includes(part) && !isDeepStrictEqual(seen[part], as[part]))
          wrong.push(`${table}.${column}: ${String(after)} changes ${part}`);
    };
    compare(before, `${SHOWN_OF[table] ?? OF_GAMES_AND_PEOPLE} ${lost === undefined ? '' : 'dropped'}`);
    if (lost !== undefined && !lost.keys.includes(column))
      compare(look({ ...flip, column: lost.blank ?? null, after: null }) ?? {}, 'dropped');
  }
  expect(wrong).toEqual([]);
});

/** Damages each kind of row, also those that follow from the journals. */
function damageEach(folder: string): void {
  const columns = 'value content document club statement record head player status edition'.split(' ');
  const texts = flipsIn(folder).filter(
    ({ column, after }) => columns.includes(column) && Buffer.isBuffer(after),
  );
  const each = Map.groupBy(texts, ({ table, column, row }) => `${table} ${column} ${row['name']}`).values();
  for (const [flip] of each) if (flip !== undefined) put(folder, { ...flip, after: Buffer.from('#') });
}

test('a check sets aside or makes again what can’t be read, Settings lists it, and the games stay open', async () => {
  const [whole, folder] = [folderOfEverything(), folderOfEverything()];
  // No replay gives another result: what is made again drops it.
  for (const each of [whole, folder])
    fromOutside(each, (database) => database.exec('DELETE FROM contradiction'));
  const { games, lists, history } = shown(whole, storeIn(whole));
  damageEach(folder);
  const { client, store, noted } = await backendIn(folder);
  const check = async () => {
    const checked = ended(client, 'check');
    await client.keeping.check();
    const state = await checked;
    return state.kind === 'done' ? [...new Set(state.result.map(({ kind }) => kind))] : state;
  };
  const rebuilt = ended(client, 'rebuild');
  expect(await check()).toEqual(['beside']);
  await rebuilt;
  expect(await check()).toEqual([]);
  expect([await client.keeping.outage(), noted.length > 0]).toEqual([null, true]);
  expect(shown(folder, store)).toMatchObject({ games, lists, history });
  const kinds = async () => new Set((await client.keeping.overview()).dropped.map(({ kind }) => kind));
  expect(await kinds()).toEqual(new Set(DROPPED_KINDS));
  await client.keeping.droppedSeen();
  expect(await kinds()).toEqual(new Set());

  // What can be read, but isn't as a replay has it.
  const tables = Map.groupBy(flipsIn(folder).filter(isDerived), ({ table }) => table);
  expect(tables.size).toBe(2);
  for (const flips of [...tables.values(), null]) {
    const again = flips === null ? overfill(folder) : ended(client, 'rebuild');
    for (const [flip] of Map.groupBy(flips ?? [], ({ column }) => column).values())
      if (flip !== undefined) expect(put(folder, flip)).toBe(true);
    expect(await check()).toEqual(['beside']);
    await again;
    expect(shown(folder, store)).toMatchObject({ games, lists, history });
  }
});

function isDerived({ table, keys, column, after }: Change): boolean {
  const isValue = typeof after === 'number' || ['search', 'tags', 'frames', 'facts'].includes(column ?? '');
  return /^projected_(?!box)/.test(table) && isValue && ![...keys, 'version'].includes(column ?? '');
}

/** Gives the index of what is in the trash an entry for a game that isn't. */
function overfill(folder: string): void {
  fromOutside(folder, (database) => {
    database.unsafeMode();
    for (const [is, becomes] of [
      ['NOT NULL', 'NULL'],
      ['NULL', 'NOT NULL'],
    ]) {
      database.pragma('writable_schema = 1');
      const change = `sql = replace(sql, 'IS ${is}', 'IS ${becomes}') WHERE name = 'game_in_trash'`;
      database.exec(`UPDATE sqlite_schema SET ${change}`);
      database.pragma('writable_schema = RESET');
      if (is === 'NOT NULL') database.exec('REINDEX game_in_trash');
    }
  });
}

test('a repair keeps what can be read, and has the rest from a backup; a restored one is healed', async () => {
  const [alone, worn, folder] = [folderOfEverything(), folderOfEverything(), folderOfEverything()];
  await backUp(folder);
  const before = shown(folder, storeIn(folder));
  for (const each of [alone, worn, folder]) damageEach(each);
  for (const each of [alone, folder]) expect(repair(each, AT)).toMatchObject({ missing: [] });
  expect(prepareRestore(worn, (await backUp(worn)).name)).toMatchObject({ kind: 'prepared' });
  putInPlace(worn, AT, true);
  const [poor, restored, rich] = [alone, worn, folder].map((each) => shown(each, storeIn(each)));
  const { settings, season, boxes, drafts, games, lists, dropped } = before;
  for (const one of [poor, restored])
    expect(one).toMatchObject({ games, settings: FIRST_SETTINGS, season: null });
  expect([restored, rich]).toMatchObject([{ lists }, { settings, season, boxes, drafts, games, dropped }]);
});
