import type { EventPublisher } from '@orpc/server';
import { implement, ORPCError } from '@orpc/server';
import {
  contract,
  LARGEST_CALL_BYTES,
  NOT_KEPT,
  type AppInfo,
  type Change,
  type FileTrouble,
  type JobView,
} from '../../shared/api.ts';
import { fileTroubleOf } from '../store/file-trouble.ts';
import type { KeptStore } from '../store/kept-store.ts';
import type { Incoming } from '../transfer/incoming.ts';
import type { Workshop } from '../work/workshop.ts';
import { untilFree } from './until-free.ts';

/** What a call brings along besides its input: never who carried it. */
export interface CallContext {
  readonly bytes: number;
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

/** What can be asked where the file is no longer in its place: above all, to save a copy of what was in it. */
const WITHOUT_FILE: ReadonlySet<string> = new Set(['app.info', 'app.quit', 'keeping.saveCopy', 'changes']);

/**
 * The contract, every call of which is checked for its rights and its size. A call that the disk or the file refuses
 * says so by a code of its own: nothing is acknowledged that is not kept.
 */
export function guarded(
  store: Pick<KeptStore, 'mustBeThere' | 'isHeldStill'>,
  tell: (trouble: FileTrouble) => void,
) {
  return implement(contract)
    .$context<CallContext>()
    .use(async ({ context, path, next }) => {
      if (context.rights === 'look' && !LOOKING.has(path.join('.'))) throw new ORPCError('FORBIDDEN');
      if (context.bytes > LARGEST_CALL_BYTES) {
        throw new ORPCError('PAYLOAD_TOO_LARGE', { data: { largestBytes: LARGEST_CALL_BYTES } });
      }
      try {
        if (!WITHOUT_FILE.has(path.join('.'))) store.mustBeThere();
        return await untilFree(() => next());
      } catch (error) {
        const found = fileTroubleOf(error);
        // While it is mended it takes nothing in.
        const trouble = found !== null && store.isHeldStill() ? 'damaged' : found;
        if (trouble === null) throw error;
        tell(trouble);
        throw new ORPCError(NOT_KEPT, { data: { trouble } });
      }
    });
}

export type Calls = ReturnType<typeof guarded>;
