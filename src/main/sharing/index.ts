import { hostname } from 'node:os';
import { isAbsolute, normalize } from 'node:path';
import {
  hasEnded,
  type CarrierKind,
  type JobOf,
  type JobState,
  type Sharing,
  type SharingProblem,
} from '../../shared/api.ts';
import type { SharingRefusal, SharingState, Skipped, Synced } from '../../shared/api.ts';
import { err, ok, type Result } from '../../shared/core/result.ts';
import { fileTroubleOf } from '../store/file-trouble.ts';
import type { KeptStore } from '../store/kept-store.ts';
import type { JobQueue } from '../work/job-queue.ts';
import { openGivenUp } from '../job/given-up.ts';
import { SharingFailed } from './carrier.ts';
import { clubClient, joinClub, type ClubClient, type JoinedClub } from './club-client.ts';
import { dropKey, dropRoomForKey, keepKey, makeRoomForKey, readKey } from './club-key.ts';
import { listenToClub, type ClubListening } from './club-news.ts';
import { NotAFolder, prepareFolder } from './folder-carrier.ts';
import { NONE_SKIPPED } from './skipped.ts';

/** Sharing one history with other laptops, as main sees it. */
export type SharingHere = ReturnType<typeof openSharing>;

const FIRST_AFTER_MILLISECONDS = 4_000;
const SOON_MILLISECONDS = 3_000;
const EVERY_MILLISECONDS = 180_000;
/** After failures it looks less and less often, but at least this often. */
const LONGEST_PAUSE_MILLISECONDS = 3_600_000;

interface Outcome {
  readonly problem: SharingProblem | null;
  readonly skipped: Skipped;
}

export function openSharing(store: KeptStore, queue: JobQueue, reportError: (error: unknown) => void) {
  /** Without the network it happens to be in. */
  const computer = hostname().replace(/\..*$/, '') || 'Vernissage';
  const changeListeners = new Set<() => void>();
  const memberListeners = new Set<() => void>();
  const syncListeners = new Set<(synced: Synced | null) => void>();
  const outcomes = new Map<CarrierKind, Outcome>();
  let hanging = 0;
  let preparing = 0;
  const givenUp = openGivenUp((count) => (hanging = count));
  let isOpen = false;
  let job: string | null = null;
  let failures = 0;
  /** It was asked for while it was under way. */
  let again: 'no' | 'soon' | 'everything' = 'no';
  /** Those who wait until the games are open again. */
  let waitingForGames: (() => void)[] = [];
  /** Another job has interrupted it, so what came before isn't in its result. */
  let interrupted = false;
  let running: SharingState = { kind: 'waiting' };
  let timer: NodeJS.Timeout | undefined;
  let listening: ClubListening | null = null;

  queue.watch((jobs) => {
    const own = jobs.find(({ id }) => id === job);
    if (own === undefined || hasEnded(own.state)) return;
    if (own.state.kind === 'waiting' && running.kind === 'syncing') interrupted = true;
    const { state } = own;
    running =
      state.kind === 'running'
        ? { kind: 'syncing', done: state.done, of: state.of }
        : { kind: 'syncing', done: 0, of: null };
    changed();
  });

  function changed(): void {
    for (const listener of changeListeners) listener();
  }

  function later(milliseconds: number): void {
    clearTimeout(timer);
    if (isOpen) timer = setTimeout(() => begin(false), milliseconds).unref();
  }

  function begin(everything: boolean): void {
    clearTimeout(timer);
    if (!isOpen) return;
    if (job !== null) {
      if (again !== 'everything') again = everything ? 'everything' : 'soon';
      return;
    }
    try {
      if (store.sharing.list().length === 0) return;
      // Until it is its turn, too.
      running = { kind: 'syncing', done: 0, of: null };
      const { id, ended } = queue.start('sync', {
        at: store.now(),
        everything,
        key: readKey(store.folder),
      });
      job = id;
      interrupted = false;
      void ended.then(conclude).catch(reportError);
    } catch (error) {
      reportError(error);
    }
  }

  function conclude({ state }: JobOf<'sync'>): void {
    job = null;
    running = { kind: 'waiting' };
    if (!isOpen) return;
    if (state.kind === 'done') {
      for (const { kind, problem, skipped } of state.result.carriers)
        outcomes.set(kind, { problem, skipped });
      // A look at a folder costs next to nothing, and a stick may be back at any time.
      const isWorthIt = state.result.carriers.some(
        ({ kind, problem }) => kind === 'folder' || problem === null,
      );
      failures = isWorthIt ? 0 : failures + 1;
    } else if (state.kind === 'failed') {
      failures += 1;
      const problem = problemHere(state);
      for (const { kind } of store.sharing.list()) outcomes.set(kind, { problem, skipped: NONE_SKIPPED });
    }
    const synced = state.kind === 'done' && !interrupted ? state.result : null;
    for (const listener of syncListeners) listener(synced);
    changed();
    const asked = again;
    again = 'no';
    if (asked === 'everything') begin(true);
    else if (asked === 'soon' && failures === 0) later(SOON_MILLISECONDS);
    else
      later(
        Math.min(Math.max(EVERY_MILLISECONDS * 2 ** failures, askedToWait()), LONGEST_PAUSE_MILLISECONDS),
      );
  }

  /** A server that has too much to do says for how long. */
  function askedToWait(): number {
    const seconds = [...outcomes.values()].map(({ problem }) =>
      problem?.why === 'busy' ? problem.seconds : 0,
    );
    return 1000 * Math.max(0, ...seconds);
  }

  /** A club says when there is more to read. What this laptop puts there is news as well, and costs one look. */
  function listen(): void {
    listening?.stop();
    const known = isOpen ? readKey(store.folder) : null;
    listening =
      known === null
        ? null
        : listenToClub(known, {
            latest: () => {
              // It can be reached again.
              failures = 0;
              later(SOON_MILLISECONDS);
            },
            members: () => {
              for (const listener of memberListeners) listener();
            },
          });
  }

  function hasRoomToJoin(): boolean {
    try {
      makeRoomForKey(store.folder);
      if (store.isOpen()) store.tryWriting();
      return true;
    } catch (error) {
      dropRoomForKey(store.folder);
      if (fileTroubleOf(error) === 'disk-full') return false;
      throw error;
    }
  }

  async function untilGamesAreOpen(): Promise<void> {
    while (!store.isOpen()) await new Promise<void>((resolve) => waitingForGames.push(resolve));
  }

  /** A sync that is under way may still write about the carrier. */
  function cancel(): void {
    if (job !== null) queue.cancel(job);
  }

  return {
    state: (): Omit<Sharing, 'canChooseFolder'> => ({
      shared: store.sharing.list().map(({ kind, place, club, syncedAt }) => {
        const { problem = null, skipped = NONE_SKIPPED } = outcomes.get(kind) ?? {};
        const state: SharingState = job === null && problem !== null ? { kind: 'failed', problem } : running;
        return {
          kind,
          where: place,
          club: club === null ? null : { name: club.name, role: club.role },
          state,
          at: syncedAt,
          skipped,
        };
      }),
      news: store.sharing.news(),
      computer,
    }),
    shareFolder: async (given: string): Promise<Result<null, SharingRefusal>> => {
      const path = normalize(given.trim());
      if (!isAbsolute(path)) return err({ why: 'not-a-folder' });
      preparing += 1;
      try {
        await prepareFolder(path, { givenUp });
      } catch (error) {
        if (error instanceof NotAFolder) return err({ why: 'not-a-folder' });
        if (error instanceof SharingFailed) return err(error.problem);
        throw error;
      } finally {
        preparing -= 1;
      }
      cancel();
      store.sharing.share('folder', path, null);
      outcomes.delete('folder');
      failures = 0;
      begin(true);
      changed();
      return ok(null);
    },
    joinClub: async (link: string, laptop: string): Promise<Result<JoinedClub, SharingRefusal>> => {
      // An invitation works once, and a recovery code is shown once.
      if (!hasRoomToJoin()) return err({ why: 'full-here' });
      const joined = await joinClub(link, laptop);
      if (!joined.ok) {
        dropRoomForKey(store.folder);
        return joined;
      }
      // They may have been closed meanwhile. The invitation is used, and an owner has a code to write down.
      await untilGamesAreOpen();
      const { server, key, role, club } = joined.value;
      cancel();
      // Without the key the club wouldn't know this laptop; without the club nobody would use the key.
      keepKey(store.folder, { server, key });
      listen();
      store.sharing.share('club', server, { ...club, role });
      outcomes.delete('club');
      failures = 0;
      begin(true);
      changed();
      return joined;
    },
    /** What this laptop may ask of its club; `null` without a key. */
    club: (): ClubClient | null => {
      const known = readKey(store.folder);
      return known === null ? null : clubClient(known);
    },
    stop: (carrier: CarrierKind) => {
      cancel();
      store.sharing.stop(carrier);
      outcomes.delete(carrier);
      if (carrier === 'club') {
        dropKey(store.folder);
        listen();
      }
      changed();
    },
    syncNow: () => {
      failures = 0;
      begin(true);
      changed();
    },
    /** Something has happened that others should know soon. */
    soon: () => {
      if (failures === 0 && isOpen && store.isOpen() && store.sharing.list().length > 0)
        later(SOON_MILLISECONDS);
    },
    seenNews: () => {
      store.sharing.seenNews();
      changed();
    },
    /** The games have been opened: looks once the first screens have appeared, and then regularly. */
    opened: () => {
      isOpen = true;
      for (const goOn of waitingForGames) goOn();
      waitingForGames = [];
      listen();
      later(FIRST_AFTER_MILLISECONDS);
    },
    closed: () => {
      isOpen = false;
      listen();
      clearTimeout(timer);
    },
    /** This thread can't end, because it is in calls to the system that don't return. */
    isStuck: () => preparing + hanging > 0,
    onChange: (listener: () => void): void => void changeListeners.add(listener),
    /** Calls the listener when somebody may have joined the club or been removed. */
    onMembers: (listener: () => void): void => void memberListeners.add(listener),
    /** Calls the listener with what came; `null` if it isn't known how much did. */
    onSynced: (listener: (synced: Synced | null) => void): void => void syncListeners.add(listener),
  };
}

/** Why a sync failed that has nothing to do with where it goes. */
function problemHere({ trouble, message }: Extract<JobState<Synced>, { kind: 'failed' }>): SharingProblem {
  return trouble === 'disk-full' ? { why: 'full-here' } : { why: 'unexpected', detail: message };
}
