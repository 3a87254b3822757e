import { gzipSync } from 'node:zlib';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { SharingFailed } from '../../../src/main/sharing/carrier.ts';
import { folderCarrier } from '../../../src/main/sharing/folder-carrier.ts';
import { NONE_SKIPPED } from '../../../src/main/sharing/skipped.ts';
import { readBox, type EventJson } from '../../../src/shared/record/index.ts';
import type { Synced } from '../../../src/shared/api.ts';
import { canRunOrdinarily, printedOrdinarily } from '../../ordinary-user.ts';
import { dataFolder, done, FOUR, OFFER, play, SALE } from '../store/store-in.ts';
import { randomAuctionBox } from '../../play/boxes.ts';
import { damageIn, exported, LATER, sharing, type Laptop, type SyncOptions } from './laptops.ts';

async function two() {
  const shared = dataFolder();
  const { ada, bea } = await sharing(shared);
  const home = join(shared, 'vernissage-club', 'v1');
  const files = () =>
    readdirSync(home, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  return { ada, bea, shared, home, said: join(home, 'said'), files };
}

/** Ada has begun a game, and its log and what was said with it are in the folder. */
async function sent() {
  const all = await two();
  const id = begun(all.ada);
  await all.ada.sync();
  const [log = ''] = all.files().filter((file) => file.endsWith('.gz'));
  return { ...all, id, log };
}

/** A game that has begun on a laptop. */
function begun({ store }: Laptop): string {
  const { id } = done(store.games.create(FOUR)).record;
  play(store, id, [OFFER, SALE]);
  return id;
}

/** How the first carrier got on in a process for which permissions hold. */
function syncedOrdinarily({ folder }: Laptop): Synced['carriers'][number] | undefined {
  const module = `
    import { syncIn } from ${JSON.stringify(join(import.meta.dirname, 'sync-in.ts'))};
    process.stdout.write(JSON.stringify(await syncIn(${JSON.stringify(folder)})));`;
  return (JSON.parse(printedOrdinarily(module)) as Synced).carriers[0];
}

const NAMES = ({ store }: Laptop) => store.players.list().map(({ name }) => name);

test('a game that was entered on one laptop is on the other after both have synced', async () => {
  const { ada, bea } = await two();
  const id = begun(ada);
  ada.store.players.rename('axel', 'Axel the Great');
  await ada.sync();
  const carriers = [{ kind: 'folder', problem: null, skipped: NONE_SKIPPED }];
  const nothing = { carriers, games: [], gamesChanged: 0, people: false, boxes: false, season: false };
  expect(await bea.sync()).toEqual({ ...nothing, games: [id], gamesChanged: 1, people: true });
  expect(await bea.sync()).toEqual(nothing);
  expect(bea.store.games.get(id)?.record.events).toHaveLength(2);
  expect(NAMES(bea)).toEqual(['Axel the Great', 'Beatrix', 'Clemens', 'Doris']);
  expect(bea.store.sharing.news()).toEqual({ games: 1, game: id, parted: [] });
  expect(exported(bea)).toEqual(exported(ada));
  expect(damageIn(bea)).toEqual([]);
  bea.store.sharing.seenNews();
  expect(bea.store.sharing.news()).toBeNull();
  // What is only said of it is heard of, too.
  ada.store.players.rename('axel', 'Axel');
  ada.store.games.trash(id);
  await ada.sync();
  expect(await bea.sync()).toEqual({ ...nothing, games: [id], gamesChanged: 1, people: true });
});

test('however much was said, all of it is sent and taken, also from the folder in the folder', async () => {
  const { ada, bea, shared } = await two();
  const box = done(readBox(randomAuctionBox(4)));
  for (let at = 0; at < 130; at += 1) ada.store.boxes.keep({ ...box, id: `box-${at}` }, LATER);
  await ada.sync();
  bea.store.sharing.share('folder', join(shared, 'vernissage-club'), null);
  expect(await bea.sync()).toMatchObject({ games: [], people: false, boxes: true, season: false });
  expect(bea.store.boxes.list()).toEqual(ada.store.boxes.list());
});

test('nothing in the folder but what was said has a name', async () => {
  const { files } = await sent();
  const named = files().filter((file) => readFileSync(file, 'latin1').includes('Beatrix'));
  expect(named).toEqual([expect.stringContaining('/said/')]);
});

test('an untouched copy follows a correction without a question, and two changed copies ask', async () => {
  const { ada, bea, id } = await sent();
  await bea.sync();
  done(ada.store.games.edit(id, 2, [{ kind: 'replace', index: 1, event: { ...SALE, price: 7 } }]));
  await ada.sync();
  expect(await bea.sync()).toMatchObject({ games: [id], gamesChanged: 1, people: false });
  expect(bea.store.games.get(id)?.record.events[1]).toMatchObject({ price: 7 });
  expect(bea.store.logs.parted()).toEqual([]);

  const position = bea.store.games.get(id)?.position ?? -1;
  done(bea.store.games.edit(id, position, [{ kind: 'replace', index: 1, event: { ...SALE, price: 8 } }]));
  done(ada.store.games.edit(id, 3, [{ kind: 'replace', index: 1, event: { ...SALE, price: 9 } }]));
  const heard: (readonly string[])[] = [];
  for (const one of [ada, bea, ada, bea]) heard.push((await one.sync()).games);
  expect(heard).toEqual([[], [id], [id], []]);
  for (const one of [ada, bea]) {
    expect(one.store.logs.parted()).toEqual([{ game: id, others: 1, settled: false }]);
    expect(one.store.sharing.news()?.parted).toEqual([id]);
  }
  expect(exported(bea)).toEqual(exported(ada));
});

test('an erased name is in no file and on no laptop, until somebody gives one again', async () => {
  const { ada, bea, files } = await sent();
  await bea.sync();
  // A sync program keeps copies.
  for (const file of files().filter((each) => each.includes('/said/')))
    copyFileSync(file, file.replace('.json', '.sync-conflict-20261121-193000-ABCDEF.json'));
  const naming = () => files().filter((file) => readFileSync(file, 'latin1').includes('Doris'));
  done(bea.store.players.erase('doris'));
  await bea.sync();
  expect(naming()).toEqual([]);
  for (const one of [ada, bea]) await one.sync();
  expect(NAMES(ada)).toEqual(['—', 'Axel', 'Beatrix', 'Clemens']);
  for (const one of [ada, bea]) expect(exported(one).join()).not.toContain('Doris');
  expect(exported(bea)).toEqual(exported(ada));
  expect(naming()).toEqual([]);
  // Playing again with a name typed at the table isn't giving one.
  done(ada.store.games.create(FOUR));
  expect(NAMES(ada)).not.toContain('Doris');
  done(ada.store.players.rename('doris', 'Dora'));
  for (const one of [ada, bea]) await one.sync();
  expect(NAMES(bea)).toContain('Dora');
});

test('an erased name leaves a folder that is full', async () => {
  const { ada, files } = await sent();
  done(ada.store.players.erase('doris'));
  const open: SyncOptions['open'] = ({ place }) => ({
    ...folderCarrier(place),
    put: () => Promise.reject(new SharingFailed({ why: 'full' })),
  });
  expect((await ada.sync({ open })).carriers).toMatchObject([{ problem: { why: 'full' } }]);
  for (const file of files()) expect(readFileSync(file, 'latin1')).not.toContain('Doris');
});

test('damaged, foreign, huge and linked files are left alone and named, and read once they are whole', async () => {
  const { bea, home, said, log } = await sent();
  const whole = readFileSync(log);
  writeFileSync(log, whole.subarray(0, 40));
  writeFileSync(join(said, 'holiday.jpg'), 'a photograph');
  const outside = join(dataFolder(), 'secret.json');
  writeFileSync(outside, '{}');
  symlinkSync(outside, join(said, `${'a'.repeat(64)}.json`));
  writeFileSync(join(said, `${'b'.repeat(64)}.json`), Buffer.alloc(1_100_000));
  writeFileSync(join(said, '.DS_Store'), 'x');
  // Another laptop may be writing one, and was killed while it wrote the other.
  const drafts = ['a', 'b'].map((letter) => join(said, `~${letter.repeat(16)}.part`));
  for (const draft of drafts) writeFileSync(draft, '{');
  const yesterday = (Date.now() - 86_401_000) / 1000;
  utimesSync(drafts[1] ?? '', yesterday, yesterday);
  mkdirSync(join(said, '@eaDir'));
  writeFileSync(join(said, '@eaDir', 'photo.jpg'), 'x');
  writeFileSync(join(said, `${'c'.repeat(64)}.json.!sync`), '{');
  mkdirSync(join(said, `${'d'.repeat(64)}.json`, 'more', 'still'), { recursive: true });
  const [first] = (await bea.sync()).carriers;
  expect(first?.problem).toBeNull();
  const named = first?.skipped.files.map(({ name, why }) => `${why}: ${name.split('/').slice(2).join('/')}`);
  expect(named?.sort()).toEqual([
    `damaged: ${relative(home, log)}`,
    `damaged: said/${'b'.repeat(64)}.json`,
    `damaged: said/${'c'.repeat(64)}.json.!sync`,
    `foreign: said/${'a'.repeat(64)}.json`,
    `foreign: said/${'d'.repeat(64)}.json/more`,
    'foreign: said/holiday.jpg',
  ]);
  expect(drafts.map((draft) => existsSync(draft))).toEqual([true, false]);
  expect(bea.store.games.list()).toEqual([]);
  writeFileSync(log, whole);
  await bea.sync();
  expect(bea.store.games.list()).toHaveLength(1);
});

test('of many foreign files only some are named, and all of those that are damaged', async () => {
  const { bea, said } = await two();
  mkdirSync(said);
  for (let at = 0; at < 70; at += 1) writeFileSync(join(said, `photo-${at}.jpg`), '');
  writeFileSync(join(said, `${'f'.repeat(64)}.json`), '{');
  const [{ skipped = NONE_SKIPPED } = {}] = (await bea.sync()).carriers;
  expect(skipped.count).toBe(71);
  expect(skipped.files.map(({ why }) => why)).toEqual(['damaged', ...Array<string>(50).fill('foreign')]);
});

test('files are read in whatever folders a sync program has put them', async () => {
  const { ada, bea, shared, home, log } = await sent();
  // Two laptops have made the same folder, each before it knew of the other's.
  renameSync(log, join(dirname(log), basename(log).toUpperCase()));
  renameSync(join(home, 'logs'), join(home, 'LOGS (1)'));
  mkdirSync(join(shared, 'Vernissage-Club (1)', 'v1'), { recursive: true });
  renameSync(join(home, 'said'), join(shared, 'Vernissage-Club (1)', 'v1', 'said-BEAS-LAPTOP'));
  const [first] = (await bea.sync()).carriers;
  expect(first).toEqual({ kind: 'folder', problem: null, skipped: NONE_SKIPPED });
  expect(exported(bea)).toEqual(exported(ada));
});

test('a file that was damaged after it was written is written again when somebody shares anew', async () => {
  const { ada, bea, shared, files } = await sent();
  for (const file of files()) writeFileSync(file, readFileSync(file).subarray(0, 10));
  await ada.sync();
  await bea.sync();
  expect(bea.store.games.list()).toEqual([]);
  ada.store.sharing.stop('folder');
  ada.store.sharing.share('folder', shared, null);
  await ada.sync();
  await bea.sync();
  expect(exported(bea)).toEqual(exported(ada));
});

test.skipIf(!canRunOrdinarily)('what may not be read is named, and the others are read', async () => {
  const { ada, bea, said, log } = await sent();
  const file = join(said, readdirSync(said)[0] ?? '');
  const others = join(said, 'others');
  mkdirSync(others);
  for (const each of [others, log, file]) chmodSync(each, 0);
  const first = syncedOrdinarily(bea);
  expect(first?.problem).toBeNull();
  expect(first?.skipped.files.map(({ why }) => why)).toEqual(['unreadable', 'unreadable', 'unreadable']);
  for (const each of [others, log, file]) chmodSync(each, 0o700);
  await bea.sync();
  expect(exported(bea)).toEqual(exported(ada));
});

test('what has the name of a file doesn’t keep the others from being written', async () => {
  const { ada, bea, log } = await sent();
  rmSync(log);
  mkdirSync(join(log, 'something'), { recursive: true });
  ada.store.players.rename('axel', 'Axel the Great');
  const [first] = (await ada.sync()).carriers;
  expect(first?.problem).toBeNull();
  await bea.sync();
  expect(NAMES(bea)).toContain('Axel the Great');
  rmSync(log, { recursive: true });
  for (const one of [ada, bea]) await one.sync();
  expect(exported(bea)).toEqual(exported(ada));
});

test('a drive that is disconnected in the middle is a missing folder, and nothing is made in its place', async () => {
  const { shared } = await sent();
  const club = join(shared, 'vernissage-club');
  const disconnect = () => {
    if (existsSync(club)) renameSync(club, `${shared}-away`);
    return false;
  };
  const connect = () => renameSync(`${shared}-away`, club);
  const gone = new SharingFailed({ why: 'no-folder' });
  const carrier = folderCarrier(shared);
  const reading = async () => {
    for await (const page of carrier.since('', disconnect, () => undefined)) expect(page.things).toEqual([]);
  };
  await expect(reading()).rejects.toEqual(gone);
  connect();
  const log = {
    kind: 'log',
    hash: 'e'.repeat(64),
    get text() {
      return String(disconnect());
    },
  } as const;
  await expect(carrier.put([log])).rejects.toEqual(gone);
  expect(existsSync(club)).toBe(false);
});

test('a conflict copy of a sync program is read if it is what its name says', async () => {
  const { bea, log } = await sent();
  renameSync(log, log.replace('.json.gz', '.sync-conflict-20261121-193000-ABCDEF.json.gz'));
  await bea.sync();
  expect(bea.store.games.list()).toHaveLength(1);
});

test('a log that the rules refuse, or that another hash names, is no game', async () => {
  const { bea, log } = await sent();
  writeFileSync(log, gzipSync('{"format":"vernissage/game"}'));
  const [{ skipped = NONE_SKIPPED } = {}] = (await bea.sync()).carriers;
  expect(skipped.files.map(({ why }) => why)).toEqual(['damaged']);
});

test('a folder that is gone, closed or written by a newer version is a problem with a name', async () => {
  const { ada, shared } = await two();
  begun(ada);
  const problem = async () => (await ada.sync()).carriers[0]?.problem;
  const club = join(shared, 'vernissage-club');
  mkdirSync(join(club, 'v2'));
  expect(await problem()).toEqual({ why: 'other-version', update: 'here' });
  rmSync(join(club, 'v2'), { recursive: true });
  renameSync(club, `${club}-away`);
  // An empty folder may be a drive that isn't connected: nothing is written to it.
  expect(await problem()).toEqual({ why: 'no-folder' });
  expect(readdirSync(shared)).toEqual(['vernissage-club-away']);
  renameSync(`${club}-away`, club);
  if (canRunOrdinarily) {
    chmodSync(join(club, 'v1'), 0o500);
    expect(syncedOrdinarily(ada)?.problem).toEqual({ why: 'not-allowed' });
    chmodSync(join(club, 'v1'), 0o700);
  }
  expect(await problem()).toBeNull();
});

test('what is entered while games are being sent is sent the next time, of each of them', async () => {
  const { ada, bea, shared } = await two();
  const games = [begun(ada), begun(ada)];
  const enter = (event: EventJson) => games.forEach((id) => play(ada.store, id, [event]));
  const lengths = () => games.map((id) => bea.store.games.get(id)?.record.events.length);
  for (const seat of [1, 2]) {
    const before = ada.store.games.get(games[0] ?? '')?.record.events.length ?? 0;
    let isEntered = false;
    const carrier = folderCarrier(shared);
    const put: typeof carrier.put = (things) => {
      if (!isEntered && things.some(({ kind }) => kind === 'log')) {
        isEntered = true;
        enter({ ...OFFER, seat });
        ada.store.players.rename('axel', `Axel ${seat}`);
      }
      return carrier.put(things);
    };
    await ada.sync({ open: () => ({ ...carrier, put }) });
    await bea.sync();
    expect(lengths()).toEqual([before, before]);
    await ada.sync();
    await bea.sync();
    expect(lengths()).toEqual([before + 1, before + 1]);
    expect(exported(bea)).toEqual(exported(ada));
    enter({ ...SALE, price: 4 });
  }
});

test('what somebody deleted in the folder is put there again by a laptop that has it', async () => {
  const { ada, bea, files } = await sent();
  for (const file of files()) rmSync(file);
  await ada.sync();
  await bea.sync();
  expect(exported(bea)).toEqual(exported(ada));
});
