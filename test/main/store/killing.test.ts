import { test } from 'vitest';
import { killAndLook } from './killing.ts';

test('a process killed while writing loses nothing that was acknowledged, again and again', async () => {
  let checked = 0;
  for (let time = 0; time < 2 || checked < 30; time += 1) checked += await killAndLook(time * 1_000);
});
