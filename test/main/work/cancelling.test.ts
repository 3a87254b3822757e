import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkCopy } from '../../../src/main/store/backups/taking.ts';
import { openForWriting } from '../../../src/main/store/connection.ts';
import { gameRows } from '../../../src/main/store/game-rows.ts';
import { openGames } from '../../../src/main/store/games.ts';
import { STORE_FILE } from '../../../src/main/store/index.ts';
import { openProjections } from '../../../src/main/store/projections.ts';
import { dataFolder, done, storeIn, surroundings } from '../store/store-in.ts';
import { evenings } from '../store/many-games.ts';
import { received, type JobOf } from '../../../src/shared/api.ts';
import { cancelNext, ended, runIn, type Client } from './backend-in.ts';
import { hold, HOLDING_WORKER, letGo } from './holding.ts';
import { fromOutside } from '../store/from-outside.ts';

const MANY = 60;

/** A folder with many games, created once. */
let many: string;
beforeAll(() => {
  many = mkdtempSync(join(tmpdir(), 'vernissage-many-'));
  const different = evenings(12);
  const database = done(openForWriting(join(many, STORE_FILE)));
  // Durability doesn't matter here.
  database.pragma('synchronous = off');
  const games = openGames(gameRows(database, openProjections(database)), surroundings());
  for (let at = 0; at < MANY; at += 1) games.add({ ...different[at % different.length], id: `game-${at}` });
  database.close();
});
afterAll(() => rmSync(many, { recursive: true }));

function folderOfMany(): string {
  const folder = dataFolder();
  copyFileSync(join(many, STORE_FILE), join(folder, STORE_FILE));
  return folder;
}

/** A copy whose history was calculated by other rules. */
function outdated(): string {
  const folder = folderOfMany();
  fromOutside(folder, (database) => database.exec('UPDATE projected_game SET version = 0'));
  return folder;
}

function backendIn(folder: string, options: Parameters<typeof runIn>[1] = {}) {
  return runIn(folder, { worker: HOLDING_WORKER, ...options });
}

test('a rebuild of the history cancelled half-way reports how many games are left, and continues at the next start or when asked', async () => {
  const folder = outdated();
  hold(folder);
  const first = await backendIn(folder);
  expect((await cancelNext(first.client, 'rebuild')).kind).toBe('cancelled');
  const left = await first.client.history.behind();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(MANY);
  first.close();

  const { client } = await backendIn(folder);
  expect((await cancelNext(client, 'rebuild')).kind).toBe('cancelled');
  const further = await client.history.behind();
  expect(further).toBeGreaterThan(0);
  expect(further).toBeLessThan(left);
  letGo(folder);
  const rebuilt = ended(client, 'rebuild');
  const { job } = await client.history.catchUp();
  expect(await client.history.catchUp()).toEqual({ job });
  expect(await rebuilt).toEqual({ kind: 'done', result: { games: further, contradicted: 0 } });
  expect(await client.history.behind()).toBe(0);
});

test('work on what the forecast says doesn’t stop a restore, and goes on in the restored file', async () => {
  const folder = dataFolder();
  const store = storeIn(folder);
  for (const game of evenings(5)) done(store.games.add(game));
  store.close();
  const { client, queue } = await backendIn(folder);
  await client.keeping.backUp();
  await expect.poll(() => queue.jobs().length).toBe(0);
  const [backup] = (await client.keeping.overview()).backups;
  if (backup === undefined) throw new Error('there is a backup');
  await client.statistics.groupWorth({});
  const [job, ...more] = queue.jobs();
  expect([job?.kind, more]).toEqual(['value', []]);
  expect(await client.statistics.goOn()).toEqual({ job: job?.id });
  await client.keeping.restore({ name: backup.name });
  await expect.poll(() => queue.jobs().length).toBe(0);
  expect(received(await client.statistics.groupWorth({})).waiting.games).toBe(0);
});

describe('an import', () => {
  const NEW = { ...evenings(1, 50)[0], id: 'from-elsewhere' };

  async function take(client: Client, taken: Promise<JobOf<'import'>['state']> = ended(client, 'import')) {
    const file = await client.transfer.begin({ name: 'games.ndjson' });
    const base64 = Buffer.from(`${JSON.stringify(NEW)}\n`).toString('base64');
    await client.transfer.part({ file, at: 0, base64 });
    await client.transfer.take({ file, answers: [] });
    return taken;
  }

  test('shows the progress of its backup; without one, or cancelled then, it leaves nothing and imports nothing', async () => {
    const { client, store, folder } = await backendIn(folderOfMany());
    const backups = join(folder, 'backups');
    writeFileSync(backups, 'a file where their folder should be');
    expect(await take(client)).toEqual({ kind: 'done', result: { kind: 'not-safe', damaged: false } });
    expect(store.games.get('from-elsewhere')).toBeNull();
    rmSync(backups);
    const before = new Set<unknown>();
    const note = ({ state }: JobOf<'import'>): void => {
      if (state.kind === 'running') before.add(state.before);
    };
    hold(folder, 'backup');
    expect(await take(client, cancelNext(client, 'import', note))).toEqual({ kind: 'cancelled' });
    letGo(folder);
    expect([...before]).toEqual(['backup']);
    expect(readdirSync(backups)).toEqual([]);
    expect(store.games.get('from-elsewhere')).toBeNull();
    expect(await take(client, ended(client, 'import', note))).toMatchObject({
      kind: 'done',
      result: { kind: 'imported', counts: { new: 1 } },
    });
    expect([...before]).toEqual(['backup', undefined]);
    expect(readdirSync(backups)).toEqual([expect.stringContaining('bringing-in')]);
    expect(store.games.get('from-elsewhere')).not.toBeNull();
  });

  test('is refused if the backup before it would be damaged, and the user is told', async () => {
    const folder = folderOfMany();
    fromOutside(folder, (database) =>
      database.exec(`UPDATE game SET position = position + 1 WHERE id = 'game-7'`),
    );
    const { client, store } = await backendIn(folder);
    expect(await take(client)).toEqual({ kind: 'done', result: { kind: 'not-safe', damaged: true } });
    expect(readdirSync(join(folder, 'backups'))).toEqual([]);
    await expect
      .poll(() => client.keeping.outage())
      .toMatchObject({ problem: { kind: 'damaged' }, canBeCopied: true });
    expect(await client.keeping.repair({ way: 'again' })).toBeNull();
    expect(store.games.get('from-elsewhere')).toBeNull();
  });
});

test('a copy of everything is saved by a job, or without it if the folder has gone; one that fails or is cancelled changes nothing', async () => {
  const elsewhere = dataFolder();
  const copy = join(elsewhere, STORE_FILE);
  let file = join(elsewhere, 'nowhere', STORE_FILE);
  const { client, folder } = await backendIn(folderOfMany(), {
    choosePlace: () => ({ file, address: null }),
  });
  expect(await client.keeping.saveCopy()).toEqual({ kind: 'failed' });

  file = copy;
  writeFileSync(copy, 'an older copy');
  hold(folder);
  const cancelled = ended(client, 'copy', ({ id }) => void client.work.cancel({ id }));
  expect(await client.keeping.saveCopy()).toEqual({ kind: 'called-off' });
  expect(await cancelled).toEqual({ kind: 'cancelled' });
  expect(readdirSync(elsewhere)).toEqual([STORE_FILE]);
  expect(readFileSync(copy, 'utf8')).toBe('an older copy');

  letGo(folder);
  const copied = ended(client, 'copy');
  expect(await client.keeping.saveCopy()).toEqual({ kind: 'saved' });
  expect(await copied).toEqual({ kind: 'done', result: null });
  expect(readdirSync(elsewhere)).toEqual([STORE_FILE]);
  expect(checkCopy(copy)).toEqual([]);

  // The worker couldn't.
  rmSync(copy);
  renameSync(folder, `${folder}-away`);
  expect(await client.keeping.saveCopy()).toEqual({ kind: 'saved' });
  renameSync(`${folder}-away`, folder);
  expect(storeIn(elsewhere).games.list()).toHaveLength(MANY);
});
