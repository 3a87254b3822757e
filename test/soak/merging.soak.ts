import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openStore, type Store } from '../../src/main/store/index.ts';
import { exchangeAll, mergeAnew, mergeAtHome, type Ground } from '../main/store/importing/laptops.ts';

const HISTORIES = 150;

const folders: string[] = [];
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Runs with laptops that are closed afterwards. */
function withLaptops(run: (ground: Ground) => number): number {
  const stores: Store[] = [];
  const counted = run({
    newFolder: () => {
      const folder = mkdtempSync(join(tmpdir(), 'vernissage-soak-'));
      folders.push(folder);
      return folder;
    },
    open: (folder, around) => {
      const store = openStore(folder, around);
      assert.ok(store.ok);
      stores.push(store.value);
      return store.value;
    },
  });
  for (const store of stores) store.close();
  return counted;
}

void test('the histories of three laptops merge to the same result in any order, a hundred and fifty times', () => {
  let parted = 0;
  for (let seed = 1000; seed < 1000 + HISTORIES; seed += 1) {
    parted += withLaptops((ground) => mergeAnew(seed, ground));
  }
  assert.ok(parted > HISTORIES, `${parted} games were played on in two places`);
});

void test('and so they do on a laptop with picked logs, trashed games and retired people', () => {
  let picked = 0;
  for (let seed = 3000; seed < 3000 + HISTORIES; seed += 1) {
    picked += withLaptops((ground) => mergeAtHome(seed, ground));
  }
  assert.ok(picked > HISTORIES / 3, `${picked} times somebody had picked a log`);
});

void test('laptops that exchange everything end the same to the byte, whatever was corrected and picked on them', () => {
  let parted = 0;
  for (let seed = 5000; seed < 5000 + HISTORIES; seed += 1) {
    parted += withLaptops((ground) => exchangeAll(seed, ground));
  }
  assert.ok(parted > 0, 'some games were corrected in two places');
});
