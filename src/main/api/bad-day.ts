import { EventPublisher, implement } from '@orpc/server';
import { contract, type AppInfo, type BadDay, type Change, type Mending } from '../../shared/api.ts';
import type { CallContext } from './calls.ts';

/** What a view may ask where the games could not be opened. */
export interface BadDayServices {
  readonly info: AppInfo;
  readonly badDay: () => BadDay | null;
  readonly mend: (way: Mending) => Promise<BadDay | null>;
  readonly quit: () => void;
}

/** As much of the contract as there is without games: what is wrong, and what to do about it. */
export function createBadDayRouter({ info, badDay, mend, quit }: BadDayServices) {
  const { app, keeping, changes } = contract;
  const api = implement({
    app,
    keeping: { badDay: keeping.badDay, mend: keeping.mend },
    changes,
  }).$context<CallContext>();
  const told = new EventPublisher<{ change: Change }>();
  return api.router({
    app: {
      info: api.app.info.handler(() => info),
      quit: api.app.quit.handler(() => {
        setTimeout(quit, 50);
        return null;
      }),
    },
    keeping: {
      badDay: api.keeping.badDay.handler(() => badDay()),
      mend: api.keeping.mend.handler(({ input }) => mend(input.way)),
    },
    changes: api.changes.handler(({ signal }) => told.subscribe('change', signal ? { signal } : {})),
  });
}
