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
async function putAll(acknowledged: (count: number) => void): Promise<string[]> {
  const left = [...LOGS];
  const kept: string[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) {
        const { status } = await put(club.server, club.owner, one);
        if (status !== 200) continue;
        kept.push(one.hash);
        acknowledged(kept.length);
      }
    }),
  );
  return kept;
}

test('what was acknowledged before PostgreSQL was killed is there, and the server goes on by itself', async () => {
  const stream = await openStream(club.server, club.owner.key);
  const acknowledged = await putAll((count) => {
    if (count === 20) killPostgres(clusterOf(postgres));
  });
  expect(acknowledged.length).toBeLessThan(LOGS.length);
  expect(await put(club.server, club.owner, LOGS[0] ?? log(0))).toMatchObject({
    status: 503,
    body: { problem: 'unavailable', seconds: 30 },
  });

  await postgres.revive();
  await expect.poll(() => put(club.server, club.owner, log(1)).then(({ status }) => status)).toBe(200);
  const there = (await everything(club.server, club.owner)).map(({ hash }) => hash);
  expect(acknowledged.filter((hash) => !there.includes(hash))).toEqual([]);

  expect(await putAll(() => undefined)).toHaveLength(LOGS.length);
  const all = await everything(club.server, club.owner);
  expect(new Set(all.map(({ hash }) => hash))).toEqual(new Set([...LOGS, log(1)].map(({ hash }) => hash)));
  expect(all).toHaveLength(LOGS.length + 1);
  // Nothing that was numbered is missing or there twice.
  expect(all.map(({ seq }) => seq)).toEqual(all.map((_, at) => at + 1));
  expect(await stream.until(`data: ${all.length}`)).toBe(true);
  stream.close();
  expect(club.errors).toEqual([]);
});
