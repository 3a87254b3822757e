import type { Database } from 'better-sqlite3';
import { setImmediate } from 'node:timers/promises';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { JobKind, JobState } from '../../shared/api.ts';
import { Cancelled, type JobContext } from '../job/job.ts';
import { openGivenUp } from '../job/given-up.ts';
import { openForWork } from '../store/connection.ts';
import type { Jobs } from './jobs.ts';
import { failed, type Order } from './order.ts';
import { signalsIn, type Signals } from './signals.ts';

export interface WorkerInput {
  readonly file: string;
  readonly signals: SharedArrayBuffer;
  readonly given: unknown;
}

/** Entries take far less; otherwise another program is blocking the database for both. */
const MOST_WAITING_MILLISECONDS = 1000;

/** Progress bars needn't move more often than this. */
const TELL_EVERY_MILLISECONDS = 100;

/** The worker: runs one job after another until the app ends. */
export function work(jobs: Jobs): void {
  if (isMainThread || parentPort === null) throw new Error('jobs are done in a worker');
  const port = parentPort;
  const { file, signals: shared } = workerData as WorkerInput;
  const signals = signalsIn(shared);
  const givenUp = openGivenUp(signals.setGivenUp);
  let running: { readonly number: number; readonly cancelling: AbortController } | null = null;
  const lookWhetherCancelled = (): void => {
    if (running !== null && signals.isCancelled(running.number)) running.cancelling.abort();
  };
  signals.onCancelled(lookWhetherCancelled);
  port.on('message', (order: Order) => {
    const { number, kind } = order;
    const report = (state: JobState<unknown>) => port.postMessage({ id: String(number), kind, state });
    const cancelling = new AbortController();
    running = { number, cancelling };
    lookWhetherCancelled();
    void perform(jobs, order, file, { cancelled: cancelling.signal, givenUp }, signals, report).then(
      (state) => {
        signals.setBusy(false);
        report(state);
      },
    );
  });
}

async function perform<Kind extends JobKind>(
  jobs: Jobs,
  { number, kind, input }: Order<Kind>,
  file: string,
  outside: Pick<JobContext, 'cancelled' | 'givenUp'>,
  signals: Signals,
  report: (state: JobState<unknown>) => void,
): Promise<JobState<unknown>> {
  let reportedAt = 0;
  let reportedBefore: 'backup' | undefined;
  const halt = (): void => {
    if (signals.isCancelled(number)) throw new Cancelled();
  };
  const connection = connectionTo(file);
  try {
    halt();
    const context: JobContext = {
      file,
      get database() {
        return connection.open();
      },
      ...outside,
      progress: (done, of, before) => {
        halt();
        const now = performance.now();
        // The change from preparing to writing is always reported, so that a user who cancels knows which it
        // was.
        if (before === reportedBefore && now - reportedAt < TELL_EVERY_MILLISECONDS) return;
        reportedAt = now;
        reportedBefore = before;
        report({ kind: 'running', done, of, ...(before === undefined ? {} : { before }) });
      },
      pause: async () => {
        // The table signals when it wants to write; a timer would cost a millisecond each time it doesn't.
        await setImmediate();
        halt();
      },
      letTableFirst: () => signals.waitWhileWanted(MOST_WAITING_MILLISECONDS),
    };
    return { kind: 'done', result: await jobs[kind].run(input, context) };
  } catch (error) {
    if (error instanceof Cancelled) return { kind: 'cancelled' };
    return failed(error);
  } finally {
    connection.close();
  }
}

/** Opened on first use, because a damaged file may not open. */
function connectionTo(file: string) {
  let database: Database | null = null;
  return {
    open: () => (database ??= openForWork(file)),
    close: () => database?.close(),
  };
}
