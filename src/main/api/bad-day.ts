import { EventPublisher, implement } from '@orpc/server';
import { contract, type AppInfo, type BadDay, type Mending, type WholeBackup } from '../../shared/api.ts';
import type { Workshop } from '../work/workshop.ts';
import type { CallContext, Told } from './calls.ts';
import { watching } from './work.ts';

/** What a view may ask where the games could not be opened. */
export interface BadDayServices {
  readonly info: AppInfo;
  readonly workshop: Workshop;
  readonly badDay: () => BadDay | null;
  readonly wholeBackup: () => Promise<WholeBackup>;
  readonly mend: (way: Mending) => Promise<BadDay | null>;
  readonly quit: () => void;
}

/** As much of the contract as there is without games: what is wrong, and what to do about it. */
export function createBadDayRouter({ info, workshop, badDay, wholeBackup, mend, quit }: BadDayServices) {
  const { app, keeping, work, changes } = contract;
  const api = implement({
    app,
    keeping: { badDay: keeping.badDay, wholeBackup: keeping.wholeBackup, mend: keeping.mend },
    work,
    changes,
  }).$context<CallContext>();
  const told = new EventPublisher<Told>();
  const { watch } = watching({ workshop, changes: told });
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
      wholeBackup: api.keeping.wholeBackup.handler(() => wholeBackup()),
      mend: api.keeping.mend.handler(({ input }) => mend(input.way)),
    },
    work: {
      watch: api.work.watch.handler(({ signal }) => watch(signal)),
      cancel: api.work.cancel.handler(({ input }) => workshop.cancel(input.id)),
    },
    changes: api.changes.handler(({ signal }) => told.subscribe('change', signal ? { signal } : {})),
  });
}
