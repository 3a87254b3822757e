import {
  hasEnded,
  type JobKind,
  type JobOf,
  type JobResults,
  type JobView,
  patienceOf,
} from '../../shared/api.ts';
import { openThread } from '../job/thread.ts';
import { runEach } from '../run-each.ts';
import type { JobInputs } from './jobs.ts';
import { failed, type Order } from './order.ts';
import { SIGNAL_BYTES, signalsIn } from './signals.ts';
import type { WorkerInput } from './thread.ts';

export type JobQueue = ReturnType<typeof openJobQueue>;

export interface Started<Kind extends JobKind> {
  readonly id: string;
  /** Resolves with the job as done, cancelled or failed; never rejects. */
  readonly ended: Promise<JobOf<Kind>>;
}

/** Jobs check every few milliseconds whether they are cancelled; backups and checks may take longer. */
const MOST_CLOSING_MILLISECONDS = 3000;

interface Asked {
  /** Another one each time the worker is asked. */
  readonly number: number;
  readonly interrupted: boolean;
  readonly hand: (number: number) => void;
  readonly view: JobView;
  readonly conclude: (view: JobView) => JobView;
  readonly settle: (view: JobView) => void;
}

export interface JobQueueOptions {
  readonly megabytes?: number | undefined;
  /** What this worker knows besides its file. */
  readonly given?: unknown;
}

/** `worker` is the thread's script, built or as source; `file` is the store's. */
export function openJobQueue(
  worker: string,
  file: string,
  { megabytes, given = null }: JobQueueOptions = {},
) {
  const shared = new SharedArrayBuffer(SIGNAL_BYTES);
  const signals = signalsIn(shared);
  const listeners = new Set<(jobs: readonly JobView[]) => void>();
  /** The first is running, the others wait. */
  let asked: readonly Asked[] = [];
  let numbers = 0;
  let closed = false;
  /** Its last job hasn't ended when it should. */
  let isHanging = false;

  function report(ended?: JobView): void {
    const jobs = [...(ended === undefined ? [] : [ended]), ...asked.map(({ view }) => view)];
    for (const listener of [...listeners]) listener(jobs);
  }

  const thread = openThread({
    script: worker,
    name: 'work',
    megabytes,
    workerData: (): WorkerInput => ({ file, signals: shared, given }),
    heard: onReport,
    lost: failFirst,
  });

  function next(): void {
    const [first] = asked;
    if (first === undefined || closed) return;
    signals.setBusy(true);
    try {
      first.hand(first.number);
    } catch (error) {
      failFirst(error);
    }
  }

  function onReport(message: JobView): void {
    const own = asked.find(({ number }) => String(number) === message.id);
    if (own === undefined) return;
    const view = { ...message, id: own.view.id };
    if (!hasEnded(view.state)) {
      asked = asked.map((each) => (each === own ? { ...own, view } : each));
      report();
      return;
    }
    if (own.interrupted && view.state.kind === 'cancelled') postpone(own);
    else end(own.conclude(view));
    next();
  }

  /** A job that was interrupted goes on after the others. */
  function postpone(job: Asked): void {
    numbers += 1;
    const again: Asked = { ...job, number: numbers, interrupted: false };
    asked = inLine(
      asked.filter((each) => each !== job),
      again,
    );
    report();
  }

  /** The running job stays first, unless it has more patience: then it is interrupted, and goes on later. */
  function line(up: Asked): void {
    const [first, ...others] = asked;
    if (first === undefined) {
      asked = [up];
      return;
    }
    // Unless it has been cancelled already, for good.
    const interrupted =
      patienceOf(first.view.kind) > patienceOf(up.view.kind) && !signals.isCancelled(first.number);
    if (interrupted) signals.cancel(first.number);
    asked = [interrupted ? { ...first, interrupted } : first, ...inLine(others, up)];
  }

  function end(view: JobView): void {
    const ended = asked.find((each) => each.view.id === view.id);
    asked = asked.filter((each) => each !== ended);
    report(view);
    ended?.settle(view);
  }

  /** The running job ends with its thread. */
  function failFirst(why: unknown): void {
    signals.setBusy(false);
    const [first] = asked;
    if (first === undefined || closed) return;
    end({ ...first.view, state: failed(why) });
    next();
  }

  return {
    /**
     * Queues a job, ahead of work in the background, which it interrupts. Its result is handled by `conclude`
     * before the next job begins; if that throws, the job has failed.
     */
    start: <Kind extends JobKind>(
      kind: Kind,
      input: JobInputs[Kind],
      conclude: (result: JobResults[Kind]) => void = () => undefined,
    ) => {
      numbers += 1;
      const number = numbers;
      const id = String(number);
      const ended = new Promise<JobOf<Kind>>((resolve) => {
        const settle = (view: JobView) => {
          if (isJob<Kind>(id, view)) resolve(view);
        };
        const hand = (each: number) => thread.tell(orderOf(each, kind, input));
        const concluded = (view: JobView): JobView =>
          isJob<Kind>(id, view) && view.state.kind === 'done'
            ? concludedBy(conclude, view, view.state.result)
            : view;
        line({
          number,
          interrupted: false,
          hand,
          view: waiting(id, kind),
          conclude: concluded,
          settle,
        });
      });
      report();
      if (asked.length === 1) next();
      return { id, ended };
    },
    /** Cancels a running or waiting job; returns whether there was one. */
    cancel: (id: string) => {
      const place = asked.findIndex(({ view }) => view.id === id);
      const found = asked[place];
      if (found === undefined) return false;
      if (place === 0) {
        asked = asked.map((each) => (each === found ? { ...each, interrupted: false } : each));
        signals.cancel(found.number);
      } else end({ ...found.view, state: { kind: 'cancelled' } });
      return true;
    },
    /** Writes for the table while the worker keeps off the database. */
    tableFirst: <Written>(write: () => Written) => {
      signals.setWanted(true);
      try {
        return write();
      } finally {
        signals.setWanted(false);
      }
    },
    /** Running and waiting jobs, in order. */
    jobs: (): readonly JobView[] => asked.map(({ view }) => view),
    /** Calls the listener with every change until it is removed; an ended job is reported once. */
    watch: (listener: (jobs: readonly JobView[]) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Cancels everything and waits until the worker no longer uses the database. */
    close: () => {
      if (closed) return;
      closed = true;
      runEach([
        () => signals.cancelAll(),
        () => {
          isHanging = !signals.waitUntilIdle(MOST_CLOSING_MILLISECONDS);
        },
        thread.end,
        ...asked.map(
          ({ view }) =>
            () =>
              end({ ...view, state: { kind: 'cancelled' } }),
        ),
      ]);
    },
    /** The worker can't end, because it is in calls to the system that don't return. */
    isStuck: () => isHanging || signals.givenUp() > 0,
  };
}

/** Jobs with less patience go ahead of those with more. */
function inLine(waiting: readonly Asked[], up: Asked): readonly Asked[] {
  const patience = patienceOf(up.view.kind);
  const isBehind = ({ view }: Asked) => patienceOf(view.kind) > patience;
  return [...waiting.filter((each) => !isBehind(each)), up, ...waiting.filter(isBehind)];
}

function orderOf<Kind extends JobKind>(number: number, kind: Kind, input: JobInputs[Kind]): Order<Kind> {
  return { number, kind, input };
}

function concludedBy<Outcome>(conclude: (result: Outcome) => void, view: JobView, result: Outcome): JobView {
  try {
    conclude(result);
    return view;
  } catch (error) {
    return { ...view, state: failed(error) };
  }
}

function waiting(id: string, kind: JobKind): JobView {
  return { id, kind, state: { kind: 'waiting' } };
}

/** A job's kind never changes, so its id identifies the kind as well. */
function isJob<Kind extends JobKind>(id: string, view: JobView): view is JobOf<Kind> & JobView {
  return view.id === id;
}
