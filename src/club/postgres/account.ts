import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandProblem } from '../command/problem.ts';

/** Who PostgreSQL runs as, if not as we do: it refuses to run as root. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** `null` if PostgreSQL can run as the account that runs us. */
export function accountFor(named: string | null): Account | null {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return null;
  const name = named ?? 'nobody';
  try {
    const asked = (flag: string): number =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
    return { name, uid: asked('-u'), gid: asked('-g') };
  } catch {
    throw new CommandProblem(({ database }) => database.noAccount(name));
  }
}

/** Makes everything in a folder the account’s own. */
export function giveTo(account: Account | null, path: string): void {
  if (account === null) return;
  chownSync(path, account.uid, account.gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) giveTo(account, join(path, name));
}

/**
 * Lets another account pass through this folder, without seeing what is in it. It must be able to pass through every
 * folder above, too, and those aren’t ours to change.
 */
export function letPass(account: Account | null, folder: string): void {
  if (account === null) return;
  chmodSync(folder, (statSync(folder).mode & 0o7777) | 0o011);
  for (let at = dirname(folder); ; at = dirname(at)) {
    const { mode, uid, gid } = statSync(at);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) {
      throw new CommandProblem(({ database }) => database.outOfReach(at, account.name));
    }
    if (at === dirname(at)) return;
  }
}
