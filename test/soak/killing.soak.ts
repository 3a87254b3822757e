import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES, killImportAndLook } from '../main/transfer/killing-imports.ts';

void test('a killed import is complete as far as it got, and completed the next time, fifty times', async () => {
  let partly = 0;
  for (let time = 0; time < 50; time += 1) {
    const there = await killImportAndLook();
    if (there > 0 && there < GAMES) partly += 1;
  }
  assert.ok(partly > 25, `${partly} imports were killed in the middle`);
});
