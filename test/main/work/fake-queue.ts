import type { JobQueue } from '../../../src/main/work/job-queue.ts';
import type { JobKind, JobState, JobView } from '../../../src/shared/api.ts';

/** A queue whose jobs do what the test says. */
export function fakeQueue() {
  const started: { readonly kind: JobKind; readonly input: unknown }[] = [];
  const listeners: ((jobs: readonly JobView[]) => void)[] = [];
  let jobs: readonly JobView[] = [];
  let settle: (ended: JobView) => void = () => undefined;
  const viewOf = (kind: JobKind, state: JobState<unknown>) =>
    ({ id: String(started.length), kind, state }) as JobView;
  const tell = (views: readonly JobView[]) => {
    for (const listener of listeners) listener(views);
  };
  const queue = {
    jobs: () => jobs,
    watch: (listener: (views: readonly JobView[]) => void) => listeners.push(listener),
    cancel: () => true,
    start: (kind: JobKind, input: unknown) => {
      started.push({ kind, input });
      const { promise: ended, resolve } = Promise.withResolvers<JobView>();
      settle = resolve;
      jobs = [viewOf(kind, { kind: 'waiting' })];
      return { id: String(started.length), ended };
    },
  } as unknown as JobQueue;
  return {
    queue,
    started,
    /** What the job under way does. */
    is: (kind: JobKind, state: JobState<unknown>) => tell([viewOf(kind, state)]),
    /** It has ended, or another has that nobody here started. */
    end: (kind: JobKind, state: JobState<unknown>) => {
      jobs = [];
      tell([viewOf(kind, state)]);
      settle(viewOf(kind, state));
    },
  };
}
