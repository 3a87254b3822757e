import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import manifest from '../../package.json' with { type: 'json' };
import type { AppInfo, BadDay, JobOf, JobState, Mending, News, WholeBackup } from '../shared/api.ts';
import type { ChoosePlace } from './api/calls.ts';
import type { Router } from './api/connection.ts';
import { createRouter } from './api/router.ts';
import { badDayOf, badDaySentence } from './bad-day.ts';
import { takeLock, type Lock } from './folder/lock.ts';
import { StartProblem } from './start-problem.ts';
import { isOfOlderVersion } from './store/backups/before-migration.ts';
import { fileTroubleOf, troubleOfCode } from './store/file-trouble.ts';
import { STORE_FILE } from './store/index.ts';
import { keepStore, type KeptStore } from './store/kept-store.ts';
import { beginAfresh, putMendedInPlace } from './store/salvage/mending.ts';
import { openIncoming, type Incoming } from './transfer/incoming.ts';
import { backUpDaily } from './work/daily-backup.ts';
import { openWorkshop, type Workshop } from './work/workshop.ts';

/** What a run of the app works on, however it is shown: the games of a folder, which are its alone. */
interface Held {
  readonly folder: string;
  readonly info: AppInfo;
  /** Says where this run is seen: at an address, or in a window of its own (null). */
  readonly announce: (address: string | null) => void;
  /** Brings what is in the write-ahead log into the database and gives the folder back. */
  readonly close: () => void;
}

export interface Workplace extends Held {
  readonly kind: 'open';
  readonly store: KeptStore;
  /** The contract. */
  readonly router: Router;
  /** Where the files lie that a view may look through. */
  readonly incoming: Pick<Incoming, 'open'>;
}

/** The folder is ours, but the games in it could not be opened. */
export interface BrokenWorkplace extends Held {
  readonly kind: 'broken';
  readonly badDay: BadDay;
  /** Found while the person is told what is wrong: there may be many to look through. */
  readonly wholeBackup: () => Promise<WholeBackup>;
  /** Where mending is done, which may take a while. */
  readonly workshop: Workshop;
  /** What came of it: the same place again where it was called off. */
  readonly mend: (way: Mending) => Promise<Workplace | BrokenWorkplace>;
}

export interface Manner {
  /** Whether the app's own menu must end it. */
  readonly quitInMenu: boolean;
  readonly quit: () => void;
  /** The script that does the long work in a thread of its own. */
  readonly worker: string;
  readonly choosePlace: ChoosePlace;
}

const now = (): string => new Date().toISOString();

/** A start that takes no longer says nothing of what it does. */
const MOST_SILENT_MILLISECONDS = 700;

/** The window is on its way by then, and is drawn meanwhile. */
const WARMED_AFTER_MILLISECONDS = 100;

/** Opens the games of a folder, or nothing when another process has them open. */
export async function openWorkplace(
  folder: string,
  manner: Manner,
  patience = MOST_SILENT_MILLISECONDS,
): Promise<Workplace | BrokenWorkplace | null> {
  const lock = lockOf(folder);
  if (lock === null) return null;
  const workshop = openWorkshop(manner.worker, join(folder, STORE_FILE));
  let upgrading: Promise<JobOf<'bring-up-to-date'>> | null = null;
  try {
    return await openUpToDate(patience);
  } catch (error) {
    workshop.close();
    lock.release();
    throw error;
  }

  async function openUpToDate(wait: number | null): Promise<Workplace | BrokenWorkplace> {
    const problem = await bringUpToDate(wait);
    return problem === null ? openGames([]) : broken(badDayOf(folder, problem));
  }

  /** A file of an older version is brought to this one before it is opened; waits no longer than this, if at all. */
  async function bringUpToDate(wait: number | null): Promise<BadDay['problem'] | null> {
    if (upgrading === null && !isOfOlderVersion(folder)) return null;
    upgrading ??= workshop.start('bring-up-to-date', now()).ended.finally(() => (upgrading = null));
    const job = await (wait === null ? upgrading : Promise.race([upgrading, after(wait, null)]));
    if (job?.state.kind === 'done') return job.state.result;
    return job?.state.kind === 'failed' ? troubleOf(job.state) : { kind: 'older-store' };
  }

  function openGames(before: readonly News[]): Workplace | BrokenWorkplace {
    const kept = keepStore(folder, { now, newId: randomUUID }, before);
    return kept.ok ? open(kept.value) : broken(badDayOf(folder, kept.error));
  }

  function open(store: KeptStore): Workplace {
    if (store.isStale()) workshop.start('rebuild', null);
    const held = hold(store.notices.includes('write-ahead-log-missing'));
    const incoming = openIncoming(folder, randomUUID);
    const router = createRouter({
      ...manner,
      store,
      workshop,
      info: held.info,
      newId: randomUUID,
      now,
      incoming,
    });
    const noMoreBackups = backUpDaily(store, workshop);
    const noMoreWarming = warmLater(store);
    const close = (): void => {
      noMoreBackups();
      noMoreWarming();
      workshop.close();
      store.close();
      held.close();
    };
    return { ...held, kind: 'open', store, router, incoming, close };
  }

  function broken(badDay: BadDay): BrokenWorkplace {
    const held = hold(false);
    const close = (): void => {
      workshop.close();
      held.close();
    };
    let finding = badDay.ways.includes('mend') ? workshop.start('find-backup', null) : null;

    async function wholeBackup(): Promise<WholeBackup> {
      finding ??= workshop.start('find-backup', null);
      const { state } = await finding.ended;
      if (state.kind !== 'done') {
        finding = null;
        return { kind: 'not-known' };
      }
      return state.result === null ? { kind: 'none' } : { kind: 'found', backup: state.result };
    }

    const place: BrokenWorkplace = {
      ...held,
      kind: 'broken',
      badDay,
      wholeBackup,
      workshop,
      mend: async (way) => {
        // Nothing waits for what was only to be told: mending looks for itself.
        if (finding !== null) workshop.cancel(finding.id);
        return (await mendBy(way)) ?? place;
      },
      close,
    };
    return place;
  }

  /** What comes of a way out; null where it was called off. */
  async function mendBy(way: Mending): Promise<Workplace | BrokenWorkplace | null> {
    try {
      switch (way) {
        case 'again':
          return await openUpToDate(null);
        case 'mend':
          return await openMended();
        case 'afresh':
          beginAfresh(folder, now());
          return openGames([]);
      }
    } catch (error) {
      // A disk that is full now is another trouble than the one that was to be mended.
      const trouble = fileTroubleOf(error);
      if (trouble === null) throw error;
      return broken(badDayOf(folder, { kind: trouble }));
    }
  }

  async function openMended(): Promise<Workplace | BrokenWorkplace | null> {
    const putInPlace = (): void => putMendedInPlace(folder, now());
    const { state } = await workshop.start('mend', null, putInPlace).ended;
    switch (state.kind) {
      case 'done':
        return openGames([{ kind: 'mended', salvaged: state.result }]);
      case 'failed':
        return broken(badDayOf(folder, troubleOf(state)));
      case 'cancelled':
      case 'waiting':
      case 'running':
        return null;
    }
  }

  function hold(logMissing: boolean): Held {
    return {
      folder,
      info: {
        version: manifest.version,
        dataFolder: folder,
        quitInMenu: manner.quitInMenu,
        logMissing,
      },
      announce: lock?.announce ?? (() => undefined),
      close: () => lock?.release(),
    };
  }
}

/** What of the disk or the file a job failed at; what is neither is no bad day, but a fault of ours. */
function troubleOf({
  code,
  message,
}: Extract<JobState<never>, { readonly kind: 'failed' }>): BadDay['problem'] {
  const kind = troubleOfCode(code);
  if (kind === null) throw new Error(message);
  return { kind };
}

/** Has figures at hand before they are asked for, unless another file takes the place of this one. Returns how to stop. */
function warmLater(store: KeptStore): () => void {
  const { statistics } = store;
  let wanted = true;
  const isWanted = (): boolean => wanted && store.statistics === statistics;
  const timer = setTimeout(() => {
    if (isWanted()) void statistics.warm(isWanted);
  }, WARMED_AFTER_MILLISECONDS).unref();
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}

/** A folder that cannot even be locked cannot be played in: nothing can be asked or mended there. */
function lockOf(folder: string): Lock | null {
  try {
    return takeLock(folder);
  } catch (error) {
    const trouble = fileTroubleOf(error);
    if (trouble === null) throw error;
    const file = join(folder, STORE_FILE);
    throw new StartProblem((words) => badDaySentence(words, { kind: trouble }, file));
  }
}
