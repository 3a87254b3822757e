import { dialog, type BrowserWindow } from 'electron';
import { rename, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Words } from '../../shared/text/en.ts';

/** Lays a file where the person wants it: whole, or not at all, and then they are told. */
export async function layFile(
  window: BrowserWindow,
  filePath: string,
  content: string | Uint8Array,
  { files }: Words['shell'],
): Promise<void> {
  try {
    const draft = `${filePath}.draft`;
    await writeFile(draft, content);
    await rename(draft, filePath);
  } catch (error) {
    await dialog.showMessageBox(window, {
      type: 'error',
      message: files.notSaved(basename(filePath)),
      detail: error instanceof Error ? error.message : String(error),
    });
  }
}
