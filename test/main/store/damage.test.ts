import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { takeBackup } from '../../../src/main/store/backups/taking.ts';
import { openForWork } from '../../../src/main/store/connection.ts';
import { STORE_FILE, type Store } from '../../../src/main/store/index.ts';
import { random } from '../../play/random.ts';
import { wholeGame } from '../../shared/record/games.ts';
import { copyStore, damageAnything, openAfterDamage, toldIn, type Told } from './damaging.ts';
import { dataFolder, done, play, storeIn } from './laid-store.ts';

function playSome(store: Store, seeds: readonly number[], most: number): void {
  for (const seed of seeds) {
    const { events, ...head } = wholeGame(seed);
    const { id } = done(store.games.add({ ...head, events: [] })).record;
    play(store, id, events.slice(0, most));
  }
}

async function backUp(folder: string): Promise<void> {
  const database = openForWork(join(folder, STORE_FILE));
  done(await takeBackup(database, folder, { at: '2026-11-20T10:00:00Z', reason: 'daily' }));
  database.close();
}

/** Games somebody was told of that are not there as they were told. */
function missing(told: Told, there: Told): string[] {
  return [...told].filter(([id, record]) => there.get(id) !== record).map(([id]) => id);
}

describe('whatever bytes change and wherever a file is cut', () => {
  test('with a backup and without: what was acknowledged is there, or the person is told by game', async () => {
    const folder = dataFolder();
    const first = storeIn(folder);
    playSome(first, [1, 2, 3], 30);
    const backedUp = toldIn(first);
    await backUp(folder);
    playSome(first, [4, 5], 40);
    first.close();
    const store = storeIn(folder);
    playSome(store, [6, 7], 20);
    const shown = toldIn(store);

    let mendings = 0;
    for (let seed = 1; seed <= 80; seed += 1) {
      const next = random(seed);
      const copy = dataFolder();
      copyStore(folder, copy);
      const withBackup = seed % 2 === 0;
      if (withBackup) {
        mkdirSync(join(copy, 'backups'));
        await backUp(copy).catch(() => undefined);
      }
      const what = damageAnything(next, copy);
      const { told: there, mended, notices } = openAfterDamage(copy);
      if (mended !== null) mendings += 1;
      const tellsOf = [...(mended?.cutShort ?? []), ...(mended?.lost ?? [])];
      const unexplained = missing(shown, there).filter((id) => !tellsOf.includes(id));
      // What is cut off says no more which games it held: the person is told of the damage, and to look through them.
      const told = notices.includes('entries-missing') || (mended !== null && what.includes(' cut at '));
      if (!told) expect(unexplained, `${seed}: ${what}`).toEqual([]);
      if (withBackup && mended !== null) expect(missing(backedUp, there), `${seed}: ${what}`).toEqual([]);
    }
    expect(mendings).toBeGreaterThan(20);
  }, 120_000);
});
