import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import manifest from '../../package.json' with { type: 'json' };
import type { Outage, FileTrouble, JobOf, JobView, RepairOption, News, WholeBackup } from '../shared/api.ts';
import type { Outages, ChoosePlace } from './api/calls.ts';
import { peopleNow } from './api/people-now.ts';
import { createRouter } from './api/router.ts';
import { openAsking, type Asking } from './figures/asking.ts';
import { outageOf, foundDamage, passes } from './outage.ts';
import { takeLock } from './folder/lock.ts';
import { runEach } from './run-each.ts';
import { isOfOlderVersion } from './store/backups/before-migration.ts';
import { fileTroubleOf, JobFailed } from './store/file-trouble.ts';
import { STORE_FILE } from './store/index.ts';
import { openKeptStore, wasClosed, type KeptStore } from './store/kept-store.ts';
import { sweepLeftovers } from './store/left-behind.ts';
import { startEmpty, putRepairedInPlace } from './store/salvage/repairing.ts';
import { openSharing } from './sharing/index.ts';
import { pageFiles } from './page-files.ts';
import { networkOf } from './phones/addresses.ts';
import { certificatesOf } from './phones/certificate.ts';
import { openPhones, type Phones } from './phones/index.ts';
import { openIncoming } from './transfer/incoming.ts';
import { backUpDaily } from './work/daily-backup.ts';
import { openJobQueue, type Started } from './work/job-queue.ts';
import { valuingIn } from './work/valuing.ts';

export type Backend = NonNullable<Awaited<ReturnType<typeof openBackend>>>;

export interface BackendOptions {
  /** Whether the app's own menu needs a Quit entry. */
  readonly quitInMenu: boolean;
  readonly quit: () => void;
  /** The scripts of the worker, and of the thread for figures. */
  readonly worker: string;
  readonly figures: string;
  readonly choosePlace: ChoosePlace;
  /** Lets somebody choose a folder. Without it they type its path. */
  readonly chooseFolder?: () => Promise<string | null>;
  /** Shows an address in the browser of this computer. */
  readonly openAddress: (address: string) => void;
  /** The folder of the built page for phones. Without it they have none. */
  readonly phonePage?: string;
  readonly note: (error: unknown) => void;
}

const now = (): string => new Date().toISOString();

/** A shorter migration at startup isn't reported. */
const MOST_SILENT_MILLISECONDS = 700;

/** By then the window has been requested and is being drawn. */
const WARMED_AFTER_MILLISECONDS = 100;

/** How soon the app notices that saving works again. */
const TRIED_EVERY_MILLISECONDS = 2000;

/** An unexpected error may be caused by undetected damage; a full check takes some seconds in the worker. */
const LOOKED_FOR_DAMAGE_EVERY_MILLISECONDS = 600_000;

/**
 * A run of the app on the games of one folder, which it has locked; null if another process has them open. The games
 * are open, or there is a reason why not with ways to fix it; this may change while views are connected.
 */
export async function openBackend(
  folder: string,
  options: BackendOptions,
  patience = MOST_SILENT_MILLISECONDS,
) {
  const lock = takeLock(folder);
  if (lock === null) return null;
  try {
    sweepLeftovers(folder);
  } catch (error) {
    // What can't be deleted now will be deleted at another start.
    options.note(error);
  }
  const queue = openJobQueue(options.worker, join(folder, STORE_FILE));
  const store = openKeptStore(folder, { now, newId: randomUUID, healed });
  const valuing = valuingIn(queue);
  const figures = openAsking({
    script: options.figures,
    file: join(folder, STORE_FILE),
    onMisread: (misread) => {
      if (store.isOpen()) store.listAgain(misread);
    },
  });
  const sharing = openSharing(store, queue, (error) => void reportError(error));
  const phones = phonesOf(store, options);
  const listeners = new Set<() => void>();
  let outage: Outage | null = null;
  /** The games were open before. */
  let fell = false;
  let migrating: Promise<JobOf<'migrate'>> | null = null;
  let backupSearch: Started<'find-backup'> | null = null;
  let repairing: Promise<Outage | null> | null = null;
  let stopTimers: () => void = () => undefined;
  let lookedForDamage = -Infinity;

  queue.watch((jobs) => {
    for (const job of jobs) onJob(job);
  });
  await openUpToDate(patience).catch(showWhy);

  const outages: Outages = {
    current: () => outage,
    wholeBackup,
    repair: (way) => (repairing ??= repair(way).finally(() => (repairing = null))),
    exchange,
    reportError,
    whenChanged: (listener) => void listeners.add(listener),
  };
  const info = {
    version: manifest.version,
    dataFolder: folder,
    quitInMenu: options.quitInMenu,
    club: null,
  };
  const incoming = openIncoming(folder, randomUUID);
  const router = createRouter({
    ...options,
    store,
    queue,
    valuing,
    figures,
    info,
    newId: randomUUID,
    now,
    incoming,
    outages,
    phones,
    sharing,
    chooseFolder: options.chooseFolder ?? null,
  });
  return {
    folder,
    info,
    store,
    queue,
    router,
    outages,
    handleUncaught,
    incoming,
    announce: lock.announce,
    /** Folds the write-ahead log into the database and releases the folder. */
    close: () => {
      // Phones keep their seats, and come back when the app does.
      void phones.end().catch(options.note);
      runEach([stopTimers, queue.close, store.close, lock.release]);
    },
    /** When everything is closed: ends the process by force if a drive that doesn't answer would keep it from ending. */
    killIfStuck: () => {
      if (queue.isStuck() || figures.isStuck() || sharing.isStuck()) process.kill(process.pid, 'SIGKILL');
    },
  };

  async function openUpToDate(wait: number | null, news: readonly News[] = []): Promise<void> {
    const problem = await migrate(wait);
    if (problem === null) openGames(news);
    else show(dayOf(problem));
  }

  /**
   * Migrates an older file before it is opened. Waits for it up to the given time; null means until it is
   * done.
   */
  async function migrate(wait: number | null): Promise<Outage['problem'] | null> {
    if (migrating === null && !isOfOlderVersion(folder)) return null;
    migrating ??= queue.start('migrate', now()).ended.finally(() => (migrating = null));
    const job = await (wait === null ? migrating : Promise.race([migrating, after(wait, null)]));
    if (job?.state.kind === 'failed') throw new JobFailed(job.state);
    return job?.state.kind === 'done' ? job.state.result : { kind: 'older-store' };
  }

  function openGames(news: readonly News[]): void {
    try {
      const problem = store.open(news);
      show(problem === null ? null : dayOf(problem));
    } catch (error) {
      showWhy(error);
    }
    if (!store.isOpen()) return;
    fell = false;
    const stops = [
      backUpDaily(store, queue, reportError),
      warmFiguresLater(figures, reportError),
      figures.closed,
      retryRegularly(),
      valuing.closed,
      sharing.closed,
    ];
    stopTimers = () => {
      for (const stop of stops) stop();
    };
    valuing.opened();
    figures.opened();
    sharing.opened();
    void phones.reopen().catch(options.note);
    rebuildIfStale();
  }

  function rebuildIfStale(): void {
    try {
      if (store.isOpen() && store.isStale()) queue.start('rebuild', null);
    } catch (error) {
      reportError(error);
    }
  }

  /** Something couldn't be read beside the journals. */
  function healed(what: string): void {
    options.note(new Error(what));
    setImmediate(rebuildIfStale);
  }

  function dayOf(problem: Outage['problem']): Outage {
    return outageOf(folder, problem, store.canBeCopied());
  }

  function show(next: Outage | null): void {
    outage = next;
    backupSearch = next?.ways.includes('repair') === true ? queue.start('find-backup', null) : null;
    for (const listener of listeners) listener();
  }

  /** The attempt failed. The reason may be new, for example a disk that is full now. */
  function showWhy(error: unknown): void {
    const kind = fileTroubleOf(error);
    if (kind === null) options.note(error);
    show(dayOf(kind === null ? unexpected(error) : { kind }));
  }

  /** Closes the games: going on with a damaged file would make it worse. */
  function fall(problem: Outage['problem']): void {
    fell = true;
    stopTimers();
    try {
      store.closeUncleanly();
    } catch (error) {
      options.note(error);
    }
    for (const { id } of queue.jobs()) queue.cancel(id);
    show(dayOf(problem));
  }

  function reportError(error: unknown): FileTrouble | null {
    // Work that was in progress when the games were closed fails; that isn't news.
    if (outage !== null || wasClosed(error)) return null;
    const trouble = fileTroubleOf(error);
    if (trouble === null) {
      options.note(error);
      lookForDamage();
    } else if (passes(trouble)) store.addNews({ kind: 'not-kept', trouble });
    else fall({ kind: trouble });
    return trouble;
  }

  function handleUncaught(error: unknown): void {
    if (outage !== null || fileTroubleOf(error) === null) options.note(error);
    if (outage !== null || wasClosed(error)) return;
    if (fileTroubleOf(error) === null) fall(unexpected(error));
    else reportError(error);
  }

  function lookForDamage(): void {
    if (performance.now() - lookedForDamage < LOOKED_FOR_DAMAGE_EVERY_MILLISECONDS) return;
    lookedForDamage = performance.now();
    queue.start('check', null);
  }

  /** The caller of a job hears how it ended; here it matters what that says about the file. */
  function onJob(job: JobView): void {
    const { kind, state } = job;
    if (kind === 'check' && state.kind === 'done') rebuildIfStale();
    if (foundDamage(job)) reportLater({ trouble: 'damaged', message: `${kind} found damage` });
    if (state.kind !== 'failed' || ABOUT_OTHER_FILES.has(kind)) return;
    if (state.trouble === 'damaged' || state.trouble === null) reportLater(state);
    // It may concern another disk or folder. Trying to write shows whether it affects the games.
    else if (store.isOpen()) tryWriting();
  }

  /** Delayed, so that everyone hears first how the job ended. */
  function reportLater(failed: ConstructorParameters<typeof JobFailed>[0]): void {
    queueMicrotask(() => void reportError(new JobFailed(failed)));
  }

  /** While nothing can be saved, tries regularly whether that is over. */
  function retryRegularly(): () => void {
    const timer = setInterval(() => {
      if (isHeldUp()) tryWriting();
    }, TRIED_EVERY_MILLISECONDS).unref();
    return () => clearInterval(timer);
  }

  function isHeldUp(): boolean {
    return store.news().some(({ kind }) => kind === 'not-kept');
  }

  function tryWriting(): void {
    try {
      store.tryWriting();
      if (!isHeldUp()) return;
      store.removeNews('not-kept');
      // What couldn't be loaded can be loaded now.
      for (const listener of listeners) listener();
    } catch (error) {
      reportError(error);
    }
  }

  async function wholeBackup(): Promise<WholeBackup> {
    if (outage === null) return { kind: 'not-known' };
    backupSearch ??= queue.start('find-backup', null);
    const { state } = await backupSearch.ended;
    if (state.kind !== 'done') {
      backupSearch = null;
      return { kind: 'not-known' };
    }
    return state.result === null ? { kind: 'none' } : { kind: 'found', backup: state.result };
  }

  async function repair(way: RepairOption): Promise<Outage | null> {
    if (outage === null) {
      if (way === 'again') tryWriting();
      if (way !== 'repair') return outage;
      // Closes the games first: what is entered now would be missing in the repaired file.
      fall({ kind: store.isDamaged() ? 'damaged' : 'under-repair' });
    }
    // The search for a backup was only for information; the repair does its own.
    if (backupSearch !== null) queue.cancel(backupSearch.id);
    await repairBy(way).catch(showWhy);
    return outage;
  }

  async function repairBy(way: RepairOption): Promise<void> {
    switch (way) {
      case 'again':
        return tryAgain();
      case 'repair':
        return openMended();
      case 'empty':
        store.close();
        startEmpty(folder, now());
        openGames([]);
    }
  }

  async function tryAgain(): Promise<void> {
    const before = fell ? outage?.problem.kind : null;
    // If it opens anyway, it must still be treated as damaged.
    await openUpToDate(null, before === 'damaged' ? [{ kind: 'damage-found' }] : []);
    if (before === 'unexpected' && store.isOpen()) lookForDamage();
  }

  async function openMended(): Promise<void> {
    const putInPlace = (): void => {
      store.close();
      putRepairedInPlace(folder, now());
    };
    const looksWhole = outage?.problem.kind === 'under-repair';
    const { state } = await queue.start('repair', { looksWhole }, putInPlace).ended;
    switch (state.kind) {
      case 'done':
        openGames([{ kind: 'mended', salvaged: state.result }]);
        return;
      case 'failed':
        throw new JobFailed(state);
      case 'cancelled':
        if (looksWhole) openGames([]);
        return;
      case 'waiting':
      case 'running':
    }
  }

  function exchange(put: () => void, news: News): void {
    stopTimers();
    let tidings: readonly News[] = [];
    try {
      store.close();
      put();
      tidings = [news];
    } finally {
      openGames(tidings);
    }
  }
}

/** Phones at the table of one of these games. */
function phonesOf(store: KeptStore, { phonePage, note }: BackendOptions): Phones {
  return openPhones({
    folder: store.folder,
    game: (id) => {
      if (!store.isOpen()) return undefined;
      const view = store.games.get(id);
      if (view === null) return null;
      const { record, position, draft, trashed } = view;
      return { record: peopleNow(store.players).shown(record), position, draft, trashed };
    },
    settings: () => {
      const { money, auctions } = store.settings.get();
      return { openMoney: money === 'open', runsAuctions: auctions === 'run' };
    },
    page: () =>
      phonePage !== undefined && existsSync(phonePage) ? pageFiles(phonePage) : { at: () => null },
    network: networkOf(),
    certificates: certificatesOf({ now: Date.now }),
    newId: randomUUID,
    now: Date.now,
    note,
  });
}

/** Jobs on other files, whose errors don't concern the open one. */
const ABOUT_OTHER_FILES: ReadonlySet<JobView['kind']> = new Set([
  'look-through',
  'restore',
  'find-backup',
  'repair',
  'migrate',
]);

/** Reads the games for figures before somebody asks. Returns a function to stop. */
function warmFiguresLater({ ask }: Asking, reportError: (error: unknown) => void): () => void {
  const timer = setTimeout(() => {
    ask('outline', {}, { ahead: true }).catch(reportError);
  }, WARMED_AFTER_MILLISECONDS).unref();
  return () => clearTimeout(timer);
}

function unexpected(error: unknown): Outage['problem'] {
  return { kind: 'unexpected', detail: error instanceof JobFailed ? error.message : String(error) };
}
