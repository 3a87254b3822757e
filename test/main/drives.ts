import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { fileTroubleOf } from '../../src/main/store/file-trouble.ts';

/** A drive with a fault, in the place of a folder. Only some systems let a test have one. */
export interface Drive {
  /** Those who wait for it hear that it’s gone. */
  readonly disconnect: () => void;
}

/** Covers a folder with a drive that has room for so much. */
export function coverWithTinyDrive(folder: string, kilobytes: number): Drive | null {
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder]);
  return made.status === 0 ? { disconnect: () => unmount(folder) } : null;
}

/** Fills a drive with a file, until there is no room for anything else. */
export function fill(file: string): void {
  for (let size = 65_536; size > 0; size = Math.floor(size / 2)) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch (error) {
      if (fileTroubleOf(error) !== 'disk-full') throw error;
    }
  }
}

/** Covers a folder with a drive that never answers, as a network drive whose other end sleeps. */
export async function coverWithSilentDrive(folder: string): Promise<Drive | null> {
  // The file system in user space that should answer is this shell, which doesn't.
  const mount = 'exec 3<>/dev/fuse; mount -i -t fuse -o fd=3,rootmode=40000,user_id=0,group_id=0 none "$0"';
  const shell = spawn('sh', ['-c', `${mount} && echo mounted && exec sleep 600`, folder], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const said = await Promise.race([once(shell.stdout, 'data'), once(shell, 'exit'), once(shell, 'error')]);
  if (!String(said[0]).startsWith('mounted')) return null;
  return {
    disconnect: () => {
      shell.kill('SIGKILL');
      unmount(folder);
    },
  };
}

function unmount(folder: string): void {
  spawnSync('umount', ['-l', folder]);
}
