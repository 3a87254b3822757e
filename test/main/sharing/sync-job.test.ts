import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepKey, readKey } from '../../../src/main/sharing/club-key.ts';
import { sync } from '../../../src/main/sharing/sync.ts';
import { STORE_FILE } from '../../../src/main/store/index.ts';
import { DamagedJournal } from '../../../src/main/store/journal-row.ts';
import type { Joined } from '../../../src/shared/club/index.ts';
import { coverWithTinyDrive, fill } from '../drives.ts';
import { backUp, repair } from '../store/from-outside.ts';
import { dataFolder, done, FOUR, storeIn } from '../store/store-in.ts';
import { backendIn, ended, runIn } from '../work/backend-in.ts';
import { withoutWorker } from '../work/without-worker.ts';
import { answering } from './answering.ts';
import { exported, laptop, LATER, sharing } from './laptops.ts';

test('two runs of the app exchange games in the background, and their windows hear of it', async () => {
  const shared = join(dataFolder(), 'club');
  const [ada, bea] = [await backendIn(dataFolder()), await backendIn(dataFolder())];
  done(ada.store.games.create(FOUR));
  const sent = ended(ada.client, 'sync');
  const { shared: carriers } = await ada.client.sharing.shareFolder({ path: shared });
  expect(carriers).toMatchObject([{ kind: 'folder', where: shared, club: null }]);
  await sent;
  const changes = await bea.client.changes();
  const heard: string[] = [];
  const listening = (async () => {
    for await (const { kind } of changes) heard.push(kind);
  })();
  const taken = ended(bea.client, 'sync');
  await bea.client.sharing.shareFolder({ path: shared });
  const state = await taken;
  // If another job has interrupted it, windows read everything again, and what came before isn’t counted.
  const isInterrupted = () => heard.includes('cut-short');
  await expect.poll(() => heard.includes('game') || isInterrupted()).toBe(true);
  await expect.poll(() => heard).toContain('people');
  expect(state).toMatchObject({ kind: 'done', result: isInterrupted() ? {} : { gamesChanged: 1 } });
  await changes.return();
  await listening;
  expect(bea.store.games.list()).toHaveLength(1);
  expect(await bea.client.sharing.state()).toMatchObject({ news: { games: 1 } });
  expect(await bea.client.sharing.seenNews()).toMatchObject({ news: null });
  expect(await bea.client.sharing.stop({ carrier: 'folder' })).toMatchObject({ shared: [] });
  expect(bea.store.games.list()).toHaveLength(1);
});

test('a club that is away, and a stick that isn’t plugged in, slow down nothing', async () => {
  const folder = dataFolder();
  const stick = join(dataFolder(), 'stick');
  const { client, store } = await backendIn(folder);
  const server = 'http://127.0.0.1:1';
  keepKey(folder, { server, key: 'k'.repeat(43) });
  store.sharing.share('club', server, { id: 'one', name: 'Club', role: 'writer' });
  const sharing = ended(client, 'sync');
  await client.sharing.shareFolder({ path: stick });
  await sharing;
  renameSync(stick, `${stick}-away`);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const afterGame = async () => {
    const syncing = ended(client, 'sync');
    await client.season.keep({ season: null });
    vi.advanceTimersByTime(3000);
    return syncing;
  };
  const away = { kind: 'club', problem: { why: 'no-network' } };
  const missing = { kind: 'folder', problem: { why: 'no-folder' } };
  expect(await afterGame()).toMatchObject({ kind: 'done', result: { carriers: [missing, away] } });
  renameSync(`${stick}-away`, stick);
  expect(await afterGame()).toMatchObject({
    result: { carriers: [{ kind: 'folder', problem: null }, away] },
  });
});

test('a key is used at no other club’s server', async () => {
  const one = laptop();
  one.store.sharing.share('club', 'https://club.example', { id: 'one', name: 'Club', role: 'writer' });
  const order = {
    at: LATER,
    everything: false,
    key: { server: 'https://other.example', key: 'k'.repeat(43) },
  };
  const { carriers } = await withoutWorker(one.folder, (context) => sync.run(order, context));
  expect(carriers).toMatchObject([{ problem: { why: 'unknown-key' } }]);
});

test('a laptop whose own disk is full says so, instead of being up to date', async () => {
  const { client } = await runIn(dataFolder(), {
    worker: join(import.meta.dirname, 'worker-without-room.ts'),
  });
  const failing = ended(client, 'sync');
  await client.sharing.shareFolder({ path: join(dataFolder(), 'club') });
  await failing;
  await expect
    .poll(async () => (await client.sharing.state()).shared)
    .toMatchObject([{ state: { kind: 'failed', problem: { why: 'full-here' } } }]);
});

test('a path that is no folder is refused, and so is one whose parent is missing', async () => {
  const folder = dataFolder();
  const { client } = await backendIn(folder);
  for (const [path, why] of [
    ['games', 'not-a-folder'],
    [join(folder, STORE_FILE), 'not-a-folder'],
    [join(folder, 'not', 'there'), 'no-folder'],
  ] as const)
    await expect(client.sharing.shareFolder({ path }), path).rejects.toMatchObject({ data: { why } });
});

test('a repaired file is shared as before, and reads everything again', async () => {
  const { ada, bea } = await sharing();
  done(ada.store.games.create(FOUR));
  await ada.sync();
  await bea.sync();
  bea.store.close();
  repair(bea.folder, '2026-11-22T20:00:00.000Z');
  const store = storeIn(bea.folder);
  expect(store.sharing.list()).toMatchObject([{ kind: 'folder', cursor: '' }]);
  await bea.sync();
  expect(exported({ ...bea, store })).toEqual(exported(ada));
});

test('the key to a club is private, and in no backup', async () => {
  const folder = dataFolder();
  storeIn(folder).sharing.share('club', 'https://club.example', { id: 'one', name: 'Club', role: 'writer' });
  const key = { server: 'https://club.example', key: 'k'.repeat(43) };
  keepKey(folder, key);
  expect(readKey(folder)).toEqual(key);
  if (process.platform !== 'win32') expect(statSync(join(folder, 'club-key.json')).mode & 0o077).toBe(0);
  const { name } = await backUp(folder);
  expect(readFileSync(join(folder, 'backups', name)).includes(key.key)).toBe(false);
});

const JOINED: Joined = {
  key: 'k'.repeat(43),
  role: 'owner',
  club: { id: 'one', name: 'Club' },
  recovery: 'AAAAA-BBBBB-CCCCC-DDDDD',
};

const INVITATION = `#i=${'t'.repeat(43)}`;

test('turning sharing off ends a sync at once that waits for a busy server', async () => {
  const isWaiting = Promise.withResolvers<null>();
  const server = await answering(({ url }, response) => {
    if (url === '/v1/join') response.end(JSON.stringify(JOINED));
    else if (url !== '/v1/news') {
      response.writeHead(429).end(JSON.stringify({ problem: 'too-many', seconds: 20 }));
      isWaiting.resolve(null);
    }
  });
  const { client } = await backendIn(dataFolder());
  const syncing = ended(client, 'sync');
  await client.sharing.joinClub({ link: `${server}/${INVITATION}`, laptop: 'One' });
  await isWaiting.promise;
  await client.sharing.stop({ carrier: 'club' });
  expect(await syncing).toEqual({ kind: 'cancelled' });
  expect((await client.sharing.state()).shared).toEqual([]);
});

test('a laptop without room for a key keeps its invitation', async ({ skip }) => {
  const folder = dataFolder();
  const drive = coverWithTinyDrive(folder, 3000);
  if (drive === null) return skip();
  onTestFinished(drive.disconnect);
  let asked = 0;
  const server = await answering((_, response) => {
    asked += 1;
    response.end(JSON.stringify(JOINED));
  });
  const { client, store } = await backendIn(folder);
  const order = { link: `${server}/${INVITATION}`, laptop: 'One' };
  const filling = join(folder, 'holiday.mov');
  fill(filling);
  await expect(client.sharing.joinClub(order)).rejects.toMatchObject({ data: { why: 'full-here' } });
  expect([asked, store.sharing.list()]).toEqual([0, []]);
  rmSync(filling);
  expect((await client.sharing.joinClub(order)).recovery).toBe(`${server}/#r=${JOINED.recovery}`);
});

test('a laptop whose games are closed while it joins has joined once they are open again', async () => {
  const asked = Promise.withResolvers<ServerResponse>();
  const server = await answering(({ url }, response) => {
    if (url === '/v1/join') asked.resolve(response);
  });
  const { client, store, outages } = await backendIn(dataFolder());
  const joining = client.sharing.joinClub({ link: `${server}/${INVITATION}`, laptop: 'One' });
  const answer = await asked.promise;
  outages.reportError(new DamagedJournal('any'));
  expect(store.isOpen()).toBe(false);
  answer.end(JSON.stringify(JOINED));
  await outages.repair('again');
  expect((await joining).recovery).toBe(`${server}/#r=${JOINED.recovery}`);
  expect(readKey(store.folder)?.key).toBe(JOINED.key);
  expect(store.sharing.list()).toMatchObject([{ kind: 'club', club: JOINED.club }]);
});
