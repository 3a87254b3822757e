import { renameSync } from 'node:fs';
import { join as path } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Postgres } from '../../src/club/postgres/index.ts';
import { clubCarrier } from '../../src/main/sharing/club-carrier.ts';
import type { Joined } from '../../src/shared/club/index.ts';
import { clock } from '../main/store/importing/laptops.ts';
import { done, FOUR } from '../main/store/store-in.ts';
import { exported, laptop, type Laptop } from '../main/sharing/laptops.ts';
import { freePort, runCommand, serveClub, stopCommand, tokenIn, type Ran } from './commands.ts';
import { ask, everything, join, newDatabase, query } from './test-club.ts';
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

function member(at: number, server: string): Laptop {
  const one = laptop(clock(100 * at));
  one.store.sharing.share('club', server, null);
  return one;
}

async function sync(one: Laptop, { key }: Joined) {
  const at = new Date().toISOString();
  const { carriers } = await one.sync({ at, open: ({ place }) => clubCarrier({ server: place, key }) });
  return carriers[0]?.problem;
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
  const [ada, bea] = [member(0, first.address), member(1, first.address)];
  done(ada.store.games.create(FOUR));
  expect(await sync(ada, owner)).toBeNull();
  const file = path(folder, 'club.gz');
  const [invited, backedUp] = await Promise.all([
    runCommand(['invite', 'writer', ...words], database),
    runCommand(['backup', file, ...words], database),
  ]);
  expect(backedUp.said).toContain('club.gz');
  const writer = await join(first, tokenIn(invited.said));
  expect(await sync(bea, writer)).toBeNull();

  // More arrives, and then the database is gone for a while.
  ada.store.players.rename('axel', 'Axel the Great');
  done(bea.store.games.create(FOUR));
  expect([await sync(ada, owner), await sync(bea, writer)]).toEqual([null, null]);
  killPostgres(clusterOf(postgres));
  await expect.poll(() => healthOf(first.address)).toBe(503);
  expect(await sync(ada, owner)).toEqual({ why: 'busy', seconds: 30 });
  expect(await metricsOf(first.address)).toContain('vernissage_club_database_up 0');
  await postgres.revive();
  await expect.poll(() => healthOf(first.address)).toBe(200);
  expect(await sync(ada, owner)).toBeNull();
  expect(await metricsOf(first.address)).toContain('vernissage_club_logs 2');
  const acknowledged = await everything(first, owner);

  // The server is killed, its folder and its database are lost, and what is left is the backup.
  await stopCommand(first, 'SIGKILL');
  renameSync(folder, gone);
  const restored = await runCommand(['restore', path(gone, 'club.gz'), ...words], another);
  expect(restored, restored.said).toMatchObject({ code: 0 });
  const second = await serveClub(words, port, another);
  started.push(second);
  expect(second.said()).not.toContain('is new');
  expect((await everything(second, owner)).length).toBeLessThan(acknowledged.length);
  // The backup doesn't know the laptop that joined after it.
  expect(await sync(bea, writer)).toEqual({ why: 'unknown-key' });
  expect(await sync(ada, owner)).toBeNull();
  const again = await ask(second, 'POST', '/v1/invitations', { key: owner.key, body: { role: 'writer' } });
  const rejoined = await join(second, tokenIn(JSON.stringify(again.body)));
  for (const [one, key] of [
    [bea, rejoined],
    [ada, owner],
  ] as const)
    expect(await sync(one, key)).toBeNull();
  expect(exported(bea)).toEqual(exported(ada));
  const hashes = (things: typeof acknowledged) => things.map(({ hash }) => hash).sort();
  expect(hashes(await everything(second, owner))).toEqual(hashes(acknowledged));
});
