import assert from 'node:assert/strict';
import { test } from 'node:test';
import { converge } from '../main/sharing/converging.ts';
import { onGround } from './ground.ts';

const FIRST = Number(process.env['VERNISSAGE_SEED'] ?? 1);
const HISTORIES = Number(process.env['VERNISSAGE_ROUNDS'] ?? 60);

void test('two to ten laptops over a folder and a server end the same to the byte, sixty times', async () => {
  let parted = 0;
  for (let seed = FIRST; seed < FIRST + HISTORIES; seed += 1) {
    const count = [2, 3, 10][seed % 3] ?? 2;
    parted += await onGround((ground) => converge(seed, count, 6, ground));
  }
  assert.ok(parted > 0, 'some games were corrected in two places');
});
