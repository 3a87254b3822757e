import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { clubCarrier } from '../../../src/main/sharing/club-carrier.ts';
import { folderCarrier, prepareFolder } from '../../../src/main/sharing/folder-carrier.ts';
import { assertAlike } from '../../alike.ts';
import { pick, random, type Random } from '../../play/random.ts';
import { wholeGame } from '../../shared/record/games.ts';
import { importInto } from '../store/importing/import-into.ts';
import { clock, live, type Ground } from '../store/importing/laptops.ts';
import { damageIn, exported, syncIn } from './laptops.ts';

const SYNCER = join(import.meta.dirname, 'syncer.ts');

/** A club that all laptops have joined. */
interface JoinedClub {
  readonly server: string;
  readonly key: string;
}

interface Options {
  readonly laptops: number;
  readonly games: number;
  readonly kills: number;
  readonly club?: JoinedClub;
}

/**
 * Kills the process of one laptop after the other in the middle of a sync, while games go on between. After each kill
 * the file has to be whole; in the end everybody syncs and exports the same bytes. Returns how many kills came in the
 * middle.
 */
export async function killSyncsAndLook(
  seed: number,
  { newFolder, open }: Ground,
  { laptops, games, kills, club }: Options,
): Promise<number> {
  const next = random(seed);
  const shared = newFolder();
  await prepareFolder(shared);
  const folders = Array.from({ length: laptops }, (_, at) => {
    const folder = newFolder();
    const store = open(folder, clock(1000 * at));
    store.sharing.share('folder', shared, null);
    if (club !== undefined) store.sharing.share('club', club.server, null);
    importInto(folder, gamesOf(seed, at, games));
    store.close();
    return folder;
  });

  let midway = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const folder = pick(next, folders);
    importInto(folder, gamesOf(seed, laptops + kill, games / 2));
    if (await syncUntilKilled(folder, next, club)) midway += 1;
    const store = open(folder, clock(1000 * (laptops + kill)));
    assertAlike('a kill is no damage that needs news', seed, store.notices, []);
    assertAlike('history knows of every game', seed, store.isStale(), false);
    assertAlike('the file is whole after a kill', seed, damageIn({ folder }), []);
    live(next, store);
    store.close();
  }

  // What the last one says has to reach the first.
  for (const folder of [...folders, ...folders, ...folders]) {
    const { carriers } = await syncIn(folder, {
      at: new Date().toISOString(),
      open: ({ kind, place }) =>
        kind === 'folder' ? folderCarrier(place) : clubCarrier({ server: place, key: club?.key ?? '' }),
    });
    for (const { problem } of carriers) assert.equal(problem, null);
  }
  const [first = [], ...others] = folders.map((folder, at) => {
    const store = open(folder, clock(1000 * at));
    const texts = exported({ store });
    store.close();
    return texts;
  });
  assert.ok(first.length >= games);
  for (const other of others)
    assertAlike('laptops that have synced everything export the same', seed, other, first);
  return midway;
}

/** Most of a laptop's games are its own, and some are the same everywhere. */
function gamesOf(seed: number, laptop: number, count: number): readonly object[] {
  return Array.from({ length: count }, (_, at) => {
    const of = at % 4 === 0 ? 'all' : String(laptop);
    return { ...wholeGame(seed * 100 + (at % 20)), id: `game-${of}-${at}` };
  });
}

/** Returns whether it was killed before everything was exchanged. */
async function syncUntilKilled(
  folder: string,
  next: Random,
  { server, key }: JoinedClub = { server: '', key: '' },
): Promise<boolean> {
  const syncer = spawn(process.execPath, [SYNCER, folder, server, key, `${next() * 0.9}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return !(await text(syncer.stdout)).includes('synced');
}
