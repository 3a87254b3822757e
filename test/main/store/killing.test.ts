import { expect, test } from 'vitest';
import { killAndLook } from './killing.ts';

test('a process killed while it writes loses nothing it was told is kept, twenty times', async () => {
  let checked = 0;
  for (let time = 0; time < 20; time += 1) checked += await killAndLook(time * 1_000);
  expect(checked).toBeGreaterThan(200);
}, 180_000);
