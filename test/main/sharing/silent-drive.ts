import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** A drive that has stopped answering. */
export interface SilentDrive {
  /** Those who wait for it hear that it’s gone. */
  readonly disconnect: () => void;
}

/**
 * Covers a folder with a drive that never answers, as a network drive whose other end sleeps; `null` where the system
 * doesn't allow that.
 */
export async function coverWithSilentDrive(folder: string): Promise<SilentDrive | null> {
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
      spawnSync('umount', ['-l', folder]);
    },
  };
}
