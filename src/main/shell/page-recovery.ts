import { dialog, type MessageBoxOptions } from 'electron';
import type { Words } from '../../shared/text/en/index.ts';
import { failure, type Log } from './log.ts';
import { isFailedLoad } from './show-when-ready.ts';
import { loadPlace, type ShownWindow } from './windows.ts';

/** A page that crashes more often than this within a minute isn't reloaded automatically. */
const MOST_RECOVERIES = 3;
const WITHIN_MILLISECONDS = 60_000;

type PageWords = Words['shell']['page'];

export interface Recovering {
  readonly words: () => PageWords;
  readonly log: Log;
  readonly quit: () => void;
  readonly showLog: () => void;
}

/**
 * Reloads a crashed page where it was. Nothing is lost, because the game is in the store and the place in the
 * address. If a page can't be loaded or doesn't respond, the user is asked.
 */
export function recoverPage(shown: ShownWindow, { words, log, quit, showLog }: Recovering): void {
  const { window } = shown;
  const { webContents } = window;
  let recoveries: readonly number[] = [];
  let asking = false;

  webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return;
    log.note({ what: 'page-gone', reason, exitCode });
    const now = performance.now();
    recoveries = [...recoveries.filter((at) => now - at < WITHIN_MILLISECONDS), now];
    if (recoveries.length <= MOST_RECOVERIES) loadPlace(shown, shown.place);
    else askAboutPage(words().gone);
  });

  webContents.on('did-fail-load', (_event, code, _description, _address, isMainFrame) => {
    if (!isFailedLoad(code, isMainFrame)) return;
    log.note({ what: 'page-not-loaded', code });
    askAboutPage(words().notLoaded);
  });

  // Without its preload, a page has no connection to the games.
  webContents.on('preload-error', (_event, _path, error) => {
    log.note(failure(error));
    askAboutPage(words().notLoaded);
  });

  webContents.on('unresponsive', () => {
    log.note({ what: 'page-hangs' });
    const { hangs, hangsExplained, wait, again } = words();
    ask({ type: 'warning', message: hangs, detail: hangsExplained }, [
      [wait, () => undefined],
      [again, () => webContents.forcefullyCrashRenderer()],
    ]);
  });

  function askAboutPage(message: string): void {
    const { safe, again, showLog: seeLog, quit: leave } = words();
    ask({ type: 'error', message, detail: safe }, [
      [again, () => loadPlace(shown, shown.place)],
      [leave, quit],
      [
        seeLog,
        () => {
          showLog();
          askAboutPage(message);
        },
      ],
    ]);
  }

  /** Asks one question at a time. */
  function ask(question: MessageBoxOptions, answers: readonly (readonly [string, () => void])[]): void {
    if (asking) return;
    asking = true;
    dialog
      .showMessageBox(window, { ...question, buttons: answers.map(([label]) => label), noLink: true })
      .then(({ response }) => {
        asking = false;
        answers[response]?.[1]();
      })
      .catch((error: unknown) => {
        asking = false;
        log.note(failure(error));
      });
  }
}
