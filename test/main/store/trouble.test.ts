import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openForWriting } from '../../../src/main/store/connection.ts';
import { gameRows } from '../../../src/main/store/game-rows.ts';
import { openGames } from '../../../src/main/store/games.ts';
import { checksumOf } from '../../../src/main/store/journal-row.ts';
import { replay } from '../../../src/shared/record/index.ts';
import { STORE_FILE } from '../../../src/main/store/index.ts';
import { fromOutside } from './from-outside.ts';
import { dataFolder, done, FOUR, OFFER, play, SALE, storeIn, surroundings, begun } from './store-in.ts';

test('when another connection writes, the next read shows it, and an edit made before is a conflict', () => {
  const folder = dataFolder();
  const here = storeIn(folder);
  const there = storeIn(folder);
  const { id } = done(here.games.create(FOUR)).record;
  play(there, id, [OFFER]);
  const crossing = here.games.edit(id, 0, [{ kind: 'append', event: OFFER }]);
  expect(crossing).toEqual({ ok: false, error: { kind: 'conflict', position: 1 } });
  play(here, id, [SALE]);
  expect(there.games.get(id)).toEqual(here.games.get(id));
  expect(here.games.get(id)?.record.events).toEqual([OFFER, SALE]);
});

test('when the disk is full, the edit isn’t acknowledged, nothing stored is lost, and it can be made when there is space', () => {
  const database = done(openForWriting(join(dataFolder(), STORE_FILE)));
  const games = openGames(gameRows(database), surroundings());
  const { id } = done(games.create(FOUR)).record;
  const long = { kind: 'header', fields: { notes: 'x'.repeat(100_000) } } as const;
  const pages = Number(database.pragma('page_count', { simple: true }));
  database.pragma(`max_page_count = ${pages + 2}`);
  const before = games.get(id);
  expect(() => games.edit(id, 0, [long])).toThrow(expect.objectContaining({ code: 'SQLITE_FULL' }));
  expect(games.get(id)).toEqual(before);
  expect(openGames(gameRows(database), surroundings()).get(id)).toEqual(before);
  database.pragma(`max_page_count = ${pages + 1_000}`);
  expect(done(games.edit(id, 0, [long])).position).toBe(1);
  database.close();
});

test('a game that the rules no longer allow is shown with what is wrong, listed without a standing, and can be repaired by a correction', () => {
  const { folder, store, id } = begun(OFFER, SALE);
  store.close();
  const content = JSON.stringify([{ kind: 'append', event: SALE }]);
  const row = { game: id, position: 3, at: '', kind: 'edit', content } as const;
  fromOutside(folder, (database) => {
    const add = 'INSERT INTO journal VALUES (@game, @position, @at, @kind, @content, @checksum)';
    database.prepare(add).run({ ...row, checksum: checksumOf(row) });
    database.exec('UPDATE game SET position = 3, standing = NULL');
  });
  const again = storeIn(folder);
  expect(replay(again.games.get(id)?.record)).toMatchObject({
    problem: { code: 'offer-awaited', index: 2 },
    record: { events: [OFFER, SALE, SALE] },
  });
  expect(again.games.list()).toMatchObject([{ standing: null }]);
  done(again.games.edit(id, 3, [{ kind: 'remove', index: 2 }]));
  expect(again.games.list()).toMatchObject([{ standing: { status: 'playing' } }]);
});
