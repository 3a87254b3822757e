import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { accountFor } from '../../src/club/postgres/account.ts';
import { runningPostgres, startPostgres, type Postgres } from '../../src/club/postgres/index.ts';
import { makeDatabase, newServerFolder, removeServerFolder } from './test-postgres.ts';

const folders: string[] = [];
const running: Postgres[] = [];

afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop();
  for (const folder of folders.splice(0)) removeServerFolder(folder);
});

function newFolder(): string {
  const folder = newServerFolder();
  folders.push(folder);
  return folder;
}

/** With a database that isn't running. */
async function madeFolder(): Promise<string> {
  const folder = newFolder();
  await makeDatabase(folder);
  return folder;
}

async function start(folder: string, durable = false): Promise<Postgres> {
  const postgres = await startPostgres(folder, { account: accountFor(null), durable });
  running.push(postgres);
  return postgres;
}

async function ask(postgres: Pick<Postgres, 'connection'>, sql: string): Promise<unknown[]> {
  const client = new Client(postgres.connection);
  // A database that is killed in a test takes its connections along.
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
  await client.end();
  return rows.flat();
}

function processOf(folder: string): number {
  return Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
}

async function killDatabase(folder: string): Promise<void> {
  process.kill(processOf(folder), 'SIGKILL');
  await expect.poll(() => runningPostgres(folder)).toBeNull();
}

test('a folder gets a database of its own, which nobody else can reach, and which keeps what it confirmed', async () => {
  const folder = newFolder();
  // A start was interrupted while it made the database.
  mkdirSync(join(folder, 'postgres.draft/cluster'), { recursive: true });
  writeFileSync(join(folder, 'postgres.draft/cluster/PG_VERSION'), '18\n');
  mkdirSync(join(folder, 'programs/18.4.0-beta.17.draft/bin'), { recursive: true });
  const first = await start(folder, true);
  expect(readdirSync(folder).toSorted()).toEqual(['postgres', 'programs']);
  expect(await ask(first, 'show fsync')).toEqual(['on']);
  expect(await ask(first, 'show synchronous_commit')).toEqual(['on']);
  expect(await ask(first, 'show server_encoding')).toEqual(['UTF8']);
  if (process.platform !== 'win32') {
    for (const path of ['', 'run', 'cluster', 'password'])
      expect(statSync(join(folder, 'postgres', path)).mode & 0o077, path).toBe(0);
    expect(await ask(first, 'show listen_addresses')).toEqual(['']);
  }
  const wrong = { connection: { ...first.connection, password: 'wrong' } };
  await expect(ask(wrong, 'select 1')).rejects.toThrow('password');
  await ask(first, 'create table kept (word text)');
  await ask(first, "insert into kept values ('Yoko')");
  await first.stop();
  expect(runningPostgres(folder)).toBeNull();

  const second = await start(folder, true);
  expect(await ask(second, 'select word from kept')).toEqual(['Yoko']);
  expect(runningPostgres(folder)).toEqual(second.connection);
});

test.skipIf(process.platform === 'win32')(
  'databases end with the process that started them, however it ends, and no other does',
  async () => {
    const folders = [await madeFolder(), await madeFolder(), await madeFolder()] as const;
    const [revived, untouched, taken] = folders;
    const owner = spawn(process.execPath, [join(import.meta.dirname, 'keeping.ts'), ...folders], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const hear = () => once(owner.stdout, 'data');
    await hear();
    await killDatabase(revived);
    owner.stdin.write('revive\n');
    await hear();
    // Another process starts this one again, which somebody had left open.
    const next = await start(taken);
    owner.kill('SIGKILL');
    for (const folder of [revived, untouched]) await expect.poll(() => runningPostgres(folder)).toBeNull();
    expect(await ask(next, 'select 1')).toEqual([1]);
  },
);

test('after the database itself was killed, it starts again with everything it confirmed', async () => {
  const folder = await madeFolder();
  const first = await start(folder, true);
  await ask(first, 'create table kept (word text)');
  await ask(first, "insert into kept values ('Lite Metal')");
  await killDatabase(folder);
  await first.revive();
  expect(await ask(first, 'select word from kept')).toEqual(['Lite Metal']);
  const before = processOf(folder);
  await first.revive();
  expect(processOf(folder)).toBe(before);

  await killDatabase(folder);
  const second = await start(folder, true);
  expect(await ask(second, 'select word from kept')).toEqual(['Lite Metal']);
});

test('a database of another major version, or without a part, isn’t touched, and we say what to do', async () => {
  const folder = await madeFolder();
  const password = join(folder, 'postgres/password');
  renameSync(password, `${password}-away`);
  await expect(start(folder)).rejects.toThrow('can’t be read (ENOENT)');
  expect(runningPostgres(folder)).toBeNull();
  renameSync(`${password}-away`, password);
  const file = join(folder, 'postgres/cluster/PG_VERSION');
  writeFileSync(file, '17\n');
  await expect(start(folder)).rejects.toThrow(/made by PostgreSQL 17, .* brings PostgreSQL 18.*restore/);
  rmSync(file);
  await expect(start(folder)).rejects.toThrow('can’t be read (ENOENT)');
  expect(runningPostgres(folder)).toBeNull();
});

test('in a folder whose path is too long for a socket, it listens on a port of this computer, and leaves a process alone that got the number of a database of long ago', async () => {
  const folder = join(newFolder(), 'a club with a very long name, '.repeat(3));
  mkdirSync(folder);
  await makeDatabase(folder);
  const cluster = join(folder, 'postgres/cluster');
  writeFileSync(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n1700000000\n5432\n`);
  const postgres = await start(folder);
  expect(postgres.connection.host).toBe('127.0.0.1');
  expect(await ask(postgres, 'select 1')).toEqual([1]);
  expect(runningPostgres(folder)).toEqual(postgres.connection);
});

test('an account that doesn’t exist is a sentence', () => {
  const find = () => accountFor('nobody-of-that-name');
  if (process.getuid?.() === 0) expect(find).toThrow('There’s no account nobody-of-that-name');
  else expect(find()).toBeNull();
});

test.skipIf(process.getuid?.() !== 0)(
  'a folder that the account can’t reach is named, and nothing is made there',
  async () => {
    const closed = newFolder();
    chmodSync(closed, 0o700);
    const folder = join(closed, 'club');
    mkdirSync(folder);
    await expect(start(folder)).rejects.toThrow(`nobody, who can’t reach ${closed}.`);
  },
);
