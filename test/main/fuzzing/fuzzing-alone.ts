import { WebSocket } from 'ws';
import type { Connect } from '../../../src/main/api/connection.ts';
import { newPath } from '../../../src/main/folder/page-path.ts';
import { startHost, type Host } from '../../../src/main/host/server.ts';
import { noAnswers } from './answering.ts';
import { fuzzCalls, layGround } from './fuzzing-calls.ts';
import { fuzzFiles, noFiles } from './fuzzing-files.ts';

/**
 * A separate process that sends calls and imports files starting from a seed, and reports the answers and by
 * how much it has grown. Started with `--expose-gc`.
 */
const [from = 0, calls = 0, overSockets = 0, files = 0] = process.argv.slice(2).map(Number);

/** After this many, a new history is used, so that calls stay fast. */
const A_GROUND = 20_000;
const A_HISTORY = 1_000;
/** The longest that a view may wait for an answer, or for a few files. */
const MOST_MILLISECONDS = 2_000;
/** The path of the hosts. */
const BELOW = newPath();
/** The share of the work after which the process should stop growing. */
const WARMING_UP = 0.25;

const answers = noAnswers(MOST_MILLISECONDS);
const found = noFiles(MOST_MILLISECONDS);

function residentMegabytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1_000_000;
}

/** Does the work in parts; returns by how many megabytes the process has grown since the warm-up. */
async function inParts(count: number, part: number, work: (from: number, count: number) => Promise<void>) {
  let warm: number | null = null;
  for (let done = 0; done < count; done += part) {
    await work(from + done, Math.min(part, count - done));
    if (done >= count * WARMING_UP) warm ??= residentMegabytes();
  }
  return Math.round(residentMegabytes() - (warm ?? residentMegabytes()));
}

/** Connects as a page in a browser does; a message that closes the connection is outside the contract. */
function overSocket({ address, port }: Host): Connect {
  const token = new URL(address).searchParams.get('token') ?? '';
  const headers = { cookie: `vernissage-${port}=${token}`, origin: `http://127.0.0.1:${port}` };
  return (send) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${BELOW}live`, { headers });
    const opened = new Promise<void>((resolve) => {
      socket.once('open', resolve);
      socket.once('close', () => resolve());
    });
    const closed = new Promise<false>((resolve) => socket.once('close', () => resolve(false)));
    socket.on('message', (data) => send((data as Buffer).toString()));
    socket.on('error', () => socket.terminate());
    return {
      message: async (data) => {
        await opened;
        if (socket.readyState !== socket.OPEN) return false;
        const text = String(data);
        // Some are binary, which pages never send.
        socket.send(text, { binary: text.length % 97 === 0 });
        // A call that is given up isn't answered.
        return text.includes('"t":4') ? true : closed;
      },
      close: () => socket.terminate(),
    };
  };
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
    path: BELOW,
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
