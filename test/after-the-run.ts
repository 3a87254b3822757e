import { execFileSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Waits until a test run is gone, and ends what it left: the programs that know its temporary folder, and that folder. */
const [, , folder = ''] = process.argv;
process.stdin.resume();
await new Promise((resolve) => process.stdin.on('close', resolve));
// Most end by themselves or when they are told to, and a database is stopped by its own guard.
for (let tries = 0; tries < 100; tries += 1) {
  const left = processesOf(folder);
  if (left.length === 0) break;
  for (const pid of left) end(pid, tries < 20 ? 'SIGTERM' : 'SIGKILL');
  await wait(50);
}
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/** Processes whose environment names the folder. */
function processesOf(named: string): readonly number[] {
  switch (process.platform) {
    case 'linux':
      return readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name) && environmentOf(name).includes(named))
        .map(Number);
    case 'darwin':
      return execFileSync('ps', ['-axEww', '-o', 'pid=,command='], {
        encoding: 'utf8',
        maxBuffer: 64_000_000,
      })
        .split('\n')
        .filter((line) => line.includes(`TMPDIR=${named}`))
        .map((line) => Number.parseInt(line, 10));
    default:
      // Databases, which have no guard there.
      return globSync('*/postgres/cluster/postmaster.pid', { cwd: named }).map((file) =>
        Number(readFileSync(join(named, file), 'utf8').split('\n')[0]),
      );
  }
}

function environmentOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return '';
  }
}

function end(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has just ended by itself.
  }
}
