import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { createRouter } from './api/router.ts';
import type { Router } from './api/connection.ts';
import { takeLock } from './host/lock.ts';
import { StartProblem } from './start-problem.ts';
import { openStore, STORE_FILE, type Store } from './store/index.ts';
import { openIncoming } from './transfer/incoming.ts';
import { openWorkshop } from './work/workshop.ts';

/** What a run of the app works on, however it is shown: the games of a folder, which are its alone, and the contract. */
export interface Workplace {
  readonly store: Store;
  readonly router: Router;
  /** Says where this run is seen: at an address, or in a window of its own (null). */
  readonly announce: (address: string | null) => void;
  /** Brings what is in the write-ahead log into the database and gives the folder back. */
  readonly close: () => void;
}

export interface Manner {
  /** Whether the app's own menu must end it. */
  readonly quitInMenu: boolean;
  readonly quit: () => void;
  /** The script that does the long work in a thread of its own. */
  readonly worker: string;
}

/** By then the first page is there, and its reader has begun to look at it. */
const WARMED_AFTER_MILLISECONDS = 3000;

/** Opens the games of a folder, or nothing when another process has them open. */
export function openWorkplace(folder: string, { quitInMenu, quit, worker }: Manner): Workplace | null {
  const lock = takeLock(folder);
  if (lock === null) return null;
  try {
    const store = openKept(folder);
    const workshop = openWorkshop(worker, join(folder, STORE_FILE));
    if (store.isStale()) workshop.start('rebuild', null);
    let open = true;
    const warming = setTimeout(() => void store.statistics.warm(() => open), WARMED_AFTER_MILLISECONDS);
    warming.unref();
    const logMissing = store.notices.includes('write-ahead-log-missing');
    const info = { version: manifest.version, dataFolder: folder, quitInMenu, logMissing };
    return {
      store,
      router: createRouter({
        store,
        workshop,
        info,
        quit,
        newId: randomUUID,
        now,
        incoming: openIncoming(folder, randomUUID),
        keepSafe: () => Promise.resolve(),
      }),
      announce: lock.announce,
      close: () => {
        open = false;
        clearTimeout(warming);
        workshop.close();
        store.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function now(): string {
  return new Date().toISOString();
}

function openKept(folder: string): Store {
  const opened = openStore(folder, { now, newId: randomUUID });
  if (opened.ok) return opened.value;
  const file = join(folder, STORE_FILE);
  switch (opened.error.kind) {
    case 'newer-store':
      throw new StartProblem(
        `${file} was written by a newer Vernissage; bring this one up to date. Nothing was changed.`,
      );
    case 'not-a-store':
      throw new StartProblem(
        `${file} is no file of Vernissage’s; move it away, or choose another folder with --data DIR. Nothing was changed.`,
      );
  }
}
