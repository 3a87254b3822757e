import { startHost } from '../../../src/main/host/server.ts';
import { noAnswers } from './answering.ts';
import { fuzzCalls, layGround } from './fuzzing-calls.ts';
import { fuzzFiles, noFiles } from './fuzzing-files.ts';
import { overSocket } from './over-socket.ts';

/**
 * A process of its own that sends calls and brings in files from some seed on, and says what became of them and by how
 * much it has grown meanwhile. It is started with `--expose-gc`.
 */
const [from = 0, calls = 0, overSockets = 0, files = 0] = process.argv.slice(2).map(Number);

/** Then comes another history, so that calls stay as quick as they are with a short one. */
const A_GROUND = 20_000;
const A_HISTORY = 1_000;
/** No view waits longer than this for an answer, nor for a few files. */
const MOST_MILLISECONDS = 2_000;
/** How much of the work is done before the process is as large as it gets. */
const WARMING_UP = 0.25;

const answers = noAnswers(MOST_MILLISECONDS);
const found = noFiles(MOST_MILLISECONDS);

function residentMegabytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1_000_000;
}

/** Does something in parts; returns by how many megabytes the process has grown since it had warmed up. */
async function inParts(count: number, part: number, work: (from: number, count: number) => Promise<void>) {
  let warm: number | null = null;
  for (let done = 0; done < count; done += part) {
    await work(from + done, Math.min(part, count - done));
    if (done >= count * WARMING_UP) warm ??= residentMegabytes();
  }
  return Math.round(residentMegabytes() - (warm ?? residentMegabytes()));
}

const grownByCalls = await inParts(calls, A_GROUND, async (first, count) => {
  const ground = layGround();
  await fuzzCalls(ground, answers, first, count);
  await ground.close();
});
await inParts(overSockets, A_GROUND, async (first, count) => {
  const ground = layGround();
  const host = await startHost({
    connect: ground.connect,
    port: 0,
    page: () => (_, response) => response.end(),
  });
  await fuzzCalls({ ...ground, connect: overSocket(host) }, answers, calls + first, count, true);
  await host.close();
  await ground.close();
});
const grownByFiles = await inParts(files, A_HISTORY, (first, count) => fuzzFiles(found, first, count));

process.stdout.write(
  JSON.stringify({ ...answers, codes: Object.fromEntries(answers.codes), found, grownByCalls, grownByFiles }),
);
