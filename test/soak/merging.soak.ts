import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exchangeAll, mergeAnew, mergeAtHome } from '../main/store/importing/laptops.ts';
import { onGround } from './ground.ts';

const HISTORIES = 150;

void test('the histories of three laptops merge to the same result in any order, a hundred and fifty times', async () => {
  let parted = 0;
  for (let seed = 1000; seed < 1000 + HISTORIES; seed += 1) {
    parted += await onGround((ground) => mergeAnew(seed, ground));
  }
  assert.ok(parted > HISTORIES, `${parted} games were played on in two places`);
});

void test('and so they do on a laptop with picked logs, trashed games and retired people', async () => {
  let picked = 0;
  for (let seed = 3000; seed < 3000 + HISTORIES; seed += 1) {
    picked += await onGround((ground) => mergeAtHome(seed, ground));
  }
  assert.ok(picked > HISTORIES / 3, `${picked} times somebody had picked a log`);
});

void test('laptops that exchange everything end the same to the byte, whatever was corrected and picked on them', async () => {
  let parted = 0;
  for (let seed = 5000; seed < 5000 + HISTORIES; seed += 1) {
    parted += await onGround((ground) => exchangeAll(seed, ground));
  }
  assert.ok(parted > 0, 'some games were corrected in two places');
});
