import assert from 'node:assert/strict';
import { basename, join } from 'node:path';
import { Cancelled } from '../../../src/main/job/job.ts';
import type { Carrier } from '../../../src/main/sharing/carrier.ts';
import { folderCarrier } from '../../../src/main/sharing/folder-carrier.ts';
import type { Store } from '../../../src/main/store/index.ts';
import type { Carried } from '../../../src/shared/club/index.ts';
import { assertAlike } from '../../alike.ts';
import { readBox } from '../../../src/shared/record/index.ts';
import { randomAuctionBox } from '../../play/boxes.ts';
import { below, chance, pick, random, shuffle, type Random } from '../../play/random.ts';
import { importInto, outOf } from '../store/importing/import-into.ts';
import { anyGame, clock, live, type Ground } from '../store/importing/laptops.ts';
import { done } from '../store/store-in.ts';
import { damageIn, exported, syncIn, type Laptop } from './laptops.ts';
import { oneFolder, replicatedFolders, type SharedFolders } from './replicating.ts';

/** A box that somebody made. */
const BOX = done(readBox({ ...randomAuctionBox(4), id: 'one', title: 'A box of our own' }));

/** Stands for a club's server: keeps everything in order. */
function inMemory(): Carrier {
  const things: Carried[] = [];
  return {
    async *since(cursor, isKnown) {
      for (let from = Number(cursor); ; from += 5) {
        const some = things.slice(from, from + 5);
        const next = String(from + some.length);
        yield { things: some.filter(({ hash }) => !isKnown(hash)), next, epoch: 'one' };
        if (some.length < 5) return;
      }
    },
    put: (more) => {
      for (const thing of more) if (!things.some(({ hash }) => hash === thing.hash)) things.push(thing);
      return Promise.resolve([]);
    },
  };
}

/** Rounds in which everybody syncs, until nobody has anything new to say. */
const MOST_ROUNDS = 8;

interface Options {
  /** The club that some of them have joined. */
  readonly openServer?: () => Carrier;
  /** Every laptop has a folder of its own, and a program carries files between them. */
  readonly replicated?: boolean;
  readonly afterEvening?: (evening: number) => Promise<void>;
}

interface Member extends Laptop {
  /** Returns how many things were put somewhere; it is killed at a pause if there are more than this. */
  readonly exchange: (killedAfter?: number) => Promise<number>;
  /** The program that carries the folder’s files looks at it. */
  readonly carrySome: () => void;
  /** Stops sharing and begins again: nothing is known of what is there. */
  readonly shareAnew: () => void;
}

/**
 * Some laptops live for some evenings, offline for many of them, killed half-way or not, over a folder, a server or both.
 * In the end nobody has anything new to say and all export the same bytes, as do two laptops that join only then. Returns
 * how many games were changed on two of them.
 */
export async function converge(
  seed: number,
  count: number,
  evenings: number,
  ground: Ground,
  { openServer = inMemory, replicated = false, afterEvening }: Options = {},
): Promise<number> {
  const next = random(seed);
  const folders = replicated
    ? replicatedFolders(next, ground.newFolder)
    : await oneFolder(ground.newFolder());
  const server = openServer();
  const joinAs = (at: number, [viaFolder, viaServer]: Ways): Promise<Member> =>
    member(ground, at, viaFolder ? folders : null, viaServer ? server : null);
  const all: Member[] = [];
  // At least one has both the folder and the server.
  for (let at = 0; at < count; at += 1)
    all.push(await joinAs(at, at === 0 ? [true, true] : pick(next, WAYS)));
  const awayUntil = new Map<Member, number>();
  for (let evening = 0; evening < evenings; evening += 1) {
    for (const one of shuffle(next, all)) {
      spendAnEvening(next, one.store, seed, evening, all.indexOf(one));
      // Files travel, too.
      if (chance(next, 0.15)) importInto(one.folder, shuffle(next, outOf(pick(next, all).store)));
      if (chance(next, 0.1)) one.shareAnew();
      if (replicated && chance(next, 0.6)) one.carrySome();
      if (evening < (awayUntil.get(one) ?? 0)) continue;
      if (chance(next, 0.3)) awayUntil.set(one, evening + 1 + below(next, evenings));
      else await one.exchange(chance(next, 0.3) ? below(next, 12) : Infinity);
    }
    await afterEvening?.(evening);
  }
  if (folders.hasDamage?.() === true) for (const one of all) one.shareAnew();
  await untilQuiet(next, all, folders, seed);
  const late = [await joinAs(count, [true, false]), await joinAs(count + 1, [false, true])];
  await untilQuiet(next, late, folders, seed);
  const [first, ...others] = [...all, ...late];
  if (first === undefined) return 0;
  const expected = exported(first);
  for (const other of others) {
    assertAlike('laptops that have synced everything export the same', seed, exported(other), expected);
    assertAlike('people have the same names on all laptops', seed, named(other), named(first));
  }
  for (const one of [first, ...others])
    assertAlike('the file is whole, however often a sync was killed', seed, damageIn(one), []);
  return first.store.logs.parted().length;
}

async function untilQuiet(
  next: Random,
  all: readonly Member[],
  { carryAll = () => false }: SharedFolders,
  seed: number,
): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let sent = 0;
    carryAll();
    for (const one of shuffle(next, all)) sent += await one.exchange();
    if (sent === 0 && !carryAll()) return;
  }
  assert.fail(`once everything is synced nobody has anything to say, but they never stop (seed ${seed})`);
}

function named({ store }: Laptop) {
  return store.players
    .list()
    .map(({ id, name, alsoKnownAs }) => ({ id, name, also: alsoKnownAs.toSorted() }));
}

/** Over the folder, and over the server. */
type Ways = readonly [boolean, boolean];
const WAYS: readonly Ways[] = [
  [true, true],
  [true, false],
  [false, true],
];

async function member(
  ground: Ground,
  at: number,
  folders: SharedFolders | null,
  server: Carrier | null,
): Promise<Member> {
  const folder = ground.newFolder();
  const shared = (await folders?.newFolder()) ?? null;
  const store = ground.open(folder, clock(100 * at));
  const shareAnew = (): void => {
    if (shared !== null) store.sharing.share('folder', shared, null);
    if (server !== null) store.sharing.share('club', 'https://club.example', null);
  };
  shareAnew();
  return {
    folder,
    store,
    shareAnew,
    carrySome: () => {
      if (shared !== null) folders?.carrySome?.(shared);
    },
    sync: (options) => syncIn(folder, options),
    exchange: async (killedAfter = Infinity) => {
      let pauses = 0;
      let sent = 0;
      const half = shared === null ? [] : (folders?.half?.(shared) ?? []);
      const unread = half.filter((file) => !store.sharing.isAt('folder', basename(file).slice(0, 64)));
      const counting = (carrier: Carrier): Carrier => ({
        ...carrier,
        put: (things) => {
          sent += things.length;
          return carrier.put(things);
        },
      });
      try {
        const { carriers } = await syncIn(folder, {
          open: ({ kind, place }) =>
            counting(kind === 'folder' || server === null ? folderCarrier(place) : server),
          pause: () => {
            pauses += 1;
            if (pauses > killedAfter) throw new Cancelled();
          },
        });
        for (const { problem } of carriers) assert.equal(problem, null);
        const damaged = carriers
          .flatMap(({ skipped }) => skipped.files)
          .filter(({ why }) => why === 'damaged');
        for (const file of unread) {
          const isNamed = damaged.some(({ name }) => file.endsWith(join(...name.split('/'))));
          assert.ok(isNamed, `${file} is half-copied, and isn’t named`);
        }
      } catch (error) {
        if (!(error instanceof Cancelled)) throw error;
      }
      return sent;
    },
  };
}

function spendAnEvening(next: Random, store: Store, seed: number, evening: number, at: number): void {
  const laptopName = String.fromCharCode(97 + at);
  // Now and then two laptops have entered a game under the same id.
  const game = chance(next, 0.2) ? evening : 10 * (at + 1) + evening;
  store.games.add(anyGame(next, 1000 * seed + game, laptopName));
  live(next, store);
  const games = store.games.list().map(({ head }) => head.id);
  const trashed = store.games.list({ trashed: true }).map(({ head }) => head.id);
  if (chance(next, 0.3) && games.length > 1) store.games.trash(pick(next, games));
  if (chance(next, 0.3) && trashed.length > 0) store.games.restore(pick(next, trashed));
  const people = store.players.list();
  if (chance(next, 0.2) && people.length > 0) store.players.erase(pick(next, people).id);
  const moment = clock(100 * at + 10 * evening).now();
  if (chance(next, 0.4)) store.boxes.keep({ ...BOX, title: `Box ${laptopName}${evening}` }, moment);
  else if (chance(next, 0.2)) store.boxes.remove(BOX.id, moment);
  for (const { game: id } of store.logs.parted()) {
    const logs = store.logs.of(id);
    if (chance(next, 0.5)) store.logs.pick(id, pick(next, logs).hash);
  }
}
