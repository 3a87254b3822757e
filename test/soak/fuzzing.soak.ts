import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { layGround, type Ground } from '../main/fuzzing/fuzzing-calls.ts';
import { REJECTED } from '../main/fuzzing/rejected.ts';

const execute = promisify(execFile);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** The growth of a process is what it retains, with some tolerance for the garbage collector. */
const MOST_GROWN_MEGABYTES = 80;

const SCRIPT = join(import.meta.dirname, '../main/fuzzing/fuzzing-alone.ts');

/** What each of the parallel processes does. */
const PROCESSES = 2;
const CALLS = 490_000;
const CALLS_OVER_SOCKETS = 10_000;
const FILES = 50_000;

interface Fuzzed {
  readonly sent: number;
  readonly codes: Readonly<Record<string, number>>;
  readonly slowest: number;
  readonly largestRefusal: number;
  readonly wrong: readonly string[];
  readonly found: {
    readonly files: number;
    readonly games: number;
    readonly broken: number;
    readonly slowest: number;
    readonly wrong: readonly string[];
  };
  readonly grownByCalls: number;
  readonly grownByFiles: number;
}

async function fuzz(from: number): Promise<Fuzzed> {
  const words = [from, CALLS, CALLS_OVER_SOCKETS, FILES].map(String);
  const { stdout } = await execute(process.execPath, ['--expose-gc', SCRIPT, ...words]);
  return JSON.parse(stdout) as Fuzzed;
}

void test('none of a million invalid calls and a hundred thousand invalid files does harm', async (t) => {
  const shares = Array.from({ length: PROCESSES }, (_, at) => fuzz(at * 1_000_000));
  let [sent, files] = [0, 0];
  for (const fuzzed of await Promise.all(shares)) {
    say(t, JSON.stringify(fuzzed));
    const { wrong, found, grownByCalls, grownByFiles } = fuzzed;
    assert.deepEqual([...wrong, ...found.wrong], []);
    assert.ok(grownByCalls < MOST_GROWN_MEGABYTES, `calls left ${grownByCalls} MB`);
    assert.ok(grownByFiles < MOST_GROWN_MEGABYTES, `files left ${grownByFiles} MB`);
    sent += fuzzed.sent;
    files += found.files;
  }
  assert.equal(sent, PROCESSES * (CALLS + CALLS_OVER_SOCKETS));
  assert.equal(files, PROCESSES * FILES);
});

const TIMES = 7;
const ROUNDS = 3;
const MOST_LEAST_BYTES = 200_000;

void test('early refusals are quick, need little memory, and free it again', async (t) => {
  const ground = layGround();
  // Every call has a base cost; this test is about how the cost grows.
  const least = await costOf(ground, '{"i":"1","p":{"u":"/games/open","b":{"json":{}}}}');
  assert.ok(least.bytes < MOST_LEAST_BYTES, `the smallest call took ${least.bytes} bytes`);
  for (const { what, text } of REJECTED) {
    const { milliseconds, bytes, kept } = await costOf(ground, text);
    const times = Math.max(0, bytes - least.bytes) / text.length;
    say(
      t,
      `${what}: ${milliseconds.toFixed(1)} ms, ${times.toFixed(1)} times its ${text.length} bytes, of which ${kept} stay`,
    );
    assert.ok(milliseconds < 100, `${what} took ${milliseconds} ms`);
    assert.ok(times < 32, `${what} took ${times} times its size`);
    assert.ok(kept < 100_000, `${what} kept ${kept} bytes`);
  }
  await ground.close();
});

/** The median CPU time of one such message, and the memory that a round of them leaves behind. */
async function costOf({ connect }: Ground, text: string) {
  const costs: { readonly milliseconds: number; readonly bytes: number }[] = [];
  const ask = () =>
    new Promise<void>((answered) => {
      const view = connect(() => {
        view.close();
        answered();
      });
      void view.message(text).then(() => answered());
    });
  await ask();
  // Compiled code stays once; a leak grows with every round.
  let kept = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = used();
    for (let time = 0; time < TIMES; time += 1) {
      const from = used();
      const since = process.cpuUsage();
      await ask();
      const { user, system } = process.cpuUsage(since);
      const milliseconds = (user + system) / 1000;
      costs.push({ milliseconds, bytes: usedWithout() - from });
    }
    kept = Math.min(kept, used() - before);
  }
  const byBytes = costs.map(({ bytes }) => bytes).sort((one, other) => one - other);
  const byTime = costs.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const middle = costs.length >> 1;
  return { milliseconds: byTime[middle] ?? 0, bytes: byBytes[middle] ?? 0, kept };
}

function used(): number {
  collect();
  return usedWithout();
}

function usedWithout(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function say(t: TestContext, figure: string): void {
  t.diagnostic(figure);
}
