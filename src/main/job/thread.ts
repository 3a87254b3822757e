import { Worker } from 'node:worker_threads';

/** Several times what the largest work needs. A thread that exceeds it ends without taking the app down. */
const MOST_MEGABYTES = 2048;

/** For what is soon forgotten. With more room, threads keep hundreds of megabytes that they hardly use. */
const YOUNG_MEGABYTES = 24;

export function threadMemory(megabytes = MOST_MEGABYTES) {
  return { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES };
}

interface ThreadOptions<Heard> {
  /** Built or as source. */
  readonly script: string;
  readonly name: string;
  readonly megabytes?: number | undefined;
  /** What it begins with. */
  readonly workerData?: () => unknown;
  readonly heard: (message: Heard) => void;
  /** It has ended by itself, and what it was doing is lost. */
  readonly lost: (why: unknown) => void;
}

/** A thread that begins with the first message to it, and again if it has ended by itself. */
export function openThread<Heard>(options: ThreadOptions<Heard>) {
  const { script, name, megabytes, workerData, heard, lost } = options;
  let thread: Worker | null = null;

  function begin(): Worker {
    const begun = new Worker(script, {
      workerData: workerData?.(),
      name,
      resourceLimits: threadMemory(megabytes),
    });
    // It doesn't keep the process from exiting.
    begun.unref();
    const end = (why: unknown): void => {
      if (begun !== thread) return;
      thread = null;
      lost(why);
    };
    begun.on('message', (message: Heard) => {
      if (begun === thread) heard(message);
    });
    begun.on('error', end);
    begun.on('exit', (code) => end(new Error(`the thread “${name}” ended with ${code}`)));
    return begun;
  }

  return {
    /** Throws if the system is out of resources for a thread. */
    tell: (message: unknown) => {
      thread ??= begin();
      thread.postMessage(message);
    },
    end: () => {
      const ended = thread;
      thread = null;
      void ended?.terminate();
    },
  };
}
