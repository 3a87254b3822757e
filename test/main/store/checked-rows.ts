import assert from 'node:assert/strict';
import Database from 'better-sqlite3';
import { join } from 'node:path';
import type { Rebuilt } from '../../../src/shared/api.ts';
import { openForWork } from '../../../src/main/store/connection.ts';
import { STORE_FILE, type Store } from '../../../src/main/store/index.ts';
import { rebuild } from '../../../src/main/store/rebuild.ts';
import { KINDS, rowsByReplay, type Kind, type Row } from './rows-by-replay.ts';

/**
 * Throws where a row that the file has of these games is not what a replay comes to, now or worked out again. Says how
 * many rows there are.
 */
export async function checkRows(folder: string, store: Store, ids: readonly string[]): Promise<number> {
  const replayed = replayedRows(store, folder, ids);
  assert.deepEqual(differing(keptRows(folder), replayed), []);
  assert.deepEqual(await workOutAgain(folder), { games: ids.length, contradicted: 0 });
  assert.deepEqual(differing(keptRows(folder), replayed), []);
  return [...replayed.values()].reduce((all, own) => all + own.split('\n').length, 0);
}

/** Every row of every game as its replay has it, from the record that the store hands out. */
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

/** Every row of every game as the file has it. */
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

/** The games whose rows are not the same, with both: none, or the first few. */
export function differing(
  kept: ReadonlyMap<string, string>,
  replayed: ReadonlyMap<string, string>,
): readonly object[] {
  return [...new Set([...kept.keys(), ...replayed.keys()])]
    .filter((id) => kept.get(id) !== replayed.get(id))
    .slice(0, 3)
    .map((id) => ({ id, kept: kept.get(id)?.split('\n'), replayed: replayed.get(id)?.split('\n') }));
}

/** A row as text: its columns by name, so that it does not matter in which order they were asked for. */
function written(kind: Kind, row: Row): string {
  return `${kind} ${Object.keys(row)
    .sort()
    .map((column) => `${column}=${JSON.stringify(row[column])}`)
    .join(' ')}`;
}

function inOrder(rows: readonly string[]): string {
  return rows.toSorted().join('\n');
}

/** Has everything worked out again, as after an update that brings other rules. */
async function workOutAgain(folder: string): Promise<Rebuilt> {
  const file = join(folder, STORE_FILE);
  const database = openForWork(file);
  database.exec('UPDATE projected_game SET version = 0');
  database.exec("DELETE FROM projected_game WHERE game LIKE '%7'");
  const rebuilt = await rebuild.run(null, {
    file,
    database,
    reached: () => undefined,
    pause: () => Promise.resolve(),
    letTableFirst: () => undefined,
  });
  database.close();
  return rebuilt;
}
