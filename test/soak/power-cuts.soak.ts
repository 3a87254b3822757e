import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildIfStale } from '../../scripts/build.ts';
import { playEvenings } from '../main/damage/evenings.ts';
import { BEGINNINGS, cutPower } from '../main/damage/power-cuts.ts';
import { hasTracer, TRACER } from '../main/damage/system-calls.ts';

void test(
  'after a power cut at any time, everything acknowledged is there and undamaged',
  { skip: hasTracer() ? false : `needs ${TRACER}` },
  async () => {
    buildIfStale();
    const parent = mkdtempSync(join(tmpdir(), 'vernissage-power-'));
    const worker = join(import.meta.dirname, '../../out/main/worker.js');
    const evenings = await playEvenings(parent);
    for (const beginning of BEGINNINGS) {
      const { syncs, states, alarms, faults } = cutPower(evenings, beginning, parent, {
        worker,
        events: 20,
        every: 1,
      });
      process.stdout.write(
        `${beginning}: ${states} states of a disk around ${syncs} syncs, ${alarms} needless warnings\n`,
      );
      for (const fault of faults) process.stdout.write(`${fault}\n`);
      assert.equal(faults.length, 0);
      assert.ok(alarms < states / 10);
      assert.ok(syncs > 20);
    }
    rmSync(parent, { recursive: true });
  },
);
