import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openStore } from '../../src/main/store/index.ts';
import { checkRows } from '../main/store/checked-rows.ts';
import { importInto } from '../main/store/importing/import-into.ts';
import { anyNight } from '../main/store/many-games.ts';
import { editAtRandom } from '../main/store/random-journal.ts';

const GAMES = 6_000;

const folder = mkdtempSync(join(tmpdir(), 'vernissage-soak-'));
after(() => rmSync(folder, { recursive: true }));

function open() {
  const store = openStore(folder, { now: () => new Date().toISOString(), newId: () => '' });
  assert.ok(store.ok);
  return store.value;
}

void test('every row of eleven thousand games, of which five thousand are corrected at random, matches a replay', async () => {
  open().close();
  const nights = Array.from({ length: GAMES }, (_, seed) => anyNight(seed));
  importInto(folder, nights);
  const ids = nights.map(({ id }) => id);
  let undos = 0;
  for (let seed = 10_000; seed < 15_000; seed += 1) {
    undos += editAtRandom(seed, open, 40).undos;
    ids.push(`game-${seed}`);
  }
  assert.ok(undos > 10_000);
  const store = open();
  await checkRows(folder, store, ids);
  store.close();
});
