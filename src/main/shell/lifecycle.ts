import { app, powerMonitor } from 'electron';

export interface Lifecycle {
  /** Saves and closes everything; called once, however the app ends. */
  readonly end: () => void;
  readonly showTable: () => void;
}

/** Quits and reactivates the app according to each system's conventions. */
export function followSystemConventions({ end, showTable }: Lifecycle): void {
  const quit = () => app.quit();
  let ended = false;
  const endOnce = () => {
    if (ended) return;
    ended = true;
    for (const signal of SIGNALS) process.off(signal, quit);
    end();
  };

  app.on('window-all-closed', () => {
    // On a Mac, an app without windows stays in the dock.
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('activate', showTable);
  app.on('will-quit', endOnce);
  for (const signal of SIGNALS) process.on(signal, quit);
  powerMonitor.on('shutdown', quit);
  // Windows ends a session without asking the app to quit.
  app.on('browser-window-created', (_event, window) => window.on('session-end', endOnce));
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
