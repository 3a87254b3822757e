import { describe, expect, test } from 'vitest';
import { checksumOf } from '../../../src/main/store/journal-row.ts';
import { rebuild } from '../../../src/main/store/rebuild.ts';
import { withoutWorker } from '../work/without-worker.ts';
import { keptRows } from './checked-rows.ts';
import { finished, iso } from './clocked.ts';
import { fromOutside } from './from-outside.ts';
import { evenings } from './many-games.ts';
import { dataFolder, done, edit, pageOf, storeIn, type StoreWithFigures } from './store-in.ts';

function write(folder: string, sql: string, ...values: unknown[]): void {
  fromOutside(folder, (database) => database.prepare(sql).run(...values));
}

const rebuilt = (folder: string) => withoutWorker(folder, (context) => rebuild.run(null, context));

function filled(count: number): { folder: string; store: StoreWithFigures } {
  const folder = dataFolder();
  const store = storeIn(folder);
  for (const record of evenings(count)) done(store.games.add(record));
  return { folder, store };
}

test('the rows of games are repaired one by one if they are wrong, superfluous or missing', async () => {
  const { folder, store } = filled(9);
  const written = keptRows(folder);
  for (const column of ['frames', 'facts'])
    write(folder, `UPDATE projected_facts SET ${column} = ${column} || 7 WHERE game % 3 = 0`);
  write(folder, 'DELETE FROM projected_facts WHERE game % 3 = 1');
  write(folder, `UPDATE projected_game SET tags = '["wrong"]' WHERE number % 2`);
  expect(store.isStale()).toBe(false);
  write(folder, "UPDATE projected_game SET version = 0, family = '', location = 'wrong'");
  expect(store.isStale()).toBe(true);
  expect(await rebuilt(folder)).toEqual({ games: 9, contradicted: 0 });
  expect(store.isStale()).toBe(false);
  expect(keptRows(folder)).toEqual(written);
  expect(await rebuilt(folder)).toEqual({ games: 0, contradicted: 0 });
});

describe('a result that a replay contradicts', () => {
  /** The latest finished game of some. */
  function laid() {
    const { folder, store } = filled(4);
    const latest = () => pageOf(store, { status: 'finished' }, 0, 1)[0];
    const game = latest();
    if (game === undefined) throw new Error('some game is finished');
    /** Works out this game again, as by another version's rules. */
    const again = async () => {
      write(folder, 'UPDATE projected_game SET version = 0 WHERE game = ?', game.id);
      expect(await rebuilt(folder)).toEqual({ games: 1, contradicted: 1 });
    };
    const scores = game.players.map((_, seat) => 500 + seat);
    const written = { scores, winners: [scores.length - 1] };
    const contradict = () => {
      const standing = JSON.stringify({ status: 'finished', round: 4, ...written });
      write(folder, 'UPDATE game SET standing = ? WHERE id = ?', standing, game.id);
      return again();
    };
    return { folder, store, game, latest, written, again, contradict };
  }

  test('stays as written, counts and is shown beside the replay’s, until that replaces it or the game is corrected', async () => {
    const { folder, store, game, latest, written, contradict } = laid();
    const before = keptRows(folder);
    await contradict();
    const { games, shown } = store.history.contradictions();
    expect(games).toBe(1);
    expect(shown[0]?.game).toMatchObject({ id: game.id, contradicted: true });
    expect(shown[0]?.written).toEqual(written);
    expect(shown[0]?.replayed?.scores).toEqual(game.players.map(({ score }) => score));
    expect(latest()?.players.map(({ score }) => score)).toEqual(written.scores);
    expect(store.isStale()).toBe(false);

    store.games.trash(game.id);
    expect(store.history.contradictions(), 'none of a game in the trash').toEqual({ games: 0, shown: [] });
    expect(store.history.acceptReplay(game.id)).toBe(false);
    store.games.restore(game.id);
    expect(store.history.contradictions().games).toBe(1);

    expect(store.history.acceptReplay(game.id)).toBe(true);
    expect(store.history.acceptReplay(game.id)).toBe(false);
    expect(store.history.contradictions().shown).toEqual([]);
    expect(latest()).toEqual(game);
    expect(keptRows(folder)).toEqual(before);

    await contradict();
    edit(store, game.id, { kind: 'header', fields: { notes: 'looked at' } });
    expect(store.history.contradictions().games).toBe(0);
  });

  test('is one of many: all are counted, the latest listed, and a single one is found by id', () => {
    const { folder, store } = filled(0);
    const nights = Array.from({ length: 52 }, (_, at) => iso(Date.UTC(2025, 0, 1 + at)));
    for (const [at, night] of nights.entries()) done(store.games.add(finished(`night-${at}`, night, at % 4)));
    write(
      folder,
      "INSERT INTO contradiction SELECT game, NULL FROM projected_game WHERE status = 'finished'",
    );
    const latest = pageOf(store);
    const { games, shown } = store.history.contradictions();
    expect([games, latest.length]).toEqual([52, 52]);
    expect(shown.map(({ game }) => game)).toEqual(latest.slice(0, 50));
    const last = latest.at(-1);
    expect(store.history.contradictions(last?.id).shown.map(({ game }) => game)).toEqual([last]);
  });

  test('is kept if today’s rules refuse the log, and can’t be replaced', async () => {
    const { folder, store, game, latest, again } = laid();
    const position = (store.games.get(game.id)?.position ?? 0) + 1;
    const content = JSON.stringify([{ kind: 'append', event: { type: 'sale', buyer: 0, price: 1 } }]);
    const row = { game: game.id, position, at: '', kind: 'edit', content } as const;
    write(folder, 'INSERT INTO journal VALUES (@game, @position, @at, @kind, @content, @checksum)', {
      ...row,
      checksum: checksumOf(row),
    });
    write(folder, 'UPDATE game SET position = ? WHERE id = ?', position, game.id);
    await again();
    expect(store.history.contradictions(game.id)).toMatchObject({
      games: 1,
      shown: [{ game: { id: game.id }, replayed: null }],
    });
    expect(store.history.acceptReplay(game.id)).toBe(false);
    expect(latest()?.players).toEqual(game.players);
  });
});
