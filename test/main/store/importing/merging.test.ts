import { describe, expect, test } from 'vitest';
import { assertAlike } from '../../../alike.ts';
import { dataFolder, storeIn } from '../store-in.ts';
import { clock, exchangeAll, filesOf, mergeAnew, mergeAtHome, type Ground } from './laptops.ts';
import { outOf, shownBy, importInto } from './import-into.ts';

const GROUND: Ground = { newFolder: dataFolder, open: storeIn };

/** In each of these, several games are played on in two places; `npm run soak` plays hundreds of others. */
describe('histories of several laptops', () => {
  test('merge to the same result in any order, however often, and nothing is lost', () => {
    for (const seed of [6, 8]) expect(mergeAnew(seed, GROUND)).toBeGreaterThan(2);
  });

  test('merge to the same result on one of them, and keep its picks, trash and retirements', () => {
    expect(mergeAtHome(53, GROUND)).toBeGreaterThan(2);
  });

  test('end the same on all of them, to the byte, once everybody has imported everything', () => {
    expect(exchangeAll(73, GROUND)).toBeGreaterThan(2);
  });

  test('move to another laptop completely: games, both logs if there are two, names, and merges', () => {
    const seed = 32;
    const folder = dataFolder();
    const store = storeIn(folder, clock(0));
    for (const file of filesOf(seed, GROUND)) importInto(folder, file);
    const moved = dataFolder();
    const there = storeIn(moved, clock(9));
    importInto(moved, outOf(store));
    // Some only sat in a log that was replaced.
    const { people, ...shown } = shownBy(store);
    const moving = people.filter(({ id }) => there.players.whoIs(id) !== null);
    assertAlike('everything moves', seed, shownBy(there), { ...shown, people: moving });
  });
});
