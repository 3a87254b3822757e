import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Postgres } from '../../src/club/postgres/index.ts';
import { log } from './played-games.ts';
import { everything, newDatabase, openTestClub, put, type TestClub } from './test-club.ts';
import { clusterOf, killPostgres, startTestPostgres } from './test-postgres.ts';
import { openStream } from './test-stream.ts';

const LOGS = Array.from({ length: 60 }, (_, at) => log(1000 + at));
const AT_ONCE = 8;

let postgres: Postgres;
let club: TestClub;

beforeAll(async () => {
  postgres = await startTestPostgres();
  club = await openTestClub({ place: await newDatabase(postgres) });
});

afterAll(async () => {
  await club.close();
  await postgres.stop();
});

/** Puts them one after the other, several at a time. Returns those that the server acknowledged. */
async function putAll(
  address: string,
  logs: typeof LOGS,
  acknowledged: (count: number) => void,
): Promise<string[]> {
  const left = [...logs];
  const kept: string[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) {
        const status = await put({ address }, club.owner, one).then(
          (answer) => answer.status,
          () => null,
        );
        if (status !== 200) continue;
        kept.push(one.hash);
        acknowledged(kept.length);
      }
    }),
  );
  return kept;
}

async function startServing(): Promise<{ readonly process: ChildProcess; readonly address: string }> {
  const serving = spawn(
    process.execPath,
    [join(import.meta.dirname, 'serving.ts'), JSON.stringify(club.place)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [said] = (await once(serving.stdout, 'data')) as [Buffer];
  return { process: serving, address: said.toString().trim() };
}

test('what a server acknowledged before it was killed is there', async () => {
  const acknowledged: string[] = [];
  for (const [killAfter, from] of [
    [1, 0],
    [12, 20],
  ] as const) {
    const serving = await startServing();
    const kept = await putAll(serving.address, LOGS.slice(from, from + 40), (count) => {
      if (count === killAfter) serving.process.kill('SIGKILL');
    });
    serving.process.kill('SIGKILL');
    expect(kept.length).toBeGreaterThanOrEqual(killAfter);
    expect(kept.length).toBeLessThan(40);
    acknowledged.push(...kept);
  }
  const there = (await everything(club.server, club.owner)).map(({ hash }) => hash);
  expect(acknowledged.filter((hash) => !there.includes(hash))).toEqual([]);
});

test('what was acknowledged before PostgreSQL was killed is there, and the server goes on by itself', async () => {
  const stream = await openStream(club.server, club.owner.key);
  const acknowledged = await putAll(club.server.address, LOGS, (count) => {
    if (count === 20) killPostgres(clusterOf(postgres));
  });
  expect(acknowledged.length).toBeLessThan(LOGS.length);
  expect(await put(club.server, club.owner, LOGS[0] ?? log(0))).toMatchObject({
    status: 503,
    body: { problem: 'unavailable' },
  });

  await postgres.revive();
  await expect.poll(() => put(club.server, club.owner, log(1)).then(({ status }) => status)).toBe(200);
  const there = (await everything(club.server, club.owner)).map(({ hash }) => hash);
  expect(acknowledged.filter((hash) => !there.includes(hash))).toEqual([]);

  expect(await putAll(club.server.address, LOGS, () => undefined)).toHaveLength(LOGS.length);
  const all = await everything(club.server, club.owner);
  expect(new Set(all.map(({ hash }) => hash))).toEqual(new Set([...LOGS, log(1)].map(({ hash }) => hash)));
  expect(all).toHaveLength(LOGS.length + 1);
  // Nothing that was numbered is missing or there twice.
  expect(all.map(({ seq }) => seq)).toEqual(all.map((_, at) => at + 1));
  expect(await stream.until(`data: ${all.length}`)).toBe(true);
  stream.close();
  expect(club.errors).toEqual([]);
});
