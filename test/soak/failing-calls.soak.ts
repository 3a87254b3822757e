import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildIfStale } from '../../scripts/build.ts';
import { failAll, failuresOf } from '../main/damage/failing-calls.ts';
import { playEvenings } from '../main/damage/evenings.ts';
import { hasTracer, TRACER } from '../main/damage/system-calls.ts';
import { seenWhole } from '../main/damage/visiting.ts';

void test(
  'whichever system call fails once, the app reports it, goes on and loses nothing',
  { skip: hasTracer() ? false : `needs ${TRACER}` },
  async () => {
    await buildIfStale();
    const parent = mkdtempSync(join(tmpdir(), 'vernissage-failing-'));
    const worker = join(import.meta.dirname, '../../out/main/worker.js');
    const evenings = await playEvenings(parent);
    const ground = { evenings, parent, worker, expected: await seenWhole({ evenings, parent, worker }) };
    const failures = await failuresOf(ground);
    const failed = await failAll(failures, ground, availableParallelism());
    const hit = failed.filter(({ path }) => path !== null);
    process.stdout.write(`${hit.length} of ${failures.length} failing calls met the app\n`);
    const wrong = hit.flatMap(({ call, time, error, path, faults }) =>
      faults.map((fault) => `${call} ${time} of ${path ?? ''}, ${error}: ${fault}`),
    );
    for (const line of wrong) process.stdout.write(`${line}\n`);
    assert.equal(wrong.length, 0);
    assert.ok(hit.length > failures.length / 2);
    rmSync(parent, { recursive: true });
  },
);
