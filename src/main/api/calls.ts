import type { EventPublisher } from '@orpc/server';
import { implement, ORPCError } from '@orpc/server';
import {
  contract,
  NOT_KEPT,
  NOT_OPEN,
  UNFORESEEN,
  type AppInfo,
  type BadDay,
  type Change,
  type FileTrouble,
  type JobView,
  type Mending,
  type News,
  type WholeBackup,
} from '../../shared/api.ts';
import type { KeptStore } from '../store/kept-store.ts';
import type { Incoming } from '../transfer/incoming.ts';
import type { Workshop } from '../work/workshop.ts';
import { untilFree } from './until-free.ts';

/** What a call brings along besides its input: never who carried it. */
export interface CallContext {
  readonly rights: Rights;
}

export type Rights = 'edit' | 'look';

/** All that a view may ask that only looks; whatever is not named here, it may not. */
const LOOKING: ReadonlySet<string> = new Set([
  'games.list',
  'games.shelves',
  'games.open',
  'people.list',
  'settings.get',
  'app.info',
  'keeping.badDay',
  'changes',
]);

export interface Services {
  readonly store: KeptStore;
  readonly workshop: Workshop;
  readonly info: AppInfo;
  readonly quit: () => void;
  readonly choosePlace: ChoosePlace;
  readonly newId: () => string;
  readonly now: () => string;
  /** Files from elsewhere on their way in. */
  readonly incoming: Incoming;
  readonly badDays: BadDays;
}

/** How it stands with the file of the games: the one place that hears of whatever went wrong, and decides what becomes of it. */
export interface BadDays {
  /** Why the games are not open; `null` where they are. */
  readonly current: () => BadDay | null;
  /** Found while the person is told what is wrong: there may be many to look through. */
  readonly wholeBackup: () => Promise<WholeBackup>;
  /** One attempt at a time, whichever view has asked for it. */
  readonly mend: (way: Mending) => Promise<BadDay | null>;
  /** Puts another file in the place of the one that is open, and opens that. */
  readonly exchange: (put: () => void, news: News) => void;
  /** Hears of what a call, a job or a timer met, and says what of the file it was, if it was the file. */
  readonly met: (error: unknown) => FileTrouble | null;
  /** Calls this whenever the games are no longer open, open again, or can be read again. */
  readonly whenChanged: (listener: () => void) => void;
}

/** Where a copy of this name goes; null for nowhere. */
export type ChoosePlace = (name: string) => CopyPlace | null | Promise<CopyPlace | null>;

export interface CopyPlace {
  readonly file: string;
  /** Where the page gets it from; null where the person has said where to. */
  readonly address: string | null;
}

/** What every part of the contract works with: the services, and the ear of every view. */
export interface Desk extends Services {
  readonly changes: EventPublisher<Told>;
}

/** What views hear without asking for it each time. */
export type Told = {
  change: Change;
  /** The same for a view that only looks. */
  seen: Change;
  jobs: readonly JobView[];
};

/** What can be asked while the games are not open, or their file is not in its place. */
const WITHOUT_GAMES: ReadonlySet<string> = new Set([
  'app.info',
  'app.quit',
  'changes',
  'keeping.badDay',
  'keeping.mend',
  'keeping.news',
  'keeping.newsRead',
  'keeping.saveCopy',
  'keeping.wholeBackup',
  'work.cancel',
  'work.watch',
]);

/**
 * The contract, every call of which is checked for its rights. A call that the disk or the file refuses
 * says so by a code of its own: nothing is acknowledged that is not kept.
 */
export function guarded(store: Pick<KeptStore, 'mustBeThere'>, badDays: Pick<BadDays, 'current' | 'met'>) {
  return implement(contract)
    .$context<CallContext>()
    .use(async ({ context, path, next }) => {
      if (context.rights === 'look' && !LOOKING.has(path.join('.'))) throw new ORPCError('FORBIDDEN');
      const needsGames = !WITHOUT_GAMES.has(path.join('.'));
      if (needsGames && badDays.current() !== null) throw new ORPCError(NOT_OPEN);
      try {
        if (needsGames) store.mustBeThere();
        return await untilFree(() => next());
      } catch (error) {
        // What the contract foresees is an answer as good as any.
        if (error instanceof ORPCError) throw error;
        const trouble = badDays.met(error);
        if (trouble !== null) throw new ORPCError(NOT_KEPT, { data: { trouble } });
        throw new ORPCError(needsGames && badDays.current() !== null ? NOT_OPEN : UNFORESEEN);
      }
    });
}

export type Calls = ReturnType<typeof guarded>;
