import { session, type DownloadItem, type WebContents } from 'electron';
import { mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveFile, type Asking } from './save-file.ts';

/**
 * Saves files that a page makes by the app's own dialog: Electron's has the file's address as its title, belongs to no
 * window of ours, and ignores that it should ask before replacing a file. Called after everything else was refused.
 */
export function saveDownloads(
  asking: (page: WebContents) => Asking,
  run: (save: () => Promise<void>) => void,
): void {
  session.defaultSession.on('will-download', (event, item, page) => {
    if (!event.defaultPrevented) run(() => saveDownload(item, asking(page)));
  });
}

async function saveDownload(item: DownloadItem, asking: Asking): Promise<void> {
  // Where to put it has to be said at once, so it waits there for the user's answer.
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-'));
  const file = join(folder, 'download');
  item.setSavePath(file);
  const ended = new Promise<string>((resolve) => item.once('done', (_event, state) => resolve(state)));
  try {
    await saveFile(
      asking,
      { title: asking.words.files.downloadTitle, name: item.getFilename() },
      async () => {
        const state = await ended;
        if (state !== 'completed') throw new Error(state);
        return readFile(file);
      },
    );
  } finally {
    await ended;
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
