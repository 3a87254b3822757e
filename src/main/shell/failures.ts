import { dialog } from 'electron';
import { keepAlive } from '../last-resort.ts';
import { StartProblem } from '../start-problem.ts';
import { COULD_NOT_START } from './exit-status.ts';
import { exitNow } from './lifecycle.ts';
import { failure, type Log } from './log.ts';
import { localisationOf } from './system-language.ts';

/** Who hears about errors in main that nobody caught: first this module, then the open app. */
export type Failures = ReturnType<typeof watchFailures>;

/** Listens from the start to the end of the process, so that no failure is silent or shows a stack trace. */
export function watchFailures() {
  let log: Log | null = null;
  let failing = false;
  let end = exitNow;

  const fail = (error: unknown): void => {
    log?.note(failure(error));
    // What fails while this is told is logged, but not told as well.
    if (failing) return;
    failing = true;
    // The settings may be what can't be read, so this is the system's language.
    const { words } = localisationOf(null);
    const { failed, crashed, unexpected } = words.shell.start;
    const known = error instanceof StartProblem;
    const sentence = known ? error.said(words) : unexpected(log?.folder ?? null);
    try {
      process.stderr.write(`${sentence}\n`);
      dialog.showErrorBox(known ? failed : crashed, sentence);
    } catch (another) {
      log?.note(failure(another));
    }
    end(COULD_NOT_START);
  };

  let handler = fail;
  keepAlive((error) => {
    try {
      handler(error);
    } catch (another) {
      log?.note(failure(error));
      fail(another);
    }
  });
  return {
    /** From now on, `handler` decides; if it fails itself, the app ends. */
    passTo: (next: (error: unknown) => void) => {
      handler = next;
    },
    /** Tells the user in one sentence, logs it, and ends the app. */
    fail,
    /** From now on, what fails has a log. */
    logTo: (opened: Log) => {
      log = opened;
    },
    /** How the app ends because of a failure, once something is open that must be closed. */
    endWith: (next: (status: number) => void) => {
      end = next;
    },
  };
}
