import { hasEnded, type JobView } from '../../shared/api.ts';
import type { Calls, Desk } from './calls.ts';

export function workCalls(api: Calls['work'], { workshop, changes }: Desk) {
  const { watch } = watching({ workshop, changes });
  return {
    watch: api.watch.handler(({ signal }) => watch(signal)),
    cancel: api.cancel.handler(({ input }) => workshop.cancel(input.id)),
  };
}

/** What is under way, for every view that wants to see it. */
export function watching({ workshop, changes }: Pick<Desk, 'workshop' | 'changes'>) {
  workshop.watch((jobs) => {
    changes.publish('jobs', jobs);
    // History and statistics are others now, however far it came.
    if (jobs.some(({ kind, state }) => kind === 'rebuild' && hasEnded(state))) {
      changes.publish('change', { kind: 'games' });
    }
  });

  /** It listens before it tells what is under way, so that nothing falls in between. */
  async function* fromNowOn(later: AsyncGenerator<readonly JobView[]>) {
    yield workshop.jobs();
    yield* later;
  }

  return {
    watch: (signal: AbortSignal | undefined) =>
      fromNowOn(changes.subscribe('jobs', signal ? { signal } : {})),
  };
}
