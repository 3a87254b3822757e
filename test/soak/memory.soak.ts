import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createWriteStream, cpSync, mkdtempSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ORPCError } from '@orpc/client';
import { fill, MANY_GAMES } from '../../bench/ten-thousand-games.ts';
import { buildIfStale } from '../../scripts/build.ts';
import { hasEnded, type JobState } from '../../src/shared/api.ts';
import { hostApart } from '../main/damage/hosted-apart.ts';
import { openView, type Client } from '../main/damage/view.ts';
import { withStore } from '../app/store.ts';
import { evening } from '../main/store/many-games.ts';

/** Megabytes of heap per thread. With this much, everything must work. */
const ENOUGH = 48;
const HEAPS = [32, ENOUGH];

void test('ten thousand games with little memory: the app answers, or reports what failed', async (t) => {
  await buildIfStale();
  const parent = mkdtempSync(join(tmpdir(), 'vernissage-memory-'));
  const evenings = join(parent, 'evenings');
  cpSync(mkdtempSync(join(parent, 'new-')), evenings, { recursive: true });
  withStore(evenings, () => undefined);
  fill(evenings);
  const file = join(parent, 'games.ndjson');
  await writeGames(file);
  for (const heap of HEAPS) {
    await t.test(`${heap} MB`, async () => {
      const folder = join(parent, String(heap));
      cpSync(evenings, folder, { recursive: true });
      process.env['NODE_OPTIONS'] = `--max-old-space-size=${heap}`;
      const hosted = await hostApart(folder).finally(() => delete process.env['NODE_OPTIONS']);
      const { client, close } = await openView(hosted.address);
      const answers = [
        await answerOf(() => client.history.page({ filter: {}, most: 200 })),
        await answerOf(() => client.statistics.people({})),
        await answerOf(() => client.statistics.group({})),
        await answerOf(() => bringIn(client, file)),
      ];
      process.stdout.write(`${heap} MB: ${answers.join(', ')}\n`);
      assert.deepEqual(
        answers.filter((answer) => answer === 'untyped'),
        [],
      );
      if (heap === ENOUGH) assert.deepEqual([...new Set(answers)], ['done']);
      close();
      await hosted.end();
      rmSync(folder, { recursive: true });
    });
  }
  rmSync(parent, { recursive: true });
});

async function answerOf(call: () => Promise<unknown>): Promise<string> {
  try {
    await call();
    return 'done';
  } catch (error) {
    if (!(error instanceof ORPCError) || error.code === 'INTERNAL_SERVER_ERROR')
      return `untyped: ${String(error)}`;
    return error.code;
  }
}

async function writeGames(file: string): Promise<void> {
  const played = Array.from({ length: 200 }, (_, seed) => evening(seed));
  const out = createWriteStream(file);
  for (let number = 0; number < MANY_GAMES; number += 1) {
    const line = `${JSON.stringify({ ...played[number % played.length], id: `other-${number}` })}\n`;
    if (!out.write(line)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}

const PART_BYTES = 400_000;

/** Imports a file as the page does. */
async function bringIn(client: Client, path: string): Promise<void> {
  const file = await client.transfer.begin({ name: 'games.ndjson' });
  const descriptor = openSync(path, 'r');
  const { size } = statSync(path);
  const buffer = Buffer.alloc(PART_BYTES);
  for (let at = 0; at < size; at += PART_BYTES) {
    const read = readSync(descriptor, buffer, 0, PART_BYTES, at);
    await client.transfer.part({ file, at, base64: buffer.subarray(0, read).toString('base64') });
  }
  const watching = await client.work.watch();
  const { job } = await client.transfer.look({ file });
  await endOf(watching, job);
  const again = await client.work.watch();
  await endOf(again, await client.transfer.take({ file, answers: [] }));
}

async function endOf(
  watching: AsyncIterable<readonly { readonly id: string; readonly state: JobState<unknown> }[]>,
  id: string,
): Promise<void> {
  for await (const jobs of watching) {
    const job = jobs.find((each) => each.id === id);
    if (job === undefined || !hasEnded(job.state)) continue;
    if (job.state.kind === 'failed') throw new Error(JSON.stringify(job.state));
    return;
  }
}
