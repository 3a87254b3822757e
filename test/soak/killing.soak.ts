import assert from 'node:assert/strict';
import { test } from 'node:test';
import { killAndLook } from '../main/store/killing.ts';

void test('a process killed while it writes loses nothing it was told is kept, two hundred times', async () => {
  let checked = 0;
  for (let time = 0; time < 200; time += 1) checked += await killAndLook(time * 1_000);
  assert.ok(checked > 5_000, `${checked} acknowledgements were checked`);
});
