import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../../shared/core/error-code.ts';
import { unlessItFails } from '../../shared/core/unless-it-fails.ts';

/**
 * The process of a database that was left open: our process can be killed while PostgreSQL goes on. After a restart of
 * the computer its number may belong to another program, which must not be stopped.
 */
export type Leftover =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly process: number }
  /** A file that says so, but the process is gone. */
  | { readonly kind: 'gone' };

export function leftoverIn(cluster: string): Leftover {
  const said = unlessItFails(() => readFileSync(join(cluster, 'postmaster.pid'), 'utf8'));
  if (said === undefined) return { kind: 'none' };
  const pid = Number(said.split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 && isPostgresOf(cluster, pid)
    ? { kind: 'running', process: pid }
    : { kind: 'gone' };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function isPostgresOf(cluster: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  try {
    switch (process.platform) {
      case 'linux':
        // PostgreSQL works in its data folder.
        return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
      case 'win32':
        // Asking isn’t easy there, and PostgreSQL itself looks before it starts.
        return true;
      default:
        return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).includes(cluster);
    }
  } catch {
    return false;
  }
}
