import { ORPCError } from '@orpc/client';
import type Database from 'better-sqlite3';
import { existsSync, openSync, readFileSync, renameSync, statSync, writeSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NOT_KEPT, NOT_OPEN, UNFORESEEN } from '../../src/shared/api.ts';
import { wholeGame } from '../shared/record/games.ts';
import { fromOutside, unguarded } from './store/from-outside.ts';
import { dataFolder, done, FOUR, OFFER, play, storeIn } from './store/store-in.ts';
import { STORE_FILE } from '../../src/main/store/index.ts';
import { cancelNext, check, ended, runIn } from './work/backend-in.ts';
import { hold, HOLDING_WORKER, letGo } from './work/holding.ts';

type Run = Awaited<ReturnType<typeof runIn>>;

/** A game being played, and its position. */
interface Table {
  readonly id: string;
  readonly position: number;
}

const GAMES = 12;

/** A folder with finished games and one in progress. */
function folderOfGames(): { readonly folder: string; readonly id: string } {
  const folder = dataFolder();
  const store = storeIn(folder);
  for (let seed = 1; seed <= GAMES; seed += 1)
    done(store.games.add({ ...wholeGame(seed), id: `game-${seed}` }));
  const { id } = done(store.games.create(FOUR)).record;
  play(store, id, [OFFER]);
  store.close();
  return { folder, id };
}

/** A run of the app with an event entered and something typed. */
async function running() {
  const { folder, id } = folderOfGames();
  const run = await runIn(folder, { worker: HOLDING_WORKER });
  const { position } = await run.client.games.edit({ id, position: 1, edits: [noted('in this run')] });
  const draft = { lot: { bids: ['47', '', ''] } };
  await run.client.games.draft({ id, position, draft });
  return { ...run, folder, id, position, draft };
}

const noted = (notes: string) => ({ kind: 'header' as const, fields: { notes } });

/** Changes the file from outside, so that open connections must read it again. */
function outside(folder: string, work: (database: Database.Database) => void): void {
  fromOutside(folder, (database) => {
    database.unsafeMode();
    database.pragma('writable_schema = on');
    work(database);
  });
}

/** Overwrites the first page of a table with zeros, and drops all caches. */
function zero(folder: string, name: string): void {
  outside(folder, (database) => {
    database.pragma('wal_checkpoint(truncate)');
    const page = database
      .prepare<[string], number>('SELECT rootpage FROM sqlite_schema WHERE name = ?')
      .pluck()
      .get(name);
    const size = Number(database.pragma('page_size', { simple: true }));
    if (page === undefined) throw new Error(`there is no ${name}`);
    const file = openSync(join(folder, STORE_FILE), 'r+');
    writeSync(file, Buffer.alloc(size), 0, size, (page - 1) * size);
    closeSync(file);
    database.exec('CREATE TABLE forgotten (it); DROP TABLE forgotten');
  });
}

/**
 * All calls of a table and its settings. Each must be answered as the contract says or with an error code for
 * the file.
 */
async function useEverything({ client, id, position }: Pick<Run, 'client'> & Table) {
  const answers = [
    () => client.games.edit({ id, position, edits: [noted('later')] }),
    () => client.games.draft({ id, position, draft: null }),
    () => client.games.shelves({ unfinished: 12, finished: 12, abandoned: 6 }),
    () => client.games.open({ id: 'game-1' }),
    () => client.history.page({ filter: {}, skip: 0, most: 50 }),
    () => client.history.facets({}),
    () => client.statistics.people({}),
    () => client.statistics.group({}),
    () => client.people.known(),
    () => client.settings.get(),
    () => client.transfer.out({ games: null, after: '' }),
    () => client.keeping.overview(),
    () => client.keeping.restore({ name: 'no such backup' }),
  ];
  for (const answer of answers) {
    const error: unknown = await answer().then(
      () => null,
      (refused: unknown) => refused,
    );
    if (error === null) continue;
    if (!(error instanceof ORPCError)) throw error;
    expect([NOT_KEPT, NOT_OPEN, 'NOT_FOUND', 'CONFLICT', 'BUSY']).toContain(error.code);
  }
  if (await client.keeping.outage()) return;
  await check(client);
}

describe('a file damaged while it is open', () => {
  test.each<[string, (folder: string) => void]>([
    ['a page of the journals', (folder) => zero(folder, 'journal')],
    [
      'a table of statistics',
      (folder) => outside(folder, (database) => void database.exec('DROP TABLE projected_facts')),
    ],
  ])('is reported to all views, and repaired where it is: %s', async (_what, damage) => {
    const run = await running();
    const { client, folder, id, position } = run;
    const changes = await client.changes();
    damage(folder);
    await useEverything(run);
    await expect
      .poll(() => client.keeping.outage())
      .toMatchObject({
        problem: { kind: 'damaged' },
        ways: ['repair', 'again', 'empty'],
        canBeCopied: true,
      });
    for await (const { kind } of changes) if (kind === 'outage') break;
    await expect(client.games.open({ id })).rejects.toMatchObject({ code: NOT_OPEN });

    expect(await client.keeping.repair({ way: 'repair' })).toBeNull();
    const { record } = await client.games.open({ id });
    expect(record.notes).toMatch(/in this run|later/);
    const { finished } = await client.games.shelves({ unfinished: 12, finished: 50, abandoned: 6 });
    const [news] = run.store.news();
    if (news?.kind !== 'mended') throw new Error('it is said what was found');
    expect(finished.count + news.salvaged.missing.length).toBe(GAMES);
    const now = (await client.games.open({ id })).position;
    expect(now).toBeGreaterThanOrEqual(position);
    await client.games.edit({ id, position: now, edits: [noted('mended')] });
    expect(run.noted).toEqual([]);
  });

  test('is closed like a killed run would leave it: the log stays for the repair', async () => {
    const { client, folder, id, position } = await running();
    const log = readFileSync(join(folder, `${STORE_FILE}-wal`));
    const damaged = openSync(join(folder, STORE_FILE), 'r+');
    writeSync(damaged, Buffer.alloc(statSync(join(folder, STORE_FILE)).size - 4096), 0, undefined, 4096);
    closeSync(damaged);
    await check(client);
    await expect.poll(() => client.keeping.outage()).toMatchObject({ problem: { kind: 'damaged' } });
    expect(readFileSync(join(folder, `${STORE_FILE}-wal`)).equals(log)).toBe(true);
    expect(existsSync(join(folder, `${STORE_FILE}-running`))).toBe(true);
    expect(await client.keeping.repair({ way: 'repair' })).toBeNull();
    expect(await client.games.open({ id })).toMatchObject({ position });
  });

  test('can be opened again and used, with the repair still on offer', async () => {
    const run = await running();
    const { client, folder, store, id, position } = run;
    unguarded(folder, 'journal', (database) =>
      database.exec(`UPDATE journal SET checksum = 0 WHERE game = 'game-3'`),
    );
    await check(client);
    await expect.poll(() => client.keeping.outage()).not.toBeNull();
    expect(await client.keeping.repair({ way: 'again' })).toBeNull();
    expect(store.news()).toEqual([{ kind: 'damage-found' }]);
    expect((await client.keeping.overview()).damaged).toBe(true);
    expect((await client.games.edit({ id, position, edits: [noted('on')] })).record.notes).toBe('on');
    expect(await client.keeping.repair({ way: 'repair' })).toBeNull();
    expect((await client.keeping.overview()).damaged).toBe(false);
    expect((await client.games.open({ id })).draft).toEqual(run.draft);
  });
});

test('a file without known damage can be repaired too, which may be cancelled and changes nothing', async () => {
  const { client, store, folder, id, position, draft } = await running();
  hold(folder);
  const cancelled = cancelNext(client, 'repair');
  expect(await client.keeping.repair({ way: 'repair' })).toBeNull();
  expect([await cancelled, store.news()]).toEqual([{ kind: 'cancelled' }, []]);
  letGo(folder);
  expect(await client.keeping.repair({ way: 'repair' })).toBeNull();
  expect(store.news()).toMatchObject([{ kind: 'mended', salvaged: { whole: true, games: 0 } }]);
  expect(await client.games.open({ id })).toMatchObject({ position, draft });
});

test.each(['projected_game', 'setting'])(
  'a start with a damaged page never ends by itself, and leads to games or a way to fix it: %s',
  async (table) => {
    const { folder, id } = folderOfGames();
    zero(folder, table);
    const run = await runIn(folder);
    if ((await run.client.keeping.outage()) === null) {
      await useEverything({ client: run.client, id, position: 1 });
    }
    if ((await run.client.keeping.outage()) !== null) {
      expect(await run.client.keeping.repair({ way: 'repair' })).toBeNull();
    }
    expect((await run.client.games.open({ id })).record.events).toEqual([expect.objectContaining(OFFER)]);
  },
);

test('temporary trouble is reported to all views, closes nothing, and ends by itself', async () => {
  const { client, folder, id, position } = await running();
  renameSync(folder, `${folder}-away`);
  await expect(client.games.edit({ id, position, edits: [noted('gone')] })).rejects.toMatchObject({
    code: NOT_KEPT,
    data: { trouble: 'gone' },
  });
  expect(await client.keeping.news()).toEqual([{ kind: 'not-kept', trouble: 'gone' }]);
  expect(await client.keeping.repair({ way: 'again' })).toBeNull();
  expect(await client.keeping.news()).toHaveLength(1);
  renameSync(`${folder}-away`, folder);
  expect(await client.keeping.repair({ way: 'again' })).toBeNull();
  expect(await client.keeping.news()).toEqual([]);
  await client.games.edit({ id, position, edits: [noted('back')] });
});

test('an error that no one catches is trouble with the disk, starts a search for damage, or is logged and reported', async () => {
  const { client, store, handleUncaught, noted: written, id, position } = await running();
  handleUncaught(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  expect(written).toEqual([]);
  expect(await client.keeping.outage()).toBeNull();
  expect(await client.keeping.news()).toEqual([{ kind: 'not-kept', trouble: 'disk-full' }]);

  // In a call it is answered.
  const checked = ended(client, 'check');
  Object.defineProperty(store, 'samples', {
    value: () => {
      throw new TypeError('a fault of ours');
    },
  });
  await expect(client.sample.count()).rejects.toMatchObject({ code: UNFORESEEN });
  expect(written).toHaveLength(1);
  expect(await checked).toEqual({ kind: 'done', result: [] });
  expect(await client.keeping.outage()).toBeNull();

  // Everything is there again after another try.
  const error = new Error('nobody foresaw this');
  handleUncaught(error);
  expect(written.slice(1)).toEqual([error]);
  expect(await client.keeping.outage()).toMatchObject({
    problem: { kind: 'unexpected', detail: 'Error: nobody foresaw this' },
    ways: ['again', 'repair', 'empty'],
  });
  expect(await client.keeping.repair({ way: 'again' })).toBeNull();
  expect(await client.keeping.news()).toEqual([]);
  expect((await client.games.open({ id })).position).toBe(position);
});
