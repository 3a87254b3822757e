import { test } from 'vitest';
import { killAndLook } from './killing.ts';

test('a process killed while it writes loses nothing it was told is kept, again and again', async () => {
  let checked = 0;
  for (let time = 0; time < 5 || checked < 50; time += 1) checked += await killAndLook(time * 1_000);
});
