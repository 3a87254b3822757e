import { expect, test } from 'vitest';
import { openStore } from '../../../src/main/store/index.ts';
import { dataFolder, done, surroundings } from './store-in.ts';
import { editAtRandom } from './random-journal.ts';

test('undo, redo and corrections of random games equal a replay of the edited list', () => {
  const folder = dataFolder();
  const around = surroundings();
  const sum = { edits: 0, refusals: 0, undos: 0, redos: 0 };
  for (let seed = 0; seed < 16; seed += 1) {
    const tally = editAtRandom(seed, () => done(openStore(folder, around)), 40);
    for (const what of ['edits', 'refusals', 'undos', 'redos'] as const) sum[what] += tally[what];
  }
  for (const times of Object.values(sum)) expect(times).toBeGreaterThan(25);
});
