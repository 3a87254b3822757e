import { app, session } from 'electron';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isOurs } from './app-address.ts';
import type { Memory } from './desktop-memory.ts';

/** Dialogs start where the last file was opened or saved: the system no longer remembers that. */
export interface LastFolder {
  /** Where a file of this name would be saved. */
  readonly pathFor: (name: string) => string;
  readonly current: () => string;
  readonly used: (file: string) => void;
}

export function lastFolder(memory: Memory): LastFolder {
  const current = (): string => {
    const { folder } = memory.current;
    return folder !== '' && existsSync(folder) ? folder : documents();
  };
  return {
    current,
    pathFor: (name) => join(current(), name),
    used: (file) => memory.remember({ folder: dirname(file) }),
  };
}

/** A system may have no such folder. */
function documents(): string {
  try {
    return app.getPath('documents');
  } catch {
    return '';
  }
}

/** Files made by our page use the same folder. */
export function saveDownloadsIn(folder: LastFolder): void {
  session.defaultSession.on('will-download', (_event, item, contents) => {
    if (!isOurs(contents.getURL())) return;
    item.setSaveDialogOptions({ defaultPath: folder.pathFor(item.getFilename()) });
    item.once('done', (_done, state) => {
      if (state === 'completed') folder.used(item.getSavePath());
    });
  });
}
