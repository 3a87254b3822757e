import { existsSync, rmSync, watch, writeFileSync, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

/**
 * How a second start brings the first window to the front: by a file in the data folder, which the window
 * deletes. Anyone who can write there could change the games as well, so this adds no risk.
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

/** Calls `show` on every request; returns a function to stop. */
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
    // The system's limit on watchers is reached: a second start gets no answer and reports that.
    return () => undefined;
  }
  // If the folder can't be watched any more, saving fails too and is reported there.
  watcher.on('error', () => watcher.close());
  return () => watcher.close();
}
