import { expect, test } from 'vitest';
import { openStore } from '../../../src/main/store/index.ts';
import { repetitions } from '../../repetitions.ts';
import { checkRows } from './checked-rows.ts';
import { importInto } from './importing/import-into.ts';
import { anyNight } from './many-games.ts';
import { editAtRandom } from './random-journal.ts';
import { dataFolder, done, storeIn, surroundings } from './store-in.ts';

const GAMES = repetitions(45, 6_000);
const EDITED = repetitions(10, 5_000);

test('every row of many games matches a replay, and does so again', async () => {
  const folder = dataFolder();
  const store = storeIn(folder);
  const nights = Array.from({ length: GAMES }, (_, seed) => anyNight(seed));
  importInto(folder, nights);
  const ids = nights.map(({ id }) => id);
  expect(await checkRows(folder, store, ids)).toBeGreaterThan(GAMES * 1.5);
});

test('undo, redo and corrections of random games equal a replay of the edited list, and so does every row', async () => {
  const folder = dataFolder();
  const around = surroundings();
  const sum = { edits: 0, refusals: 0, undos: 0, redos: 0 };
  const seeds = Array.from({ length: EDITED }, (_, seed) => seed);
  for (const seed of seeds) {
    const tally = editAtRandom(seed, () => done(openStore(folder, around)), 40);
    for (const what of ['edits', 'refusals', 'undos', 'redos'] as const) sum[what] += tally[what];
  }
  for (const times of Object.values(sum)) expect(times).toBeGreaterThan(25);
  const ids = seeds.map((seed) => `game-${seed}`);
  expect(await checkRows(folder, storeIn(folder), ids)).toBeGreaterThan(EDITED);
});
