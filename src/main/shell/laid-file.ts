import { dialog, type BrowserWindow } from 'electron';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Words } from '../../shared/text/en/index.ts';

/** Lays a file where the person wants it: whole, or not at all, and then they are told. */
export async function layFile(
  window: BrowserWindow,
  filePath: string,
  content: string | Uint8Array,
  { files }: Words['shell'],
): Promise<void> {
  const draft = `${filePath}.draft`;
  try {
    await writeFile(draft, content);
    await rename(draft, filePath);
  } catch (error) {
    // What stood in the way of all of it may stand in the way of taking the half of it away.
    await rm(draft, { force: true }).catch(() => undefined);
    await dialog.showMessageBox(window, {
      type: 'error',
      message: files.notSaved(basename(filePath)),
      detail: error instanceof Error ? error.message : String(error),
    });
  }
}
