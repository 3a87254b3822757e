import { renameSync } from 'node:fs';
import { join as path } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Postgres } from '../../src/club/postgres/index.ts';
import { freePort, runCommand, serveClub, stopCommand, tokenIn, type Ran } from './commands.ts';
import { log } from './played-games.ts';
import { everything, join, keep, newDatabase, put, query } from './test-club.ts';
import {
  clusterOf,
  killPostgres,
  newServerFolder,
  removeServerFolder,
  startTestPostgres,
} from './test-postgres.ts';

let postgres: Postgres;
const folder = newServerFolder();
const elsewhere = newServerFolder();
const gone = `${folder}-away`;
const started: Ran[] = [];

beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(async () => {
  for (const ran of started) await stopCommand(ran);
  await postgres.stop();
  for (const each of [folder, elsewhere, gone]) removeServerFolder(each);
});

/** The address of an empty database, as an operator writes it. */
async function newAddress(): Promise<string> {
  const { host, port, user, password, database } = await newDatabase(postgres);
  return `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

async function healthOf(address: string): Promise<number> {
  return (await fetch(`${address}/health`)).status;
}

async function metricsOf(address: string): Promise<string> {
  return (await fetch(`${address}/metrics`)).text();
}

test.each([
  ['LATIN1', '', 'This database’s encoding is LATIN1'],
  [
    'UTF8',
    'SET default_transaction_read_only = on',
    'doesn’t let Vernissage make its tables: cannot execute',
  ],
])(
  'a database that can’t have a club is refused with the reason (%s %s)',
  async (encoding, setting, said) => {
    const { host, port, user, password } = postgres.connection;
    const database = `unfit_${encoding.toLowerCase()}`;
    await query(
      postgres.connection,
      `CREATE DATABASE ${database} TEMPLATE template0 ENCODING '${encoding}' LOCALE_PROVIDER libc LOCALE 'C'`,
    );
    if (setting !== '') await query(postgres.connection, `ALTER DATABASE ${database} ${setting}`);
    const place = `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
    const { code, said: heard } = await runCommand(['clubs'], place);
    expect(code).toBe(1);
    expect(heard).toContain(said);
  },
);

test('a club on a database of its own outlasts that database, and is restored from a backup', async () => {
  const port = await freePort();
  const words = ['--data', folder];
  const [database, another] = [await newAddress(), await newAddress()];
  const [none, away, first] = await Promise.all([
    runCommand(['clubs'], another),
    runCommand(['--data', elsewhere], 'postgres://club@127.0.0.1:1/club'),
    serveClub(words, port, database),
  ]);
  started.push(first);
  expect(none.said).toContain('There’s no club here yet.');
  expect(away).toMatchObject({ code: 1 });
  expect(away.said).toContain('Couldn’t reach the database of VERNISSAGE_CLUB_DATABASE');

  const owner = await join(first, tokenIn(first.said()));
  await keep(first, owner, log(1));
  const file = path(folder, 'club.gz');
  const [invited, backedUp] = await Promise.all([
    runCommand(['invite', 'writer', ...words], database),
    runCommand(['backup', file, ...words], database),
  ]);
  expect(backedUp.said).toContain('club.gz');
  const writer = await join(first, tokenIn(invited.said));

  // More arrives, and then the database is gone for a while.
  await keep(first, writer, log(2));
  killPostgres(clusterOf(postgres));
  await expect.poll(() => healthOf(first.address)).toBe(503);
  expect(await put(first, owner, log(3))).toMatchObject({ status: 503, body: { problem: 'unavailable' } });
  expect(await metricsOf(first.address)).toContain('vernissage_club_database_up 0');
  await postgres.revive();
  await expect.poll(() => healthOf(first.address)).toBe(200);
  expect(await metricsOf(first.address)).toContain('vernissage_club_logs 2');

  // The server is killed, its folder and its database are lost, and what is left is the backup.
  await stopCommand(first, 'SIGKILL');
  renameSync(folder, gone);
  const restored = await runCommand(['restore', path(gone, 'club.gz'), ...words], another);
  expect(restored, restored.said).toMatchObject({ code: 0 });
  const second = await serveClub(words, port, another);
  started.push(second);
  expect(second.said()).not.toContain('is new');
  expect((await everything(second, owner)).map(({ hash }) => hash)).toEqual([log(1).hash]);
  // The backup doesn't know the laptop that joined after it.
  expect(await put(second, writer, log(2))).toMatchObject({ status: 401, body: { problem: 'unknown-key' } });
  await keep(second, owner, log(2));
});
