import Database from 'better-sqlite3';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checksumOf } from '../../../src/main/store/journal-row.ts';
import { STORE_FILE, type Store } from '../../../src/main/store/index.ts';
import { openJobQueue } from '../../../src/main/work/job-queue.ts';
import type { Rebuilt } from '../../../src/shared/api.ts';
import { random, shuffle } from '../../play/random.ts';
import { dataFolder, done, storeIn } from './store-in.ts';
import { evening, evenings } from './many-games.ts';
import { editAtRandom } from './random-journal.ts';
import { WORKER } from '../work/backend-in.ts';

const TABLES = ['game', 'tag', 'round', 'artist', 'sale', 'card', 'payout', 'result'] as const;

/** All projected rows, with games' ids instead of their numbers. */
function rowsIn(folder: string): Record<string, unknown[]> {
  const database = new Database(join(folder, STORE_FILE), { readonly: true });
  const rows = TABLES.map((table) => {
    const of =
      table === 'game'
        ? 'SELECT * FROM projected_game'
        : `SELECT rows.*, projected_game.game FROM projected_${table} AS rows
           JOIN projected_game ON number = rows.game`;
    const found = database.prepare<[], Record<string, unknown>>(of).all();
    const sorted = found.map(({ number: _, ...row }) => JSON.stringify(row)).sort();
    return [table, sorted.map((row): unknown => JSON.parse(row))];
  });
  database.close();
  return Object.fromEntries(rows) as Record<string, unknown[]>;
}

function write(folder: string, sql: string, ...values: unknown[]): void {
  const database = new Database(join(folder, STORE_FILE));
  database.pragma('foreign_keys = on');
  database.prepare(sql).run(...values);
  database.close();
}

async function rebuild(folder: string): Promise<Rebuilt> {
  const queue = openJobQueue(WORKER, join(folder, STORE_FILE));
  onTestFinished(queue.close);
  const { state } = await queue.start('rebuild', null).ended;
  if (state.kind !== 'done') throw new Error(JSON.stringify(state));
  return state.result;
}

function filled(count: number): { folder: string; store: Store } {
  const folder = dataFolder();
  const store = storeIn(folder);
  for (const record of evenings(count)) done(store.games.add(record));
  return { folder, store };
}

describe('projections of games', () => {
  test('are there as soon as a game is, and the same after a rebuild', async () => {
    const { folder, store } = filled(80);
    expect(store.isStale()).toBe(false);
    const written = rowsIn(folder);
    expect(written['sale']?.length).toBeGreaterThan(200);
    expect(written['card']?.length).toBeGreaterThan(200);
    write(
      folder,
      'UPDATE projected_game SET version = version - 1, search = ? WHERE length(game) % 2',
      'wrong',
    );
    write(folder, 'DELETE FROM projected_game WHERE length(game) % 2 = 0');
    expect(store.isStale()).toBe(true);
    expect(await rebuild(folder)).toEqual({ games: 80, contradicted: 0 });
    expect(store.isStale()).toBe(false);
    expect(rowsIn(folder)).toEqual(written);
    expect(await rebuild(folder)).toEqual({ games: 0, contradicted: 0 });
  });

  test('are repaired row by row if rows are wrong, superfluous or missing', async () => {
    const { folder } = filled(40);
    const written = rowsIn(folder);
    const columns = { tag: 'tag', round: 'ended_by', artist: 'count', sale: 'kind', card: 'points' } as const;
    for (const [table, column] of Object.entries(columns))
      write(folder, `UPDATE projected_${table} SET ${column} = ${column} || 7 WHERE game % 3 = 0`);
    write(folder, 'DELETE FROM projected_sale WHERE game % 3 = 1 AND event % 2');
    write(folder, 'DELETE FROM projected_payout WHERE game % 3 = 1');
    write(folder, "INSERT INTO projected_tag SELECT number, 'wrong' FROM projected_game WHERE number % 2");
    write(folder, 'INSERT INTO projected_payout SELECT number, 99, 0, 1 FROM projected_game');
    write(folder, 'UPDATE projected_result SET best_round = NULL');
    write(folder, "UPDATE projected_game SET version = 0, family = '', location = 'wrong'");
    expect(await rebuild(folder)).toEqual({ games: 40, contradicted: 0 });
    expect(rowsIn(folder)).toEqual(written);
  });

  test('follow every edit, undo and redo of finished and unfinished games', async () => {
    const folder = dataFolder();
    for (let seed = 0; seed < 8; seed += 1) editAtRandom(seed, () => storeIn(folder), 40);
    const written = rowsIn(folder);
    write(folder, 'UPDATE projected_game SET version = 0');
    await rebuild(folder);
    expect(rowsIn(folder)).toEqual(written);
  });

  test('are the same event by event as all at once, whatever came before', async () => {
    const folder = dataFolder();
    const store = storeIn(folder);
    const again = dataFolder();
    const other = storeIn(again);
    for (const record of shuffle(random(5), evenings(12, 900))) {
      const { id, events } = record;
      let { position } = done(store.games.add({ ...record, events: [] }));
      for (const event of events) {
        position = done(store.games.edit(id, position, [{ kind: 'append', event }])).position;
      }
    }
    for (const record of evenings(12, 900)) done(other.games.add(record));
    const [one, two] = [rowsIn(folder), rowsIn(again)];
    // A game without a time has the time of its import.
    const withoutTime = (rows: typeof one) =>
      rows['game']?.map((row) => ({ ...(row as object), played_at: '' }));
    expect(withoutTime(one)).toEqual(withoutTime(two));
    expect({ ...one, game: [] }).toEqual({ ...two, game: [] });
  });

  test('of a game without times use the time of its import', () => {
    const { folder, store } = filled(0);
    const { id, changedAt } = { id: 'no-time', changedAt: '2026-11-21T19:30:00.000Z' };
    done(store.games.add({ ...evening(3), id, startedAt: null, finishedAt: null }));
    expect(rowsIn(folder)['game']).toMatchObject([{ game: id, played_at: changedAt }]);
  });
});

describe('a result that a replay contradicts', () => {
  /** A finished game whose stored result was changed, as if by another version's rules. */
  async function contradicted() {
    const { folder, store } = filled(8);
    const game = store.history.page({ status: 'finished' }, null, 1).games[0];
    if (game === undefined) throw new Error('some game is finished');
    const scores = game.players.map((_, seat) => 500 + seat);
    const written = { status: 'finished', round: 4, scores, winners: [scores.length - 1] };
    write(folder, 'UPDATE game SET standing = ? WHERE id = ?', JSON.stringify(written), game.id);
    write(folder, 'UPDATE projected_game SET version = 0 WHERE game = ?', game.id);
    expect(await rebuild(folder)).toEqual({ games: 1, contradicted: 1 });
    return { folder, store, game, scores };
  }

  test('stays as written, counts, and is shown beside the replay’s', async () => {
    const { store, game, scores } = await contradicted();
    const [found] = store.history.contradictions().shown;
    expect(store.history.contradictions().games).toBe(1);
    expect(found?.game).toMatchObject({ id: game.id, contradicted: true });
    expect(found?.written).toEqual({ scores, winners: [scores.length - 1] });
    expect(found?.replayed?.scores).toEqual(game.players.map(({ score }) => score));
    const shown = store.history.page({ status: 'finished' }, null, 1).games[0];
    expect(shown?.players.map(({ score }) => score)).toEqual(scores);
    expect(store.isStale()).toBe(false);
  });

  test('may be replaced by the replay’s', async () => {
    const { folder, store, game } = await contradicted();
    expect(store.history.acceptReplay(game.id)).toBe(true);
    expect(store.history.acceptReplay(game.id)).toBe(false);
    expect(store.history.contradictions().shown).toEqual([]);
    expect(store.history.page({ status: 'finished' }, null, 1).games[0]).toEqual(game);
    const fresh = dataFolder();
    const other = storeIn(fresh);
    for (const record of evenings(8)) done(other.games.add(record));
    const untimed = ({ game: _, ...rows }: Record<string, unknown[]>) => rows;
    expect(untimed(rowsIn(folder))).toEqual(untimed(rowsIn(fresh)));
  });

  test('is left out while its game is in the trash', async () => {
    const { store, game } = await contradicted();
    store.games.trash(game.id);
    expect(store.history.contradictions()).toEqual({ games: 0, shown: [] });
    expect(store.history.acceptReplay(game.id)).toBe(false);
    store.games.restore(game.id);
    expect(store.history.contradictions().games).toBe(1);
  });

  test('is one of many: all are counted, the latest listed, and a single one is found by id', () => {
    const { folder, store } = filled(80);
    write(
      folder,
      "INSERT INTO contradiction SELECT game, NULL FROM projected_game WHERE status = 'finished'",
    );
    const finished = store.history.page({ status: 'finished' }, null, 200).games;
    const { games, shown } = store.history.contradictions();
    expect(games).toBe(finished.length);
    expect(games).toBeGreaterThan(50);
    expect(shown.map(({ game }) => game)).toEqual(finished.slice(0, 50));
    const last = finished.at(-1);
    expect(store.history.contradictions(last?.id).shown.map(({ game }) => game)).toEqual([last]);
  });

  test('is resolved by a correction of the game', async () => {
    const { store, game } = await contradicted();
    const { position } = store.games.get(game.id) ?? { position: -1 };
    done(store.games.edit(game.id, position, [{ kind: 'header', fields: { notes: 'looked at' } }]));
    expect(store.history.contradictions().games).toBe(0);
  });

  test('is kept if today’s rules refuse the log, and can’t be replaced', async () => {
    const { folder, store } = filled(8);
    const game = store.history.page({ status: 'finished' }, null, 1).games[0];
    if (game === undefined) throw new Error('some game is finished');
    const position = (store.games.get(game.id)?.position ?? 0) + 1;
    const content = JSON.stringify([{ kind: 'append', event: { type: 'sale', buyer: 0, price: 1 } }]);
    const checksum = checksumOf({ game: game.id, position, at: '', kind: 'edit', content });
    write(
      folder,
      "INSERT INTO journal VALUES (?, ?, '', 'edit', ?, ?)",
      game.id,
      position,
      content,
      checksum,
    );
    write(folder, 'UPDATE game SET position = ? WHERE id = ?', position, game.id);
    write(folder, 'UPDATE projected_game SET version = 0 WHERE game = ?', game.id);
    expect(await rebuild(folder)).toEqual({ games: 1, contradicted: 1 });
    expect(store.history.contradictions(game.id)).toMatchObject({
      games: 1,
      shown: [{ game: { id: game.id }, replayed: null }],
    });
    expect(store.history.acceptReplay(game.id)).toBe(false);
    expect(store.history.page({ status: 'finished' }, null, 1).games[0]?.players).toEqual(game.players);
  });
});
