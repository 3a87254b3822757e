import assert from 'node:assert/strict';
import Database from 'better-sqlite3';
import { join } from 'node:path';
import { isObject } from '../../../src/shared/core/shape.ts';
import type { GameRecord } from '../../../src/shared/record/index.ts';
import { resultOf } from '../../../src/shared/result/index.ts';
import { assertAlike } from '../../alike.ts';
import type { Rebuilt } from '../../../src/shared/api.ts';
import { STORE_FILE, type Store } from '../../../src/main/store/index.ts';
import { rebuild } from '../../../src/main/store/rebuild.ts';
import { withoutWorker } from '../work/without-worker.ts';
import { rowsByReplay, type Row, type Rows } from './rows-by-replay.ts';

/** The tables that follow from a game. */
const KINDS = ['game', 'facts'] as const;
type Kind = (typeof KINDS)[number];

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
    const tables = { ...worked, facts: factsFrom(record, worked) };
    return [id, inOrder(KINDS.flatMap((kind) => tables[kind].map((row) => written(kind, row))))];
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
      rows.get(Number(game))?.push(written(kind, factsIn(row)));
  }
  database.close();
  return new Map([...rows].map(([number, own]) => [ids.get(number) ?? '', inOrder(own)]));
}

function factsIn({ facts, checksum: _, ...columns }: Row): Row {
  return { ...columns, ...(JSON.parse(String(facts)) as Row) };
}

/** What is kept as one text, from its rows; nothing of a game that isn't finished. */
function factsFrom(record: GameRecord, rows: Rows): readonly Row[] {
  const { round, sale, card, payout, result, wall, course } = rows;
  if (result.length === 0) return [];
  const [lead = null] = course;
  return [
    {
      ...(wall[0] ?? { owners: null, paintings: 0, frames: null }),
      firstSeat: resultOf(record) === null ? record.firstSeat : null,
      isSplit: record.options['splitDouble'] === true,
      rounds: round.map(({ ended_by: endedBy, ...rest }) => ({ ...rest, endedBy })),
      payouts: payout,
      sales: sale.map(({ event: index, ...rest }) => ({ ...rest, index })),
      cards: card
        .map(({ points: amount, ...rest }) => ({ ...rest, amount }))
        .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)),
      course: lead && {
        leadChanges: lead['lead_changes'],
        lastChange: lead['last_change'],
        comeback:
          lead['seat'] === null
            ? null
            : { seat: lead['seat'], behind: lead['behind'], events: lead['behind_at'] },
        late: lead['late'] === null ? null : lead['late'] === 1,
      },
      results: result.map(({ player, seat, score, place, works, bought, sold, adjusted, ...more }) => ({
        ...{ player, seat, score, place, bought, sold, adjusted },
        paidOut: more['paid_out'],
        held: works === null ? null : [1, 2, 3, 4, 5].map((artist) => more[`held_${artist}`]),
      })),
    },
  ];
}

function keyOf({ round, seat, artist }: Row): string {
  return [round, seat, artist].join(' ');
}

/** A row as text, everything in it sorted by name. */
function written(kind: Kind, row: Row): string {
  return `${kind} ${Object.keys(row)
    .sort()
    .map((column) => `${column}=${JSON.stringify(row[column], sorted)}`)
    .join(' ')}`;
}

function sorted(_name: string, value: unknown): unknown {
  return isObject(value) ? Object.fromEntries(Object.entries(value).sort()) : value;
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
