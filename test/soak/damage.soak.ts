import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildIfStale } from '../../scripts/build.ts';
import { allCases, prepareFolder, nameOf } from '../main/damage/damages.ts';
import { hostApart } from '../main/damage/hosted-apart.ts';
import { playEvenings } from '../main/damage/evenings.ts';
import { visit } from '../main/damage/visit.ts';
import { seenWhole } from '../main/damage/visiting.ts';

/** One damaged folder in this many is also tried with the built app in a separate process. */
const APART = 40;

void test('the built app copes with a sample of all damage', async () => {
  await buildIfStale();
  const parent = mkdtempSync(join(tmpdir(), 'vernissage-damaged-'));
  const worker = join(import.meta.dirname, '../../out/main/worker.js');
  const evenings = await playEvenings(parent);
  const expected = await seenWhole({ evenings, parent, worker });
  const play = { ...evenings.underWay, next: evenings.underWay.next.slice(0, 3) };
  const wrong: string[] = [];
  for (const [at, one] of allCases(evenings).entries()) {
    if (at % APART !== 0) continue;
    const folder = join(parent, `apart-${at}`);
    prepareFolder(evenings, one, folder);
    const { faults } = await visit({
      folder,
      host: hostApart,
      acknowledged: evenings.acknowledged,
      play,
      expected,
    });
    wrong.push(...faults.map((fault) => `${nameOf(one)}: ${fault}`));
  }
  assert.deepEqual(wrong, []);
  rmSync(parent, { recursive: true });
});
