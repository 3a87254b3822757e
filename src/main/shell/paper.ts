import { dialog, type BrowserWindow } from 'electron';
import type { Words } from '../../shared/text/en/index.ts';
import type { LastFolder } from './last-folder.ts';
import { saveFile } from './save-file.ts';

/** Electron's reason if the user closes the system's dialog. */
const CANCELLED = 'Print job canceled';

/** Prints with the system's dialog. Rejects if that fails, for example without a printer. */
export function print(window: BrowserWindow): Promise<void> {
  return new Promise((resolve, reject) => {
    window.webContents.print({}, (done, reason) => {
      if (done || reason === CANCELLED) resolve();
      else reject(new Error(reason));
    });
  });
}

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
    // Tagged, so that a screen reader can read it.
    () =>
      window.webContents.printToPDF({
        printBackground: true,
        preferCSSPageSize: true,
        generateTaggedPDF: true,
      }),
    words,
  );
}
