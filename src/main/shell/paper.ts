import { app, dialog, type BrowserWindow } from 'electron';
import { join } from 'node:path';
import type { Words } from '../../shared/text/en/index.ts';
import { saveFile } from './save-file.ts';

/** Asks where to save, and prints the window's content to a PDF. */
export async function savePdf(window: BrowserWindow, words: Words['shell']): Promise<void> {
  const { filePath } = await dialog.showSaveDialog(window, {
    title: words.files.pdfTitle,
    defaultPath: join(app.getPath('documents'), 'Vernissage.pdf'),
    filters: [{ name: 'PDF', extensions: ['pdf'] }],
  });
  if (filePath === '') return;
  const pages = await window.webContents.printToPDF({ printBackground: true, preferCSSPageSize: true });
  await saveFile(window, filePath, pages, words);
}
