import { describe, expect, test } from 'vitest';
import { assertAlike } from '../../../alike.ts';
import { repetitions } from '../../../repetitions.ts';
import { dataFolder, storeIn } from '../store-in.ts';
import { clock, exchangeAll, filesOf, mergeAtHome, type Ground } from './laptops.ts';
import { outOf, shownBy, importInto } from './import-into.ts';

const GROUND: Ground = { newFolder: dataFolder, open: storeIn };

/** In each of these, several games are played on in two places. `npm run soak` plays the next 150 as well. */
const histories = (first: number) => Array.from({ length: repetitions(1, 150) }, (_, more) => first + more);
const SEVERAL = repetitions(2, -1);

describe('histories of several laptops', () => {
  test.each(histories(53))(
    'merge to the same on one of them in any order, and keep its picks, trash and retirements (%i)',
    (seed) => {
      expect(mergeAtHome(seed, GROUND)).toBeGreaterThan(SEVERAL);
    },
  );

  test.each(histories(73))(
    'end the same, to the byte, once everybody has imported everything, and nothing is lost (%i)',
    (seed) => {
      expect(exchangeAll(seed, GROUND)).toBeGreaterThan(SEVERAL);
    },
  );

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
