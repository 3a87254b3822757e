import type { Database } from 'better-sqlite3';
import { setImmediate } from 'node:timers/promises';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { JobKind, JobState } from '../../shared/api.ts';
import { CalledOff, type Bench } from '../job/job.ts';
import { openForWork } from '../store/connection.ts';
import { failed, type Jobs, type Order } from './order.ts';
import { signalsIn, type Signals } from './signals.ts';

/** What a worker starts with. */
export interface Birth {
  readonly file: string;
  readonly signals: SharedArrayBuffer;
}

/** Entries take far less; otherwise another program is blocking the database for both. */
const MOST_WAITING_MILLISECONDS = 1000;

/** Progress bars needn't move more often than this. */
const TELL_EVERY_MILLISECONDS = 100;

/** The worker: runs one job after another until the app ends. */
export function work(jobs: Jobs): void {
  if (isMainThread || parentPort === null) throw new Error('jobs are done in a worker');
  const port = parentPort;
  const { file, signals: shared } = workerData as Birth;
  const signals = signalsIn(shared);
  port.on('message', (order: Order) => {
    const { number, kind } = order;
    const tell = (state: JobState<unknown>) => port.postMessage({ id: String(number), kind, state });
    void perform(jobs, order, file, signals, tell).then((state) => {
      signals.setBusy(false);
      tell(state);
    });
  });
}

async function perform<Kind extends JobKind>(
  jobs: Jobs,
  { number, kind, input }: Order<Kind>,
  file: string,
  signals: Signals,
  tell: (state: JobState<unknown>) => void,
): Promise<JobState<unknown>> {
  let told = 0;
  let toldBefore: 'backup' | undefined;
  const halt = (): void => {
    if (signals.isCalledOff(number)) throw new CalledOff();
  };
  const connection = connectionTo(file);
  try {
    halt();
    const bench: Bench = {
      file,
      get database() {
        return connection.open();
      },
      reached: (done, of, before) => {
        halt();
        const now = performance.now();
        // The change from preparing to writing is always reported, so that a user who cancels knows which it
        // was.
        if (before === toldBefore && now - told < TELL_EVERY_MILLISECONDS) return;
        told = now;
        toldBefore = before;
        tell({ kind: 'running', done, of, ...(before === undefined ? {} : { before }) });
      },
      pause: async () => {
        // The table signals when it wants to write; a timer would cost a millisecond each time it doesn't.
        await setImmediate();
        halt();
      },
      letTableFirst: () => signals.waitWhileWanted(MOST_WAITING_MILLISECONDS),
    };
    return { kind: 'done', result: await jobs[kind].run(input, bench) };
  } catch (error) {
    if (error instanceof CalledOff) return { kind: 'cancelled' };
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
