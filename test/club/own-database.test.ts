import { join as path } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openForServer } from '../../src/club/command/opened.ts';
import { firstClub, serveClubs } from '../../src/club/command/serving.ts';
import { runHere, tokenIn } from './commands.ts';
import { log } from './played-games.ts';
import { everything, join, keep, newDatabase, put, query } from './test-club.ts';
import { newServerFolder, removeServerFolder, sharedPostgres } from './test-postgres.ts';

const folder = newServerFolder();
afterAll(() => removeServerFolder(folder));

type Place = Awaited<ReturnType<typeof newDatabase>>;

/** As an operator writes it. */
function addressOf({ host, port, user, password, database }: Place): string {
  return `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

test('a database that can’t have a club is refused with the reason', async () => {
  const { connection } = await sharedPostgres();
  for (const [encoding, said] of [
    ['LATIN1', 'This database’s encoding is LATIN1'],
    ['UTF8', 'doesn’t let Vernissage make its tables: cannot execute'],
  ] as const) {
    const database = `unfit_${encoding.toLowerCase()}`;
    const like = `TEMPLATE template0 ENCODING '${encoding}' LOCALE_PROVIDER libc LOCALE 'C'`;
    await query(connection, `CREATE DATABASE ${database} ${like}`);
    await query(connection, `ALTER DATABASE ${database} SET default_transaction_read_only = on`);
    const refused = await runHere(['clubs'], addressOf({ ...connection, database }));
    expect(refused).toEqual({ code: 1, said: expect.stringContaining(said) });
  }
});

/** As the command does, until the test has finished. */
async function serve(database: string) {
  const environment = { VERNISSAGE_CLUB_DATABASE: database };
  const opened = await openForServer({ folder, user: null, environment });
  const listening = { host: '127.0.0.1', port: 0, tls: null, behind: null };
  const note = (error: unknown) => expect.unreachable(String(error));
  const { address, close } = await serveClubs({ opened, folder, listening, metricsToken: null, note });
  const stop = async () => {
    await close();
    await opened.close();
  };
  return { address, stop, invitation: await firstClub(opened, 'Ours') };
}

test('a club on a database of its own is restored into another from a backup', async () => {
  const words = ['--data', folder];
  const [database, another] = [addressOf(await newDatabase()), addressOf(await newDatabase())];
  expect((await runHere(['clubs'], another)).said).toContain('There’s no club here yet.');
  expect(await runHere(words, 'postgres://club@127.0.0.1:1/club')).toEqual({
    code: 1,
    said: expect.stringContaining('Couldn’t reach the database of VERNISSAGE_CLUB_DATABASE'),
  });

  const first = await serve(database);
  const owner = await join(first, first.invitation ?? '');
  await keep(first, owner, log(1));
  const file = path(folder, 'club.gz');
  const backUp = () => runHere(['backup', file, ...words], database);
  const wrote = { code: 0, said: expect.stringContaining('club.gz') };
  expect([await backUp(), (await backUp()).code]).toEqual([wrote, 1]);
  const invited = await runHere(['invite', 'writer', ...words], database);
  const writer = await join(first, tokenIn(invited.said));
  await keep(first, writer, log(2));
  await first.stop();

  // Its database is lost, and what is left is the backup.
  const restore = () => runHere(['restore', file, ...words], another);
  expect([await restore(), await restore()].map(({ code }) => code)).toEqual([0, 1]);
  const second = await serve(another);
  onTestFinished(second.stop);
  expect(second.invitation).toBeNull();
  expect((await everything(second, owner)).map(({ hash }) => hash)).toEqual([log(1).hash]);
  // The backup doesn't know the laptop that joined after it.
  expect(await put(second, writer, log(2))).toMatchObject({ status: 401, body: { problem: 'unknown-key' } });
  await keep(second, owner, log(2));
});
