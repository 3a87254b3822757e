import { openThread } from '../job/thread.ts';
import type { Misread } from '../store/beside.ts';
import { fileTroubleOf, JobFailed } from '../store/file-trouble.ts';
import { NotOpen } from '../store/kept-store.ts';
import { letGo, SHARED_BYTES } from './letting-go.ts';
import type { Answers, Name, Question, Questions, Reply, ThreadInput } from './thread.ts';

export type Asking = ReturnType<typeof openAsking>;

export interface HowToAsk {
  /** A question that is given up before its turn isn't worked out. */
  readonly signal?: AbortSignal | undefined;
  /** Nobody waits for the answer yet: after everything else. */
  readonly ahead?: boolean;
}

export interface AskingOptions {
  /** The thread's script, built or as source. */
  readonly script: string;
  readonly file: string;
  /** Something in the file can't be what was written. */
  readonly onMisread: (misread: Misread) => void;
}

const MOST_CLOSING_MILLISECONDS = 3000;

interface Waiting extends HowToAsk {
  readonly question: unknown;
  readonly resolve: (answer: never) => void;
  readonly reject: (why: unknown) => void;
}

/** The figures, worked out in a thread of their own: nobody at the table waits for them. */
export function openAsking({ script, file, onMisread }: AskingOptions) {
  let isOpen = false;
  /** The memory that the thread shares, while there is one. */
  let shared: SharedArrayBuffer | null = null;
  /** What the thread is answering. */
  let asked: Waiting | null = null;
  let waiting: readonly Waiting[] = [];
  let isHanging = false;

  const thread = openThread({
    script,
    name: 'figures',
    workerData: (): ThreadInput => {
      shared = new SharedArrayBuffer(SHARED_BYTES);
      return { file, shared };
    },
    heard: hear,
    lost: (why) => {
      shared = null;
      fail(new JobFailed({ trouble: fileTroubleOf(why), message: String(why) }));
    },
  });

  function next(): void {
    if (asked !== null) return;
    const [first, ...others] = waiting;
    waiting = others;
    if (first === undefined) return;
    asked = first;
    try {
      first.signal?.throwIfAborted();
      thread.tell(first.question);
    } catch (error) {
      fail(error);
    }
  }

  function hear(reply: Reply): void {
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

  return {
    /** One question after another, first come, first served. */
    ask: <Asked extends Name>(name: Asked, about: Questions[Asked], how: HowToAsk = {}) =>
      new Promise<Answers[Asked]>((resolve, reject) => {
        if (!isOpen) throw new NotOpen();
        const question: Question<Asked> = { name, asked: about };
        const one: Waiting = { ...how, question, resolve, reject };
        const isBehind = ({ ahead }: Waiting): boolean => ahead === true && how.ahead !== true;
        waiting = [...waiting.filter((other) => !isBehind(other)), one, ...waiting.filter(isBehind)];
        next();
      }),
    /** The file is there from now on. */
    opened: () => {
      isOpen = true;
    },
    /** Returns when nobody reads the file any more. */
    closed: () => {
      isOpen = false;
      if (shared !== null) isHanging = !letGo(shared, MOST_CLOSING_MILLISECONDS);
      shared = null;
      thread.end();
      const all = [...(asked === null ? [] : [asked]), ...waiting];
      [asked, waiting] = [null, []];
      for (const { reject } of all) reject(new NotOpen());
    },
    /** The thread can't end, because it is in a call to the system that doesn't return. */
    isStuck: () => isHanging,
  };
}
