import { dialog, type BrowserWindow } from 'electron';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Words } from '../../shared/text/en/index.ts';

/** Saves a file completely or not at all, and tells the user if that fails. */
export async function saveFile(
  window: BrowserWindow,
  filePath: string,
  content: string | (() => Promise<Uint8Array>),
  { files }: Words['shell'],
): Promise<void> {
  const draft = `${filePath}.draft`;
  try {
    await writeFile(draft, typeof content === 'string' ? content : await content());
    await rename(draft, filePath);
  } catch (error) {
    // Deleting the partial file may fail for the same reason.
    await rm(draft, { force: true }).catch(() => undefined);
    await dialog.showMessageBox(window, {
      type: 'error',
      message: files.notSaved(basename(filePath)),
      detail: error instanceof Error ? error.message : String(error),
    });
  }
}
