import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountFor } from '../../src/club/postgres/account.ts';
import { startPostgres, type Postgres } from '../../src/club/postgres/index.ts';

/** A PostgreSQL for the tests of a file, gone afterwards. It forgets on a power cut, and starts in about two seconds. */
export async function startTestPostgres(): Promise<Postgres> {
  const folder = newServerFolder();
  const postgres = await startPostgres(folder, { account: accountFor(null), durable: false });
  return {
    ...postgres,
    stop: async () => {
      await postgres.stop();
      removeServerFolder(folder);
    },
  };
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
