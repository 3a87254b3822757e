import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { pick, random } from '../../play/random.ts';
import { repetitions } from '../../repetitions.ts';
import { WORKER } from '../work/backend-in.ts';
import { allCases, nameOf } from './damages.ts';
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
