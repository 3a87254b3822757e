import type { Database } from 'better-sqlite3';
import { setImmediate } from 'node:timers/promises';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { JobKind, JobState } from '../../shared/api.ts';
import { CalledOff, type Bench } from '../job/job.ts';
import { openForWork } from '../store/connection.ts';
import { failed, type Jobs, type Order } from './order.ts';
import { signalsIn, type Signals } from './signals.ts';

/** What a worker is born with. */
export interface Birth {
  readonly file: string;
  readonly signals: SharedArrayBuffer;
}

/** An entry is written long before that, or another program keeps it from the database as well. */
const MOST_WAITING_MILLISECONDS = 1000;

/** Nobody looks at a bar more often than this. */
const TELL_EVERY_MILLISECONDS = 100;

/** The worker's side: does what it is handed, one job after another, until the app ends. */
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
        // Whoever calls a job off knows whether it had begun to change anything.
        if (before === toldBefore && now - told < TELL_EVERY_MILLISECONDS) return;
        told = now;
        toldBefore = before;
        tell({ kind: 'running', done, of, ...(before === undefined ? {} : { before }) });
      },
      pause: async () => {
        // The table says when it wants to write; a timer would cost a millisecond each time it doesn't.
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

/** A connection that is opened when it is first asked for: a damaged file may not let itself be opened. */
function connectionTo(file: string) {
  let database: Database | null = null;
  return {
    open: () => (database ??= openForWork(file)),
    close: () => database?.close(),
  };
}
