import { app } from 'electron';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
