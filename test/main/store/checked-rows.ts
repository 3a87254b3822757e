import assert from 'node:assert/strict';
import Database from 'better-sqlite3';
import { join } from 'node:path';
import { assertAlike } from '../../alike.ts';
import type { Rebuilt } from '../../../src/shared/api.ts';
import { STORE_FILE, type Store } from '../../../src/main/store/index.ts';
import { rebuild } from '../../../src/main/store/rebuild.ts';
import { withoutWorker } from '../work/without-worker.ts';
import { KINDS, rowsByReplay, type Kind, type Row } from './rows-by-replay.ts';

/**
 * Throws if the file's rows of these games differ from a replay, both now and after a rebuild. Returns the
 * number of rows.
 */
export async function checkRows(folder: string, store: Store, ids: readonly string[]): Promise<number> {
  const replayed = replayedRows(store, folder, ids);
  assertAlike('rows are what a replay gives', null, keptRows(folder), replayed);
  assert.deepEqual(await workOutAgain(folder), { games: ids.length, contradicted: 0 });
  assertAlike('rows are what a replay gives, after a rebuild too', null, keptRows(folder), replayed);
  return [...replayed.values()].reduce((all, own) => all + own.split('\n').length, 0);
}

/** Every row of every game according to a replay of the record returned by the store. */
export function replayedRows(store: Store, folder: string, ids: readonly string[]): Map<string, string> {
  const database = new Database(join(folder, STORE_FILE), { readonly: true });
  const addedAt = database
    .prepare<[string], string>('SELECT at FROM journal WHERE game = ? AND position = 0')
    .pluck();
  const rows = ids.map((id): [string, string] => {
    const record = store.games.get(id)?.record;
    if (record === undefined) throw new Error(`${id} is gone`);
    const worked = rowsByReplay(record, addedAt.get(id) ?? '');
    return [id, inOrder(KINDS.flatMap((kind) => worked[kind].map((row) => written(kind, row))))];
  });
  database.close();
  return new Map(rows);
}

/** Every row of every game in the file. */
export function keptRows(folder: string): Map<string, string> {
  const database = new Database(join(folder, STORE_FILE), { readonly: true });
  const rows = new Map<number, string[]>();
  const ids = new Map<number, string>();
  for (const { number, ...row } of database.prepare<[], Row>('SELECT * FROM projected_game').iterate()) {
    ids.set(Number(number), String(row['game']));
    rows.set(Number(number), [written('game', row)]);
  }
  for (const kind of KINDS.filter((each) => each !== 'game')) {
    for (const { game, ...row } of database.prepare<[], Row>(`SELECT * FROM projected_${kind}`).iterate())
      rows.get(Number(game))?.push(written(kind, row));
  }
  database.close();
  return new Map([...rows].map(([number, own]) => [ids.get(number) ?? '', inOrder(own)]));
}

/** A row as text with its columns sorted by name. */
function written(kind: Kind, row: Row): string {
  return `${kind} ${Object.keys(row)
    .sort()
    .map((column) => `${column}=${JSON.stringify(row[column])}`)
    .join(' ')}`;
}

function inOrder(rows: readonly string[]): string {
  return rows.toSorted().join('\n');
}

/** Rebuilds everything, as after an update with new rules. */
function workOutAgain(folder: string): Promise<Rebuilt> {
  return withoutWorker(folder, (context) => {
    context.database.exec('UPDATE projected_game SET version = 0');
    context.database.exec("DELETE FROM projected_game WHERE game LIKE '%7'");
    return rebuild.run(null, context);
  });
}
