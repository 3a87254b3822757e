import { Worker } from 'node:worker_threads';
import { threadMemory } from '../job/thread-memory.ts';
import type { Misread } from '../store/beside.ts';
import { fileTroubleOf, JobFailed } from '../store/file-trouble.ts';
import { NotOpen } from '../store/kept-store.ts';
import { letGo, SHARED_BYTES } from './letting-go.ts';
import type { Answers, Name, Question, Questions, Reply, ThreadInput } from './thread.ts';

/** The figures, worked out in a thread of their own: nobody at the table waits for them. */
export interface Asking {
  /** One question after another, first come, first served. */
  readonly ask: <Asked extends Name>(
    name: Asked,
    asked: Questions[Asked],
    how?: HowToAsk,
  ) => Promise<Answers[Asked]>;
  /** The file is there from now on. */
  readonly opened: () => void;
  /** Returns when nobody reads the file any more. */
  readonly closed: () => void;
  /** The thread can't end, because it is in a call to the system that doesn't return. */
  readonly isStuck: () => boolean;
}

export interface HowToAsk {
  /** A question that is given up before its turn isn't worked out. */
  readonly signal?: AbortSignal | undefined;
  /** Nobody waits for the answer yet: after everything else. */
  readonly ahead?: boolean;
}

export interface AskingOptions {
  /** The thread's script, built or as source. */
  readonly script: string;
  /** The file of the games. */
  readonly file: string;
  /** Something in the file can't be what was written. */
  readonly onMisread: (misread: Misread) => void;
}

const MOST_CLOSING_MILLISECONDS = 3000;

interface Waiting extends HowToAsk {
  readonly send: (to: Worker) => void;
  readonly resolve: (answer: never) => void;
  readonly reject: (why: unknown) => void;
}

export function openAsking({ script, file, onMisread }: AskingOptions): Asking {
  let isOpen = false;
  let thread: Thread | null = null;
  /** What the thread is answering. */
  let asked: Waiting | null = null;
  let waiting: readonly Waiting[] = [];
  let isHanging = false;

  interface Thread {
    readonly worker: Worker;
    readonly shared: SharedArrayBuffer;
  }

  function begin(): Thread {
    const shared = new SharedArrayBuffer(SHARED_BYTES);
    const workerData: ThreadInput = { file, shared };
    const worker = new Worker(script, {
      workerData,
      name: 'figures',
      resourceLimits: threadMemory(),
    });
    // It doesn't keep the app from exiting.
    worker.unref();
    worker.on('message', (reply: Reply) => hear(worker, reply));
    worker.on('error', (error: unknown) => lose(worker, error));
    worker.on('exit', (code) => lose(worker, new Error(`the thread of the figures ended with ${code}`)));
    return { worker, shared };
  }

  function next(): void {
    if (asked !== null) return;
    const [first, ...others] = waiting;
    waiting = others;
    if (first === undefined) return;
    if (first.signal?.aborted === true) {
      first.reject(first.signal.reason);
      next();
      return;
    }
    asked = first;
    try {
      thread ??= begin();
      first.send(thread.worker);
    } catch (error) {
      // The system may be out of resources for a thread.
      fail(error);
    }
  }

  function hear(from: Worker, reply: Reply): void {
    if (from !== thread?.worker) return;
    switch (reply.kind) {
      case 'misread':
        onMisread(reply.misread);
        return;
      case 'failed':
        fail(new JobFailed(reply));
        return;
      case 'answer':
        asked?.resolve(reply.answer);
        asked = null;
        next();
    }
  }

  function fail(why: unknown): void {
    asked?.reject(why);
    asked = null;
    next();
  }

  /** The next question gets a new thread. */
  function lose(lost: Worker, why: unknown): void {
    if (lost !== thread?.worker) return;
    thread = null;
    fail(new JobFailed({ trouble: fileTroubleOf(why), message: String(why) }));
  }

  return {
    ask: <Asked extends Name>(name: Asked, about: Questions[Asked], how: HowToAsk = {}) =>
      new Promise<Answers[Asked]>((resolve, reject) => {
        if (!isOpen) throw new NotOpen();
        const send = (to: Worker): void => to.postMessage(questionOf(name, about));
        const one: Waiting = { ...how, send, resolve, reject };
        const isBehind = ({ ahead }: Waiting): boolean => ahead === true && how.ahead !== true;
        waiting = [...waiting.filter((other) => !isBehind(other)), one, ...waiting.filter(isBehind)];
        next();
      }),
    opened: () => {
      isOpen = true;
    },
    closed: () => {
      isOpen = false;
      const ended = thread;
      thread = null;
      if (ended !== null) isHanging = !letGo(ended.shared, MOST_CLOSING_MILLISECONDS);
      void ended?.worker.terminate();
      const all = [...(asked === null ? [] : [asked]), ...waiting];
      [asked, waiting] = [null, []];
      for (const { reject } of all) reject(new NotOpen());
    },
    isStuck: () => isHanging,
  };
}

function questionOf<Asked extends Name>(name: Asked, asked: Questions[Asked]): Question<Asked> {
  return { name, asked };
}
