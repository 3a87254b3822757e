import { hasEnded, type JobView } from '../../shared/api.ts';
import type { Calls, Desk } from './calls.ts';

export function workCalls(api: Calls['work'], { workshop, changes }: Desk) {
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
    watch: api.watch.handler(({ signal }) => fromNowOn(changes.subscribe('jobs', signal ? { signal } : {}))),
    cancel: api.cancel.handler(({ input }) => workshop.cancel(input.id)),
  };
}
