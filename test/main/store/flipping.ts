import assert from 'node:assert/strict';
import type Database from 'better-sqlite3';
import { gameRows } from '../../../src/main/store/game-rows.ts';
import { currentLog } from '../../../src/main/store/importing/imports.ts';
import { logRows } from '../../../src/main/store/importing/log-rows.ts';
import type { Store } from '../../../src/main/store/index.ts';
import { hashOf } from '../../../src/main/store/log-hash.ts';
import { openProjections } from '../../../src/main/store/projections.ts';
import { replacedLogs } from '../../../src/main/store/replaced.ts';
import { gamesToShare } from '../../../src/main/store/sharing/games-to-share.ts';
import { saidRows } from '../../../src/main/store/sharing/said.ts';
import { runToEnd } from '../../../src/main/store/statistics/turns.ts';
import { openValues } from '../../../src/main/store/values.ts';
import { fromOutside } from './from-outside.ts';
import { outOf } from './importing/import-into.ts';
import { dataFolder, done, edit, FOUR, OFFER, play, SALE, storeIn, surroundings } from './store-in.ts';
import { GAMES, VALUES } from './told-history.ts';

const AT = '2026-11-21T20:00:00.000Z';
const PLAYED = ['first-night', 'start-of-february', 'begun'] as const;

/** A folder with two finished games and one under way, and a row in every table. */
export function folderOfEverything(): string {
  const folder = dataFolder();
  const store = storeIn(folder, { ...surroundings(), newId: () => 'begun' });
  const [boxed, other] = GAMES.filter(({ id }) => id === PLAYED[0] || id === PLAYED[1]);
  if (boxed?.edition !== 'box' || other === undefined) return assert.fail('they are played with boxes');
  for (const game of [boxed, other]) done(store.games.add(game));
  done(store.games.create(FOUR));
  play(store, 'begun', [OFFER, SALE]);
  edit(store, 'begun', { kind: 'replace', index: 1, event: { ...SALE, price: 7 } });
  store.games.draft('begun', { lot: { artist: 'krypto', bids: ['4', ''] } });
  store.games.trash(other.id);
  store.games.restore(other.id);
  store.settings.set({ theme: 'dark', sounds: ['round'], lessonsDone: ['first'] });
  const season = { title: 'Spring', from: '2026-03-01', to: '2026-12-31', rule: 'wins', least: 1 } as const;
  store.season.set({ season, at: AT });
  store.boxes.keep(boxed.box, AT);
  store.players.recolour('ada', 'blue');
  store.sharing.share('club', 'https://club', { id: 'c', name: 'Club', role: 'owner' });
  store.sharing.addNews(other.id);
  fromOutside(folder, (database) => {
    const logs = logRows(database);
    const { record } = currentLog(gameRows(database), other.id);
    for (const add of [logs.add, logs.addFormer]) {
      const log = { ...record, events: record.events.slice(0, add === logs.add ? 9 : 5) };
      add(other.id, { record: log, hash: hashOf(log), mark: '', settled: false });
    }
    logs.setTaken(other.id, hashOf(record));
    replacedLogs(database).add(other.id, ['f'.repeat(64)]);
    for (const { of, ...values } of VALUES) openValues(database).write(of, values);
    openProjections(database).contradict(other.id, null);
    gamesToShare(database, 'club', AT, true).read(other.id)?.shared(new Set());
    database.exec(`INSERT INTO player (id, name) VALUES ('zoe', 'Zoe');
      INSERT INTO dropped (kind, about, content) VALUES ('colour', 'ada', '{}')`);
    const isEmpty = (table: string) => database.prepare(`SELECT 1 FROM ${table}`).get() === undefined;
    assert.deepEqual(tablesIn(database).filter(isEmpty), ['identity']);
  });
  done(store.players.merge('zoe', 'ada'));
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
export function shown(folder: string, store: Store): Readonly<Record<string, unknown>> {
  const { history, statistics } = store;
  const views = PLAYED.map((id) => store.games.get(id) ?? assert.fail(`${id} is gone`));
  const [said, formers] = fromOutside(folder, (database) => [
    saidRows(database).all(),
    PLAYED.map(logRows(database).formers),
  ]);
  return {
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
    history: [history.page({}, null, 9), runToEnd(history.outline({})), runToEnd(history.facets({}))],
    contradictions: history.contradictions(),
    collection: runToEnd(store.collection.lit({}, { artist: 'krypto' }, null)),
    figures: [
      ...[statistics.people, statistics.group, statistics.groupWorth, statistics.habits].map((of) => of({})),
      ...[statistics.catalogue, statistics.gameTops].map((of) => of({})),
      statistics.person('ada', {}),
      statistics.prices(null, {}),
    ],
    dropped: store.dropped.list(),
  };
}

type Value = string | number | null;

/** A row, and another value for one of its columns; without a column the row is gone. */
export interface Change {
  readonly table: string;
  readonly keys: readonly string[];
  readonly row: Readonly<Record<string, Value>>;
  readonly column: string | null;
  readonly after: Buffer | number | null;
}

export interface Flip extends Change {
  readonly column: string;
  readonly after: Buffer | number;
}

/**
 * A flip of every byte beside the journals: of long tables only in the first and the last row. A game's id and the length
 * of its journal belong to the journal.
 */
export function flipsIn(folder: string): readonly Flip[] {
  return fromOutside(folder, (database) =>
    tablesIn(database).flatMap((table) => {
      const columns = database
        .prepare<[string], { readonly name: string; readonly pk: number }>(
          'SELECT * FROM pragma_table_info(?)',
        )
        .all(table);
      const keys = columns.filter(({ pk }) => pk > 0).map(({ name }) => name);
      const rows = database.prepare<[], Flip['row']>(`SELECT * FROM ${table}`).all();
      const some = table === 'journal' ? [] : rows.length < 8 ? rows : [rows[0], rows.at(-1)];
      return some.flatMap((row = {}) =>
        columns
          .filter(({ name }) => table !== 'game' || (name !== 'id' && name !== 'position'))
          .flatMap(({ name: column }) =>
            flipped(row[column] ?? null).map((after) => ({ table, keys, row, column, after })),
          ),
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
export function put(folder: string, { table, keys, row, column, after }: Change): boolean {
  return fromOutside(folder, (database) => {
    for (const pragma of ['synchronous = 0', 'foreign_keys = 0', 'ignore_check_constraints = 1'])
      database.pragma(pragma);
    const guards = database
      .prepare<[string], { readonly name: string; readonly sql: string }>(
        `SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = ?`,
      )
      .all(table);
    for (const { name } of guards) database.exec(`DROP TRIGGER ${name}`);
    const value = Buffer.isBuffer(after) ? 'CAST(? AS TEXT)' : '?';
    const change =
      column === null ? `DELETE FROM ${table}` : `UPDATE OR IGNORE ${table} SET "${column}" = ${value}`;
    const { changes } = database
      .prepare(`${change} WHERE ${keys.map((key) => `"${key}" = ?`).join(' AND ')}`)
      .run([...(column === null ? [] : [after]), ...keys.map((key) => row[key])]);
    for (const { sql } of guards) database.exec(sql);
    return changes === 1;
  });
}
