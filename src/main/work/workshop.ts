import { Worker } from 'node:worker_threads';
import { hasEnded, type JobKind, type JobOf, type JobResults, type JobView } from '../../shared/api.ts';
import { failed, type JobInputs, type Order, type Word } from './order.ts';
import { SIGNAL_BYTES, signalsIn } from './signals.ts';
import type { Birth } from './thread.ts';

/** Who does the long work, as main sees it. */
export interface Workshop {
  /**
   * Does this as soon as everything asked for earlier is done. What a job comes to is concluded here before the next
   * begins: a conclusion that throws makes it one that failed.
   */
  readonly start: <Kind extends JobKind>(
    kind: Kind,
    input: JobInputs[Kind],
    conclude?: (result: JobResults[Kind]) => void,
  ) => Started<Kind>;
  /** Calls a job off, under way or waiting; says whether there was one. */
  readonly cancel: (id: string) => boolean;
  /** Writes for the table: whoever works here stays away from the database for as long. */
  readonly tableFirst: <Written>(write: () => Written) => Written;
  /** What is under way and what waits, first to last. */
  readonly jobs: () => readonly JobView[];
  /** Hears of every change until it says it has heard enough; a job that has ended is told of once. */
  readonly watch: (listener: (jobs: readonly JobView[]) => void) => () => void;
  /** Calls everything off and waits until nobody is at the database any more. */
  readonly close: () => void;
}

export interface Started<Kind extends JobKind> {
  readonly id: string;
  /** How it ended: done, cancelled or failed. It never rejects. */
  readonly ended: Promise<JobOf<Kind>>;
}

/** A job is asked at every few milliseconds whether it is still wanted; a backup or a check may be slower. */
const MOST_CLOSING_MILLISECONDS = 3000;

/** Several times what the longest job needs; a thread that wants more ends alone, and not the whole app with it. */
const MOST_MEGABYTES = 2048;

interface Asked {
  readonly number: number;
  readonly hand: (to: Worker) => void;
  readonly view: JobView;
  readonly conclude: (view: JobView) => JobView;
  readonly settle: (view: JobView) => void;
}

/** `worker` is the script of the thread, built or as source; `file` is the store's. */
export function openWorkshop(worker: string, file: string, megabytes = MOST_MEGABYTES): Workshop {
  const shared = new SharedArrayBuffer(SIGNAL_BYTES);
  const signals = signalsIn(shared);
  const listeners = new Set<(jobs: readonly JobView[]) => void>();
  let thread: Worker | null = null;
  /** The first is under way, the others wait. */
  let asked: readonly Asked[] = [];
  let numbers = 0;
  let closed = false;

  function tell(ended?: JobView): void {
    const jobs = [...(ended === undefined ? [] : [ended]), ...asked.map(({ view }) => view)];
    for (const listener of [...listeners]) listener(jobs);
  }

  function begin(): Worker {
    const birth: Birth = { file, signals: shared };
    const born = new Worker(worker, {
      workerData: birth,
      name: 'work',
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    // The app ends when its windows and pages do, whatever the worker waits for.
    born.unref();
    born.on('message', hear);
    born.on('error', (error: unknown) => lose(born, error));
    born.on('exit', (code) => lose(born, new Error(`the worker ended with ${code}`)));
    return born;
  }

  function next(): void {
    const [first] = asked;
    if (first === undefined || closed) return;
    try {
      thread ??= begin();
    } catch (error) {
      // A system that is short of everything has no thread to give.
      end({ ...first.view, state: failed(error) });
      next();
      return;
    }
    signals.setBusy(true);
    first.hand(thread);
  }

  function hear(word: Word): void {
    if (hasEnded(word.state)) {
      const [first] = asked;
      end(first?.view.id === word.id ? first.conclude(word) : word);
      next();
    } else {
      asked = asked.map((each) => (each.view.id === word.id ? { ...each, view: word } : each));
      tell();
    }
  }

  function end(view: JobView): void {
    const ended = asked.find((each) => each.view.id === view.id);
    asked = asked.filter((each) => each !== ended);
    tell(view);
    ended?.settle(view);
  }

  /** A thread that is gone takes the job under way along; the next job gets another thread. */
  function lose(lost: Worker, why: unknown): void {
    if (lost !== thread) return;
    thread = null;
    signals.setBusy(false);
    const [first] = asked;
    if (first === undefined || closed) return;
    end({ ...first.view, state: failed(why) });
    next();
  }

  return {
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
        const hand = (to: Worker) => to.postMessage(orderOf(number, kind, input));
        const concluded = (view: JobView): JobView =>
          isJob<Kind>(id, view) && view.state.kind === 'done'
            ? concludedBy(conclude, view, view.state.result)
            : view;
        asked = [...asked, { number, hand, view: waiting(id, kind), conclude: concluded, settle }];
      });
      tell();
      if (asked.length === 1) next();
      return { id, ended };
    },
    cancel: (id) => {
      const place = asked.findIndex(({ view }) => view.id === id);
      const found = asked[place];
      if (found === undefined) return false;
      if (place === 0) signals.callOff(found.number);
      else end({ ...found.view, state: { kind: 'cancelled' } });
      return true;
    },
    tableFirst: (write) => {
      signals.setWanted(true);
      try {
        return write();
      } finally {
        signals.setWanted(false);
      }
    },
    jobs: () => asked.map(({ view }) => view),
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => {
      closed = true;
      signals.callOffAll();
      signals.waitUntilIdle(MOST_CLOSING_MILLISECONDS);
      void thread?.terminate();
      for (const { view } of asked) end({ ...view, state: { kind: 'cancelled' } });
    },
  };
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

/** A job keeps the kind it was asked for as: its id says it. */
function isJob<Kind extends JobKind>(id: string, view: JobView): view is JobOf<Kind> & JobView {
  return view.id === id;
}
