import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openStore } from '../../src/main/store/index.ts';
import { checkRows } from '../main/store/checked-rows.ts';
import { liveOn, importGamesInto } from '../main/store/lived-games.ts';
import { random } from '../play/random.ts';

const GAMES = 6_000;

const folder = mkdtempSync(join(tmpdir(), 'vernissage-soak-'));
after(() => rmSync(folder, { recursive: true }));

void test('every row of six thousand games, each corrected and undone, matches a replay', async () => {
  const store = openStore(folder, { now: () => new Date().toISOString(), newId: () => '' });
  assert.ok(store.ok);
  const ids = importGamesInto(folder, GAMES);
  const lived = liveOn(random(2), store.value, ids, 5);
  assert.ok(lived.edits > GAMES && lived.undos > 1_000 && lived.redos > 200, JSON.stringify(lived));
  assert.ok(lived.parked > 500 && lived.trashed > 200, JSON.stringify(lived));
  await checkRows(folder, store.value, ids);
  store.value.close();
});
