import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openStore } from '../../src/main/store/index.ts';
import { editAtRandom } from '../main/store/random-journal.ts';

const folder = mkdtempSync(join(tmpdir(), 'vernissage-soak-'));
after(() => rmSync(folder, { recursive: true }));

void test('undo, redo and corrections of five thousand random games equal a replay of the edited list', () => {
  let undos = 0;
  for (let seed = 10_000; seed < 15_000; seed += 1) {
    const open = () => {
      const store = openStore(folder, { now: () => new Date().toISOString(), newId: () => '' });
      assert.ok(store.ok);
      return store.value;
    };
    undos += editAtRandom(seed, open, 40).undos;
  }
  assert.ok(undos > 10_000);
});
