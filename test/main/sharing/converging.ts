import assert from 'node:assert/strict';
import { Cancelled } from '../../../src/main/job/job.ts';
import type { Carrier } from '../../../src/main/sharing/carrier.ts';
import { folderCarrier, prepareFolder } from '../../../src/main/sharing/folder-carrier.ts';
import type { Store } from '../../../src/main/store/index.ts';
import type { Carried } from '../../../src/shared/club/index.ts';
import { below, chance, pick, random, shuffle, type Random } from '../../play/random.ts';
import { anyGame, clock, live } from '../store/importing/laptops.ts';
import { dataFolder } from '../store/store-in.ts';
import { BOX } from './a-box.ts';
import { damageIn, exported, laptop, type Laptop } from './laptops.ts';

/** Stands for a club's server: keeps everything in order. */
export function inMemory(): Carrier & { readonly things: readonly Carried[] } {
  const things: Carried[] = [];
  return {
    things,
    async *since(cursor, isKnown) {
      for (let from = Number(cursor); ; from += 5) {
        const some = things.slice(from, from + 5);
        const next = String(from + some.length);
        yield { things: some.filter(({ hash }) => !isKnown(hash)), skipped: [], next, epoch: 'one' };
        if (some.length < 5) return;
      }
    },
    put: (more) => {
      for (const thing of more) if (!things.some(({ hash }) => hash === thing.hash)) things.push(thing);
      return Promise.resolve([]);
    },
  };
}

/** Rounds in which everybody syncs: what one hears in the last has to reach the others. */
const MOST_ROUNDS = 6;

/** The club that some of them have joined. */
interface Club {
  readonly openServer?: () => Carrier;
  readonly afterEvening?: (evening: number) => Promise<void>;
}

interface Member extends Laptop {
  readonly exchange: (killedAfter?: number) => Promise<void>;
}

/**
 * Some laptops live for some evenings, offline or not, killed half-way or not, over a folder, a server or both. In the
 * end all export the same bytes. Returns how many games were changed on two of them.
 */
export async function converge(
  seed: number,
  count: number,
  evenings: number,
  { openServer = inMemory, afterEvening }: Club = {},
): Promise<number> {
  const next = random(seed);
  const shared = dataFolder();
  await prepareFolder(shared);
  const server = openServer();
  const all = Array.from({ length: count }, (_, at) => member(next, at, shared, server));
  for (let evening = 0; evening < evenings; evening += 1) {
    for (const one of shuffle(next, all)) {
      spendAnEvening(next, one.store, seed, evening, all.indexOf(one));
      if (chance(next, 0.3)) continue;
      if (chance(next, 0.3)) await one.exchange(below(next, 12));
      else await one.exchange();
    }
    await afterEvening?.(evening);
  }
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    for (const one of shuffle(next, all)) await one.exchange();
  }
  const [first, ...others] = all;
  if (first === undefined) return 0;
  for (const other of others) assert.deepEqual(exported(other), exported(first), `seed ${seed}`);
  for (const one of [first, ...others]) assert.deepEqual(damageIn(one), [], `seed ${seed}`);
  for (const other of others) assert.deepEqual(named(other), named(first), `seed ${seed}`);
  return first.store.logs.parted().length;
}

function named({ store }: Laptop) {
  return store.players
    .list()
    .map(({ id, name, alsoKnownAs }) => ({ id, name, also: alsoKnownAs.toSorted() }));
}

/** At least one has both the folder and the server. */
function member(next: Random, at: number, shared: string, server: Carrier): Member {
  const one = laptop(clock(100 * at));
  const [viaFolder, viaServer] =
    at === 0
      ? [true, true]
      : pick(next, [
          [true, true],
          [true, false],
          [false, true],
        ]);
  if (viaFolder === true) one.store.sharing.share('folder', shared, null);
  if (viaServer === true) one.store.sharing.share('club', 'https://club.example', null);
  return {
    ...one,
    exchange: async (killedAfter = Infinity) => {
      let pauses = 0;
      try {
        const { carriers } = await one.sync({
          open: ({ kind, place }) => (kind === 'folder' ? folderCarrier(place) : server),
          pause: () => {
            pauses += 1;
            if (pauses > killedAfter) throw new Cancelled();
          },
        });
        for (const { problem } of carriers) assert.equal(problem, null);
      } catch (error) {
        if (!(error instanceof Cancelled)) throw error;
      }
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
