import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildIfStale } from '../../scripts/build.ts';
import { allCases, prepareFolder, nameOf } from '../main/damage/damages.ts';
import { hostApart } from '../main/damage/hosted-apart.ts';
import { playEvenings } from '../main/damage/evenings.ts';
import { visit } from '../main/damage/visit.ts';
import { seenWhole, visitAll } from '../main/damage/visiting.ts';

void test('whatever happens to a page, a frame, a table or a file: the app goes on, and reports every loss', async () => {
  buildIfStale();
  const parent = mkdtempSync(join(tmpdir(), 'vernissage-damaged-'));
  const worker = join(import.meta.dirname, '../../out/main/worker.js');
  const evenings = await playEvenings(parent);
  const expected = await seenWhole({ evenings, parent, worker });
  const cases = allCases(evenings).filter((one) =>
    nameOf(one).includes(process.env['VERNISSAGE_CASE'] ?? ''),
  );
  const visited = await visitAll(cases, { evenings, parent, worker, expected }, availableParallelism());

  const count = (what: (one: (typeof visited)[number]) => number): number =>
    visited.reduce((sum, one) => sum + what(one), 0);
  const ways = (way: string): number => visited.filter((one) => one.ways.includes(way)).length;
  process.stdout.write(
    `${visited.length} damaged folders: ${ways('repair')} repaired at the start, ${ways('repair-open')} while open; ` +
      `${count(({ found }) => found)} games found, ${count(({ reportedShort }) => reportedShort)} said to end early, ` +
      `${count(({ reportedLost }) => reportedLost)} said to be lost; ` +
      `${count(({ faults }) => (faults.some((fault) => fault.startsWith('ended')) ? 1 : 0))} processes ended\n`,
  );
  const wrong = visited.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));
  for (const line of wrong) process.stdout.write(`${line}\n`);
  assert.equal(wrong.length, 0);
  assert.ok(ways('repair') + ways('repair-open') > cases.length / 4);
  rmSync(parent, { recursive: true });
});

/** One damaged folder in this many is also tried with the built app in a separate process. */
const APART = 40;

void test('the built app copes with a sample of that damage', async () => {
  buildIfStale();
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
