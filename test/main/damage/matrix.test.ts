import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { pick, random } from '../../play/random.ts';
import { repetitions } from '../../repetitions.ts';
import { WORKER } from '../work/backend-in.ts';
import { STORE_FILE } from '../../../src/main/store/index.ts';
import { entriesIn, sourceOf } from '../../../src/main/store/salvage/entries.ts';
import { upToGap } from '../../../src/main/store/salvage/joined.ts';
import { recover } from '../store/recovering.ts';
import { allCases, nameOf, prepareFolder } from './damages.ts';
import { playEvenings, type SavedEvenings } from './evenings.ts';
import { BEGINNINGS, cutPower } from './power-cuts.ts';
import { hasTracer } from './system-calls.ts';
import { seenWhole, visitAll } from './visiting.ts';

const SEED = 5;

const SOAKING = repetitions(0, 1) > 0;
/** Part of a case’s name, to see that one again. */
const CASE = process.env['VERNISSAGE_CASE'] ?? '';

/** One of each; `npm run soak` runs the whole matrix. */
const SAMPLED = ['page', 'frame', 'dropped'] as const;

let parent: string;
let evenings: SavedEvenings;
beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'vernissage-damage-'));
  evenings = await playEvenings(parent);
  return () => rmSync(parent, { recursive: true });
});

test('whatever happens to a page, a frame or a table, the app goes on and reports every loss', async () => {
  const expected = await seenWhole({ evenings, parent, worker: WORKER });
  const next = random(SEED);
  const all = allCases(evenings);
  const sampled = SAMPLED.map((kind) =>
    pick(
      next,
      all.filter(({ damage }) => damage?.kind === kind),
    ),
  );
  const cases = (SOAKING ? all : sampled).filter((one) => nameOf(one).includes(CASE));
  const atOnce = SOAKING ? availableParallelism() : 1;
  const visited = await visitAll(cases, { evenings, parent, worker: WORKER, expected }, atOnce);
  expect(visited.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))).toEqual([]);
  const repaired = visited.filter(({ ways }) => ways.some((way) => way.startsWith('repair')));
  if (CASE === '') expect(repaired.length).toBeGreaterThan(SOAKING ? cases.length / 4 : -1);
});

test('of what the file, its log or a backup has, nothing is lost after a kill, and the rest is named', () => {
  const next = random(SEED);
  const all = allCases(evenings).flatMap((one) => (one.ending === 'killed' ? { ...one, backup: true } : []));
  for (const wrong of SOAKING ? all : Array.from({ length: 8 }, () => pick(next, all))) {
    const folder = mkdtempSync(join(parent, 'killed-'));
    prepareFolder(evenings, wrong, folder);
    const backups = readdirSync(join(folder, 'backups')).map((name) => `backups/${name}`);
    const before = journalsIn(folder, STORE_FILE, ...backups);
    const { missing, repaired } = recover(folder);
    const after = journalsIn(folder, STORE_FILE);
    const told = new Map(missing.map(({ game, kept, of }) => [game, of - kept]));
    for (const [game, { length }] of Object.entries(evenings.acknowledged)) {
      const [had, has] = [before.get(game) ?? [], after.get(game) ?? []];
      expect(has.slice(0, had.length), nameOf(wrong)).toEqual(had);
      if (repaired?.allKnown !== false)
        expect(has.length + (told.get(game) ?? 0), nameOf(wrong)).toBe(length);
    }
  }
});

/** The journals in these files, each up to the first row that none of them has. */
function journalsIn(folder: string, ...files: readonly string[]) {
  const { journals } = entriesIn(files.map((file) => sourceOf(join(folder, file))));
  return new Map([...journals].map(([game, rows]) => [game, upToGap(rows)]));
}

test.skipIf(!hasTracer())(
  'after power cuts everything acknowledged is there, hardly ever with a needless warning',
  () => {
    for (const beginning of SOAKING ? BEGINNINGS : (['clean'] as const)) {
      const often = { events: repetitions(1, 20), every: repetitions(12, 1) };
      const { states, alarms, faults } = cutPower(evenings, beginning, parent, { worker: WORKER, ...often });
      expect(faults, beginning).toEqual([]);
      expect(states).toBeGreaterThan(20);
      expect(alarms).toBeLessThan(states / 10);
    }
  },
);
