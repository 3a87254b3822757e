import { dialog, type BrowserWindow } from 'electron';
import type { Words } from '../../shared/text/en/index.ts';
import type { LastFolder } from './last-folder.ts';
import { saveFile } from './save-file.ts';

/** Asks where to save, and prints the window's content to a PDF. */
export async function savePdf(
  window: BrowserWindow,
  words: Words['shell'],
  folder: LastFolder,
): Promise<void> {
  const { filePath } = await dialog.showSaveDialog(window, {
    title: words.files.pdfTitle,
    defaultPath: folder.pathFor('Vernissage.pdf'),
    filters: [{ name: 'PDF', extensions: ['pdf'] }],
  });
  if (filePath === '') return;
  folder.used(filePath);
  await saveFile(
    window,
    filePath,
    () => window.webContents.printToPDF({ printBackground: true, preferCSSPageSize: true }),
    words,
  );
}
