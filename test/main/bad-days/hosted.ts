import { setTimeout as after } from 'node:timers/promises';
import { readHolder, takeLock } from '../../../src/main/folder/lock.ts';
import { run } from '../../../src/main/host/run.ts';

/** A run of the app that has the games of a folder open, or says why not. */
export interface Hosted {
  readonly address: string;
  /** Ends it as Ctrl-C does, and waits until it is over. */
  readonly end: () => Promise<void>;
}

export type StartHost = (folder: string) => Promise<Hosted>;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The browser host without a process of its own: what would end its process ends this one. */
export function hostHere(worker: string): StartHost {
  return async (folder) => {
    const said: string[] = [];
    const { write } = process.stderr;
    process.stderr.write = (text: string | Uint8Array): boolean => said.push(String(text)) > 0;
    try {
      await run(['--no-open', '--data', folder], { page: () => (_, response) => response.end(), worker });
    } finally {
      process.stderr.write = write;
    }
    // The first look may be the call that fails.
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
