import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountFor, giveTo } from '../../src/club/postgres/account.ts';
import { startPostgres, type Postgres } from '../../src/club/postgres/index.ts';

let shared: Promise<Postgres> | null = null;
let made: Promise<string> | null = null;

/** A PostgreSQL for all tests of this process, with which it ends. It forgets on a power cut. */
export function sharedPostgres(): Promise<Postgres> {
  return (shared ??= startTestPostgres());
}

/** One that may be killed, gone when it is stopped. */
export async function startTestPostgres(): Promise<Postgres> {
  const folder = newServerFolder();
  await makeDatabase(folder);
  const postgres = await start(folder);
  return {
    ...postgres,
    stop: async () => {
      await postgres.stop();
      removeServerFolder(folder);
    },
  };
}

/** Gives a folder a database that isn't running: a copy, which is made in no time. */
export async function makeDatabase(folder: string): Promise<void> {
  const from = await (made ??= makeFirst());
  symlinkSync(join(from, 'programs'), join(folder, 'programs'), 'junction');
  cpSync(join(from, 'postgres'), join(folder, 'postgres'), { recursive: true });
  giveTo(accountFor(null), join(folder, 'postgres'));
}

async function makeFirst(): Promise<string> {
  const folder = newServerFolder();
  await (await start(folder)).stop();
  return folder;
}

function start(folder: string): Promise<Postgres> {
  return startPostgres(folder, { account: accountFor(null), durable: false });
}

/** The account that PostgreSQL runs as, if the tests run as root, can pass through it. */
export function newServerFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-club-'));
  chmodSync(folder, 0o711);
  return folder;
}

export function removeServerFolder(folder: string): void {
  if (existsSync(folder)) rmSync(folder, { recursive: true });
}

/** With everything it has in memory. */
export function killPostgres(cluster: string): void {
  const [pid] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

/** Where a PostgreSQL that listens on a socket has its files. */
export function clusterOf({ connection }: Postgres): string {
  return join(connection.host, '../cluster');
}
