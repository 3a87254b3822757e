import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { pick, random } from '../../play/random.ts';
import { WORKER } from '../work/backend-in.ts';
import { allCases } from './damages.ts';
import { playEvenings, type SavedEvenings } from './evenings.ts';
import { cutPower } from './power-cuts.ts';
import { hasTracer } from './system-calls.ts';
import { seenWhole, visitAll } from './visiting.ts';

const SEED = 5;

/** One of each; `npm run soak` runs the whole matrix. */
const SAMPLED = ['page', 'frame', 'files'] as const;

let parent: string;
let evenings: SavedEvenings;
beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'vernissage-damage-'));
  evenings = await playEvenings(parent);
  return () => rmSync(parent, { recursive: true });
});

test('after a sample of the matrix’s damage, the app goes on and reports every loss', async () => {
  const expected = await seenWhole({ evenings, parent, worker: WORKER });
  const next = random(SEED);
  const all = allCases(evenings);
  const cases = SAMPLED.map((kind) =>
    pick(
      next,
      all.filter(({ damage }) => damage.kind === kind),
    ),
  );
  const visited = await visitAll(cases, { evenings, parent, worker: WORKER, expected }, 1);
  expect(visited.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))).toEqual([]);
});

test.skipIf(!hasTracer())('after some power cuts everything acknowledged is there', () => {
  const { states, faults } = cutPower(evenings, 'clean', parent, { worker: WORKER, events: 1, every: 12 });
  expect(faults).toEqual([]);
  expect(states).toBeGreaterThan(20);
});
