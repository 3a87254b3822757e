import type { EventPublisher } from '@orpc/server';
import { implement, ORPCError } from '@orpc/server';
import { contract, LARGEST_CALL_BYTES, type AppInfo, type Change, type JobView } from '../../shared/api.ts';
import type { Store } from '../store/index.ts';
import type { Incoming } from '../transfer/incoming.ts';
import type { Workshop } from '../work/workshop.ts';

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
  'changes',
]);

export interface Services {
  readonly store: Store;
  readonly workshop: Workshop;
  readonly info: AppInfo;
  readonly quit: () => void;
  readonly newId: () => string;
  readonly now: () => string;
  /** Files from elsewhere on their way in. */
  readonly incoming: Incoming;
  /** Makes a copy of everything before much of it may change. */
  readonly keepSafe: () => Promise<void>;
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

/** The contract, every call of which is checked for its rights and its size. */
export function guarded() {
  return implement(contract)
    .$context<CallContext>()
    .use(({ context, path, next }) => {
      if (context.rights === 'look' && !LOOKING.has(path.join('.'))) throw new ORPCError('FORBIDDEN');
      if (context.bytes > LARGEST_CALL_BYTES) {
        throw new ORPCError('PAYLOAD_TOO_LARGE', { data: { largestBytes: LARGEST_CALL_BYTES } });
      }
      return next();
    });
}

export type Calls = ReturnType<typeof guarded>;
