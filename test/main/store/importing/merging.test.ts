import { describe, expect, test } from 'vitest';
import { dataFolder, storeIn } from '../store-in.ts';
import { clock, exchangeAll, filesOf, mergeAnew, mergeAtHome, type Ground } from './laptops.ts';
import { outOf, shownBy, importInto } from './import-into.ts';

const GROUND: Ground = { newFolder: dataFolder, open: storeIn };

describe('histories of several laptops', () => {
  test('merge to the same result in any order, however often, and nothing is lost', () => {
    let parted = 0;
    for (let seed = 1; seed <= 4; seed += 1) parted += mergeAnew(seed, GROUND);
    expect(parted).toBeGreaterThan(4);
  });

  test('merge to the same result on one of them, and keep its picks, trash and retirements', () => {
    let picked = 0;
    for (let seed = 51; seed <= 53; seed += 1) picked += mergeAtHome(seed, GROUND);
    expect(picked).toBeGreaterThan(1);
  });

  test('end the same on all of them, to the byte, once everybody has imported everything', () => {
    let parted = 0;
    for (let seed = 71; seed <= 74; seed += 1) parted += exchangeAll(seed, GROUND);
    expect(parted).toBeGreaterThan(0);
  });

  test('move to another laptop completely: games, both logs if there are two, names, and merges', () => {
    for (let seed = 31; seed <= 32; seed += 1) {
      const folder = dataFolder();
      const store = storeIn(folder, clock(0));
      for (const file of filesOf(seed, GROUND)) importInto(folder, file);
      const moved = dataFolder();
      const there = storeIn(moved, clock(9));
      importInto(moved, outOf(store));
      // Some only sat in a log that was replaced.
      const { people, ...shown } = shownBy(store);
      const moving = people.filter(({ id }) => there.players.whoIs(id) !== null);
      expect(shownBy(there), `seed ${seed}`).toEqual({ ...shown, people: moving });
    }
  });
});
