import { hasEnded, type JobKind } from '../../shared/api.ts';
import type { JobQueue } from './job-queue.ts';

export type Valuing = ReturnType<typeof valuingIn>;

const AFTER_MILLISECONDS = 10_000;

/** After these, more games may be waiting. */
const BRINGS_GAMES: ReadonlySet<JobKind> = new Set(['import', 'rebuild']);

/** Keeps what the forecast says about finished games up to date, in the background. */
export function valuingIn(queue: JobQueue) {
  let open = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  queue.watch((jobs) => {
    for (const { kind, state } of jobs) {
      if (kind === 'value' && (state.kind === 'cancelled' || state.kind === 'failed')) stopped = true;
      if (BRINGS_GAMES.has(kind) && hasEnded(state)) later();
    }
  });

  function later(): void {
    clearTimeout(timer);
    if (open) timer = setTimeout(begin, AFTER_MILLISECONDS).unref();
  }

  /** Some games are waiting. Begins now, unless it failed or was cancelled since the games were opened. */
  function begin(): void {
    if (open && !stopped) goOn();
  }

  /** Goes on anyway; returns the job. */
  function goOn(): string {
    stopped = false;
    const underWay = queue.jobs().find(({ kind }) => kind === 'value');
    return underWay?.id ?? queue.start('value', null).id;
  }

  return {
    /** The games have been opened: begins once the first screens have appeared. */
    opened: () => {
      open = true;
      stopped = false;
      later();
    },
    closed: () => {
      open = false;
      clearTimeout(timer);
    },
    begin,
    goOn,
  };
}
