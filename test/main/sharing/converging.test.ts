import { expect, test } from 'vitest';
import type { Ground } from '../store/importing/laptops.ts';
import { dataFolder, storeIn } from '../store/store-in.ts';
import { converge } from './converging.ts';

const GROUND: Ground = { newFolder: dataFolder, open: storeIn };

test('two, three and four laptops that have exchanged everything export the same bytes', async () => {
  let parted = 0;
  for (const [seed, count, evenings] of [
    [1, 2, 2],
    [2, 3, 2],
    [11, 4, 1],
  ] as const)
    parted += await converge(seed, count, evenings, GROUND);
  expect(parted).toBeGreaterThan(0);
});

test('and so do laptops whose folders are kept the same by a program that copies late and half', async () => {
  for (const seed of [6]) await converge(seed, 2, 2, GROUND, { replicated: true });
});
