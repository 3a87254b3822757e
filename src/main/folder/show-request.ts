import { existsSync, rmSync, watch, writeFileSync, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

/**
 * How a second start asks a window to come forward: a file laid into the data folder, which the window takes away
 * when it has been seen. Whoever may write there may write the games too, so this opens no door.
 */
const REQUEST = 'show-window';

export function requestWindow(folder: string): void {
  writeFileSync(join(folder, REQUEST), '', { mode: 0o600 });
}

export function isRequestWaiting(folder: string): boolean {
  return existsSync(join(folder, REQUEST));
}

export function withdrawRequest(folder: string): void {
  rmSync(join(folder, REQUEST), { force: true });
}

/** Calls `show` at every request from now on; returns how to stop. */
export function onWindowRequest(folder: string, show: () => void): () => void {
  let watcher: FSWatcher;
  try {
    withdrawRequest(folder);
    watcher = watch(folder, () => {
      if (!isRequestWaiting(folder)) return;
      withdrawRequest(folder);
      show();
    });
  } catch {
    // Systems give out only so many watchers: a second start waits in vain, and says so.
    return () => undefined;
  }
  // A folder that cannot be watched any longer is one whose games cannot be kept either, and that is said elsewhere.
  watcher.on('error', () => watcher.close());
  return () => watcher.close();
}
