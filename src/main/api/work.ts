import { hasEnded, type JobView } from '../../shared/api.ts';
import type { Calls, ApiContext } from './calls.ts';

export function workCalls(api: Calls['work'], { queue, changes }: ApiContext) {
  queue.watch((jobs) => {
    changes.publish('jobs', jobs);
    if (jobs.some(changedFigures)) changes.publish('change', { kind: 'games' });
  });

  /** Subscribes before sending the present state, so that no change is missed. */
  async function* fromNowOn(later: AsyncGenerator<readonly JobView[]>) {
    yield queue.jobs();
    yield* later;
  }

  return {
    watch: api.watch.handler(({ signal }) => fromNowOn(changes.subscribe('jobs', signal ? { signal } : {}))),
    cancel: api.cancel.handler(({ input }) => queue.cancel(input.id)),
  };
}

/** Whether history and statistics have changed, even if the job was cut short. */
function changedFigures({ kind, state }: JobView): boolean {
  if (kind === 'value' && state.kind === 'done') return state.result.games > 0;
  return (kind === 'rebuild' || kind === 'value') && hasEnded(state);
}
