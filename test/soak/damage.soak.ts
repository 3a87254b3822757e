import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildIfStale } from '../../scripts/build.ts';
import { allCases } from '../main/damage/damages.ts';
import { playEvenings } from '../main/damage/evenings.ts';
import { seenWhole, visitAll } from '../main/damage/visiting.ts';

/** One damaged folder in this many is also tried with the built app in a separate process. */
const APART = 40;

void test('the built app copes with a sample of all damage', async () => {
  await buildIfStale();
  const parent = mkdtempSync(join(tmpdir(), 'vernissage-damaged-'));
  const worker = join(import.meta.dirname, '../../out/main/worker.js');
  const evenings = await playEvenings(parent);
  const expected = await seenWhole({ evenings, parent, worker });
  const sample = allCases(evenings).filter((_, at) => at % APART === 0);
  const visited = await visitAll(sample, { evenings, parent, worker, expected, apart: true }, 1);
  const wrong = visited.filter(({ faults }) => faults.length > 0);
  assert.deepEqual(wrong, []);
  rmSync(parent, { recursive: true });
});
