import { app, powerMonitor } from 'electron';

export interface Lifecycle {
  /** Saves and closes everything; called once, however the app ends. */
  readonly end: () => void;
  readonly showTable: () => void;
  /** Logs a failure while ending, which mustn't keep the app from ending. */
  readonly note: (error: unknown) => void;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A window that hangs mustn't keep the app from quitting. Saving alone may take three seconds. */
const QUIT_WITHIN_MILLISECONDS = 8000;

/** Quits and reactivates the app according to each system's conventions. */
export function followSystemConventions({ end, showTable, note }: Lifecycle) {
  let ended = false;
  const endOnce = (): void => {
    if (ended) return;
    ended = true;
    for (const signal of SIGNALS) process.off(signal, quit);
    try {
      end();
    } catch (error) {
      note(error);
    }
  };
  /** Ends at once, without asking the windows. */
  const exit = (status: number): void => {
    endOnce();
    exitNow(status);
  };
  const quit = (): void => {
    try {
      app.quit();
    } catch (error) {
      note(error);
      exit(0);
    }
  };

  app.on('window-all-closed', () => {
    // On a Mac, an app without windows stays in the dock.
    if (process.platform !== 'darwin') quit();
  });
  app.on('activate', showTable);
  app.on('before-quit', () => setTimeout(() => exit(0), QUIT_WITHIN_MILLISECONDS).unref());
  app.on('will-quit', endOnce);
  app.on('quit', endOnce);
  for (const signal of SIGNALS) process.on(signal, quit);
  // Linux waits for the app only if it asks to.
  powerMonitor.on('shutdown', (event?: Pick<Event, 'preventDefault'>) => {
    if (process.platform === 'linux') event?.preventDefault();
    quit();
  });
  // Windows ends a session without asking the app to quit.
  app.on('browser-window-created', (_event, window) => window.on('session-end', endOnce));
  return { quit, exit };
}

/** Ends the process even if Electron can't: its `process.exit` is the same call again. */
export function exitNow(status: number): void {
  try {
    app.exit(status);
  } catch {
    process.kill(process.pid, 'SIGKILL');
  }
}
