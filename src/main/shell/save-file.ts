import { dialog, type BrowserWindow, type FileFilter } from 'electron';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Words } from '../../shared/text/en/index.ts';
import type { LastFolder } from './last-folder.ts';

/** What every dialog about files needs. */
export interface Asking {
  /** The dialog belongs to it. */
  readonly window: BrowserWindow;
  readonly words: Words['shell'];
  readonly folder: LastFolder;
}

export interface NewFile {
  readonly title: string;
  readonly name: string;
  readonly filters?: FileFilter[];
}

/** The one save dialog of the app. Returns null if the user cancels it. */
export async function chooseFile(
  { window, folder }: Asking,
  { title, name, filters = [] }: NewFile,
): Promise<string | null> {
  const { filePath } = await dialog.showSaveDialog(window, {
    title,
    defaultPath: folder.pathFor(name),
    filters,
    // Some Linux desktops would replace a file without a question.
    properties: ['showOverwriteConfirmation'],
  });
  if (filePath === '') return null;
  folder.used(filePath);
  return filePath;
}

/** Asks where to save a file, saves it completely or not at all, and tells the user if that fails. */
export async function saveFile(
  asking: Asking,
  file: NewFile,
  content: () => string | Promise<Uint8Array>,
): Promise<void> {
  const filePath = await chooseFile(asking, file);
  if (filePath === null) return;
  const draft = `${filePath}.draft`;
  try {
    await writeFile(draft, await content());
    await rename(draft, filePath);
  } catch (error) {
    // Deleting the partial file may fail for the same reason.
    await rm(draft, { force: true }).catch(() => undefined);
    await dialog.showMessageBox(asking.window, {
      type: 'error',
      message: asking.words.files.notSaved(basename(filePath)),
      detail: error instanceof Error ? error.message : String(error),
    });
  }
}
