import assert from 'node:assert/strict';
import { test } from 'node:test';
import { killAndLook } from '../main/store/killing.ts';
import { GAMES, killImportAndLook } from '../main/transfer/killing-imports.ts';

void test('a process killed while writing loses nothing that was acknowledged, two hundred times', async () => {
  let checked = 0;
  for (let time = 0; time < 200; time += 1) checked += await killAndLook(time * 1_000);
  // How many there are depends on the machine; ten a kill are enough to mean something.
  assert.ok(checked > 2_000, `${checked} acknowledgements were checked`);
});

void test('a killed import is complete as far as it got, and completed the next time, fifty times', async () => {
  let partly = 0;
  for (let time = 0; time < 50; time += 1) {
    const there = await killImportAndLook();
    if (there > 0 && there < GAMES) partly += 1;
  }
  assert.ok(partly > 25, `${partly} imports were killed in the middle`);
});
