import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openStore } from '../../src/main/store/index.ts';
import {
  differing,
  keptRows,
  live,
  nothingLived,
  replayedRows,
  takeInNights,
  workOutAgain,
} from '../main/store/lived-games.ts';
import { random } from '../play/random.ts';

const GAMES = 6_000;

const folder = mkdtempSync(join(tmpdir(), 'vernissage-soak-'));
after(() => rmSync(folder, { recursive: true }));

void test('every row of six thousand games, each corrected and taken back, is what a replay comes to', async () => {
  const store = openStore(folder, { now: () => new Date().toISOString(), newId: () => '' });
  assert.ok(store.ok);
  const ids = takeInNights(folder, GAMES);
  const lived = nothingLived();
  const next = random(2);
  for (const id of ids) live(next, store.value, id, 5, lived);
  assert.ok(lived.edits > GAMES && lived.undos > 1_000 && lived.redos > 200, JSON.stringify(lived));
  assert.ok(lived.parked > 500 && lived.trashed > 200, JSON.stringify(lived));
  const replayed = replayedRows(store.value, folder, ids);
  assert.deepEqual(differing(keptRows(folder), replayed), []);
  assert.deepEqual(await workOutAgain(folder), { games: GAMES, contradicted: 0 });
  assert.deepEqual(differing(keptRows(folder), replayed), []);
  store.value.close();
});
