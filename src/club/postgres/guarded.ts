import { execFile, spawn, type SpawnOptions } from 'node:child_process';
import { promisify } from 'node:util';
import type { Account } from './account.ts';

const execute = promisify(execFile);

/** How a program of PostgreSQL is run: as this account, in this folder. */
export function runningAs(
  account: Account | null,
  cwd: string,
): Pick<SpawnOptions, 'cwd' | 'env' | 'windowsHide' | 'uid' | 'gid'> {
  // Variables for other databases on this computer would lead it there.
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('PG')),
  );
  return {
    cwd,
    env: { ...environment, LC_ALL: 'C', TZ: 'UTC' },
    windowsHide: true,
    ...(account === null ? {} : { uid: account.uid, gid: account.gid }),
  };
}

/**
 * Starts a database and waits until we close its standard input or are gone, however we ended; the database that it
 * started is then told to end, but no other that has been started there since.
 */
const GUARD = `trap : HUP INT TERM
"$@" || exit
read -r started < postmaster.pid
echo
read -r _
read -r there < postmaster.pid && [ "$there" = "$started" ] && kill -INT "$started"`;

/** Runs what starts a database, which ends with our process at the latest. Returns what ends its guard. */
export async function startGuarded(
  control: string,
  words: readonly string[],
  how: ReturnType<typeof runningAs>,
): Promise<() => void> {
  if (process.platform === 'win32') {
    await execute(control, [...words], how);
    return () => undefined;
  }
  // In a group of its own: Ctrl-C in the terminal is for us.
  const guard = spawn('/bin/sh', ['-c', GUARD, 'sh', control, ...words], {
    ...how,
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  await new Promise<void>((resolve, reject) => {
    guard.on('error', reject);
    guard.on('exit', (code) => reject(new Error(`${control} ended with ${code}`)));
    guard.stdout.once('data', () => resolve());
  });
  guard.stdout.destroy();
  guard.unref();
  return () => guard.stdin.destroy();
}
