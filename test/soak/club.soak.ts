import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join as path } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { below, random } from '../play/random.ts';
import { log, name } from '../club/played-games.ts';
import { everything, join, put } from '../club/test-club.ts';
import { newServerFolder, removeServerFolder } from '../club/test-postgres.ts';

const ROUNDS = Number(process.env['VERNISSAGE_ROUNDS'] ?? 40);
const WRITERS = 4;
const COMMAND = path(import.meta.dirname, '../club/commanded.ts');

type Server = Parameters<typeof join>[0];
type Key = { readonly key: string };

void test('a club that is killed again and again, and restored, keeps what it acknowledged', async () => {
  const next = random(Number(process.env['VERNISSAGE_SEED'] ?? 28));
  const acknowledged = new Set<string>();
  let folder = newServerFolder();
  let owner: Key | null = null;
  let seed = 0;
  let restores = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { child, server, said } = await start(folder);
    owner ??= await join(server, /#i=([\w-]+)/.exec(said())?.[1] ?? '');
    const member: Key = owner;
    const there = new Set((await everything(server, member)).map(({ hash }) => hash));
    assert.deepEqual(
      [...acknowledged].filter((hash) => !there.has(hash)),
      [],
      `after round ${round}`,
    );

    let isOver = false;
    const writing = Promise.all(
      Array.from({ length: WRITERS }, async () => {
        while (!isOver) {
          const thing = (seed += 1) % 7 === 0 ? name(`p${seed}`, `Person ${seed}`) : log(seed);
          const answer = await put(server, member, thing).catch(() => null);
          if (answer?.status === 200) acknowledged.add(thing.hash);
          // Away, until it starts again or the round is over.
          else await wait(50);
        }
      }),
    );
    await wait(300 + below(next, 1500));
    if (round % 3 === 1) {
      // The database alone: the server starts it again.
      const pid = readFileSync(path(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0];
      process.kill(Number(pid), 'SIGKILL');
      await wait(4000);
    }
    if (round % 5 === 4) {
      const file = path(folder, `${round}.gz`);
      isOver = true;
      await writing;
      await run(['backup', file, '--data', folder]);
      await stop(child, 'SIGTERM');
      const another = newServerFolder();
      await run(['restore', file, '--data', another]);
      removeServerFolder(folder);
      folder = another;
      restores += 1;
    } else {
      await stop(child, round % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
      isOver = true;
      await writing;
    }
  }
  process.stdout.write(`${acknowledged.size} things acknowledged, ${ROUNDS} starts, ${restores} restores\n`);
  assert.ok(acknowledged.size > ROUNDS);
  // Stops what the last kill left.
  await run(['clubs', '--data', folder]);
  removeServerFolder(folder);
});

async function start(
  folder: string,
): Promise<{ readonly child: ChildProcess; readonly server: Server; readonly said: () => string }> {
  const port = await freePort();
  const child = command(['--data', folder, '--port', String(port)]);
  let said = '';
  child.stdout?.on('data', (part: Buffer) => (said += part.toString()));
  while (!said.includes('Only this computer') || (said.includes('is new') && !said.includes('Then invite'))) {
    assert.equal(child.exitCode, null, said);
    await wait(50);
  }
  return { child, server: { address: `http://127.0.0.1:${port}` } as Server, said: () => said };
}

async function run(words: readonly string[]): Promise<void> {
  const [code] = (await once(command(words), 'close')) as [number | null];
  assert.equal(code, 0, words.join(' '));
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'close');
  child.kill(signal);
  await ended;
}

function command(words: readonly string[]): ChildProcess {
  return spawn(process.execPath, [COMMAND, ...words], {
    env: { ...process.env, LC_ALL: 'en_GB.UTF-8' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
