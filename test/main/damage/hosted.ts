import { setTimeout as after } from 'node:timers/promises';
import { FIGURES } from '../open-main.ts';
import { readHolder, takeLock } from '../../../src/main/folder/lock.ts';
import { run } from '../../../src/main/host/run.ts';

/** A run of the app on a folder, with its games open or a reason why not. */
export interface Hosted {
  readonly address: string;
  /** Ends it like Ctrl-C, and waits until it has ended. */
  readonly end: () => Promise<void>;
}

export type StartHost = (folder: string) => Promise<Hosted>;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The browser host inside this process, which ends when the app would end its own. */
export function hostHere(worker: string): StartHost {
  return async (folder) => {
    const said: string[] = [];
    const { write } = process.stderr;
    process.stderr.write = (text: string | Uint8Array): boolean => said.push(String(text)) > 0;
    try {
      await run(['--no-open', '--data', folder], {
        page: () => (_, response) => response.end(),
        worker,
        figures: FIGURES,
        phonePage: '',
        appWindow: false,
      });
    } finally {
      process.stderr.write = write;
    }
    // Reading it may be the call that fails, so try twice.
    const holder = readHolder(folder) ?? readHolder(folder);
    const address = process.exitCode === undefined ? holder?.address : null;
    process.exitCode = undefined;
    if (address === null || address === undefined) throw new Error(`no start: ${said.join('').trim()}`);
    return {
      address,
      end: async () => {
        process.emit('SIGINT', 'SIGINT');
        for (const signal of SIGNALS) process.removeAllListeners(signal);
        for (let lock = takeLock(folder); ; lock = takeLock(folder)) {
          if (lock !== null) return lock.release();
          await after(2);
        }
      },
    };
  };
}
