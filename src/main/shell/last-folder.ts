import { app } from 'electron';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unlessItFails } from '../../shared/core/unless-it-fails.ts';
import type { Memory } from './desktop-memory.ts';

/** Dialogs start where the last file was opened or saved: the system no longer remembers that. */
export type LastFolder = ReturnType<typeof lastFolder>;

export function lastFolder(memory: Memory) {
  const current = (): string => {
    const { folder } = memory.current;
    // A system may have no folder for documents.
    return folder !== '' && existsSync(folder)
      ? folder
      : (unlessItFails(() => app.getPath('documents')) ?? '');
  };
  return {
    current,
    /** Where a file of this name would be saved. */
    pathFor: (name: string) => join(current(), name),
    used: (file: string) => memory.remember({ folder: dirname(file) }),
  };
}
