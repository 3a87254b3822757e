import { EventPublisher, implement, ORPCError } from '@orpc/server';
import { contract, LARGEST_CALL_BYTES, type AppInfo, type Change, type GameView } from '../../shared/api.ts';
import type { Store } from '../store/index.ts';

/** What a call brings along besides its input: never who carried it. */
export interface CallContext {
  readonly bytes: number;
}

export interface Services {
  readonly store: Store;
  readonly info: AppInfo;
  readonly quit: () => void;
}

export function createRouter({ store, info, quit }: Services) {
  const changes = new EventPublisher<{ change: Change }>();
  const tell = (change: Change) => {
    changes.publish('change', change);
  };
  /** Acknowledged means on disk: the store has returned before anybody hears of it. */
  const told = (view: GameView): GameView => {
    tell({ kind: 'game', view });
    tell({ kind: 'games' });
    return view;
  };

  const api = implement(contract)
    .$context<CallContext>()
    .use(({ context, next }) => {
      if (context.bytes > LARGEST_CALL_BYTES) {
        throw new ORPCError('PAYLOAD_TOO_LARGE', { data: { largestBytes: LARGEST_CALL_BYTES } });
      }
      return next();
    });

  return api.router({
    games: {
      list: api.games.list.handler(() => store.games.list()),
    },
  });
}
