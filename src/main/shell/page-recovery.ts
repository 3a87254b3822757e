import { app, dialog, type BrowserWindow } from 'electron';
import type { Words } from '../../shared/text/en/index.ts';
import type { Log } from './log.ts';
import { loadPlace, type ShownWindow } from './windows.ts';

/** A page that crashes more often than this within a minute isn't reloaded automatically. */
const MOST_RECOVERIES = 3;
const WITHIN_MILLISECONDS = 60_000;

/**
 * Reloads a crashed page where it was. Nothing is lost, because the game is in the store and the place in the
 * address.
 */
export function recoverPage(shown: ShownWindow, words: () => Words['shell']['page'], log: Log): void {
  const { window } = shown;
  let recoveries: readonly number[] = [];

  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return;
    log.note({ what: 'page-gone', reason, exitCode });
    const now = performance.now();
    recoveries = [...recoveries.filter((at) => now - at < WITHIN_MILLISECONDS), now];
    if (recoveries.length <= MOST_RECOVERIES) loadPlace(shown, shown.place);
    else void ask(window);
  });

  window.webContents.on('unresponsive', () => {
    log.note({ what: 'page-hangs' });
    void askWhetherToWait(window);
  });

  async function ask(on: BrowserWindow): Promise<void> {
    const { gone, goneExplained, again, quit } = words();
    const buttons = [again, quit];
    const { response } = await dialog.showMessageBox(on, {
      type: 'error',
      message: gone,
      detail: goneExplained,
      buttons,
    });
    if (buttons[response] === quit) app.quit();
    else loadPlace(shown, shown.place);
  }

  async function askWhetherToWait(on: BrowserWindow): Promise<void> {
    const { hangs, hangsExplained, wait, again } = words();
    const buttons = [wait, again];
    const { response } = await dialog.showMessageBox(on, {
      type: 'warning',
      message: hangs,
      detail: hangsExplained,
      buttons,
    });
    if (buttons[response] === again) on.webContents.forcefullyCrashRenderer();
  }
}
