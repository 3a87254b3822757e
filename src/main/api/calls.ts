import type { EventPublisher } from '@orpc/server';
import { implement, ORPCError } from '@orpc/server';
import {
  contract,
  NOT_KEPT,
  NOT_OPEN,
  UNFORESEEN,
  type AppInfo,
  type Outage,
  type Change,
  type FileTrouble,
  type JobView,
  type RepairOption,
  type News,
  type WholeBackup,
} from '../../shared/api.ts';
import type { Asking } from '../figures/asking.ts';
import type { KeptStore } from '../store/kept-store.ts';
import type { Phones } from '../phones/index.ts';
import type { SharingHere } from '../sharing/index.ts';
import type { Incoming } from '../transfer/incoming.ts';
import type { JobQueue } from '../work/job-queue.ts';
import type { Valuing } from '../work/valuing.ts';
import { mayCall, type Rights } from './rights.ts';
import { untilFree } from './until-free.ts';

export type { Rights } from './rights.ts';

/** What a call carries besides its input. It never says which transport was used. */
export interface CallContext {
  readonly rights: Rights;
  /** Changes that this view gets as the answer to a call, so that it isn't told of them as well. */
  readonly answered: WeakSet<Change>;
}

export interface Services {
  readonly store: KeptStore;
  readonly queue: JobQueue;
  readonly valuing: Pick<Valuing, 'begin' | 'goOn'>;
  readonly figures: Pick<Asking, 'ask'>;
  readonly info: AppInfo;
  readonly quit: () => void;
  readonly choosePlace: ChoosePlace;
  readonly newId: () => string;
  readonly now: () => string;
  readonly incoming: Incoming;
  readonly outages: Outages;
  readonly phones: Phones;
  readonly sharing: SharingHere;
  /** Lets somebody choose a folder, `null` if they didn't. Not every host can ask. */
  readonly chooseFolder: (() => Promise<string | null>) | null;
  /** Shows an address in the browser of this computer. */
  readonly openAddress: (address: string) => void;
}

/**
 * The state of the file of games: the only place that hears of every failure and decides what to do about it.
 */
export interface Outages {
  /** Why the games aren't open; `null` if they are. */
  readonly current: () => Outage | null;
  /** Searched for while the user reads what is wrong: there may be many to check. */
  readonly wholeBackup: () => Promise<WholeBackup>;
  /** One attempt at a time, whichever view asked for it. */
  readonly repair: (way: RepairOption) => Promise<Outage | null>;
  /** Replaces the open file and opens the new one. */
  readonly exchange: (put: () => void, news: News) => void;
  /**
   * Reports an error from a call, a job or a timer. Returns the trouble with the file, if the file was the
   * cause.
   */
  readonly reportError: (error: unknown) => FileTrouble | null;
  /** Calls the listener whenever the games are closed, opened, or readable again. */
  readonly whenChanged: (listener: () => void) => void;
}

/** Chooses where to save a copy of this name; null if cancelled. */
export type ChoosePlace = (name: string) => CopyPlace | null | Promise<CopyPlace | null>;

export interface CopyPlace {
  readonly file: string;
  /** Where the page can download it; null if the user chose a path. */
  readonly address: string | null;
}

/** What the implementation of the contract works with: the services, and the channel to all views. */
export interface ApiContext extends Services {
  readonly changes: EventPublisher<Broadcasts>;
}

/** What views are told without asking. */
export type Broadcasts = {
  change: Change;
  /** The same for views that may only look. */
  seen: Change;
  /** And for those that read what was played. */
  read: Change;
  jobs: readonly JobView[];
};

/** Calls that work while the games aren't open or their file is missing. */
const WITHOUT_GAMES: ReadonlySet<string> = new Set([
  'app.info',
  'app.quit',
  'changes',
  'keeping.outage',
  'keeping.repair',
  'keeping.news',
  'keeping.newsRead',
  'keeping.saveCopy',
  'keeping.wholeBackup',
  'work.cancel',
  'work.watch',
]);

/**
 * The contract, with rights checked for every call. If the disk or the file causes a failure, the call
 * returns an error code for it: nothing is acknowledged that isn't saved.
 */
export function guarded(
  store: Pick<KeptStore, 'assertInPlace'>,
  outages: Pick<Outages, 'current' | 'reportError'>,
) {
  return implement(contract)
    .$context<CallContext>()
    .use(async ({ context, path, next, signal }) => {
      if (!mayCall(context.rights, path.join('.'))) throw new ORPCError('FORBIDDEN');
      const needsGames = !WITHOUT_GAMES.has(path.join('.'));
      if (needsGames && outages.current() !== null) throw new ORPCError(NOT_OPEN);
      try {
        if (needsGames) store.assertInPlace();
        return await untilFree(() => next());
      } catch (error) {
        // An error defined by the contract is a normal answer, and nobody hears one that was given up.
        if (error instanceof ORPCError || signal?.aborted === true) throw error;
        const trouble = outages.reportError(error);
        if (trouble !== null) throw new ORPCError(NOT_KEPT, { data: { trouble } });
        throw new ORPCError(needsGames && outages.current() !== null ? NOT_OPEN : UNFORESEEN);
      }
    });
}

export type Calls = ReturnType<typeof guarded>;
