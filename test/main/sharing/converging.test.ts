import { expect, test } from 'vitest';
import { converge } from './converging.ts';

test('laptops that have exchanged everything export the same bytes', { timeout: 120_000 }, async () => {
  let parted = 0;
  for (let seed = 1; seed <= 3; seed += 1) parted += await converge(seed, 2 + (seed % 2), 3);
  expect(parted).toBeGreaterThanOrEqual(0);
});
