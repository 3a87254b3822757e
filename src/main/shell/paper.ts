import type { BrowserWindow } from 'electron';
import { saveFile, type Asking } from './save-file.ts';

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
export function savePdf(asking: Asking): Promise<void> {
  const filters = [{ name: 'PDF', extensions: ['pdf'] }];
  return saveFile(asking, { title: asking.words.files.pdfTitle, name: 'Vernissage.pdf', filters }, () =>
    // Tagged, so that a screen reader can read it.
    asking.window.webContents.printToPDF({
      printBackground: true,
      preferCSSPageSize: true,
      generateTaggedPDF: true,
    }),
  );
}
