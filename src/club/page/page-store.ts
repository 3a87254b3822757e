import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { threadMemory } from '../../main/job/thread.ts';
import type { ConnectReader, PageGiven, PageOptions } from './page-here.ts';
import type { FromPage, ToPage } from './page-thread.ts';

/**
 * The games of one club, read in a thread of their own: whatever its readers look at, members and other clubs' readers
 * don't wait for it.
 */
export type PageStore = NonNullable<Awaited<ReturnType<typeof openPageStore>>>;

export interface PageStoreOptions extends PageOptions {
  /** The thread has ended by itself: its readers hear nothing more. */
  readonly lost: () => void;
}

const SCRIPT = join(import.meta.dirname, 'page-thread.ts');

/** It waits for the job that is under way. */
const MOST_CLOSING_MILLISECONDS = 5000;

/** Opens it; `null` if the file there can't be used, for which the caller makes a new one. */
export async function openPageStore({ folder, club, place, note, lost }: PageStoreOptions) {
  const workerData: PageGiven = { folder, club, place };
  const thread = new Worker(SCRIPT, {
    workerData,
    name: 'page',
    resourceLimits: threadMemory(),
  });
  // It doesn't keep a process from exiting.
  thread.unref();
  const ended = Promise.withResolvers<null>();
  const tell = (message: ToPage): void => thread.postMessage(message);
  const readers = new Map<number, (message: string) => void>();
  const asked = new Map<number, (understood: boolean) => void>();
  const opened = Promise.withResolvers<string | null>();
  let taking = Promise.withResolvers<null>();
  let why: unknown = null;
  let isOver = false;
  let numbers = 0;

  function hear(message: FromPage): void {
    switch (message.kind) {
      case 'opened':
        opened.resolve(message.epoch);
        return;
      case 'says':
        readers.get(message.reader)?.(message.message);
        return;
      case 'heard':
        asked.get(message.number)?.(message.understood);
        asked.delete(message.number);
        return;
      case 'taken':
        if (message.error === null) taking.resolve(null);
        else taking.reject(message.error);
        return;
      case 'noted':
        note(message.error);
    }
  }

  function end(code: number): void {
    why ??= new Error(`the thread of a page ended with ${code}`);
    opened.reject(why);
    // Nothing needs to be taken any more, and that it was lost is noted once.
    taking.resolve(null);
    for (const heard of asked.values()) heard(false);
    asked.clear();
    if (!isOver) {
      isOver = true;
      note(why);
      lost();
    }
    ended.resolve(null);
  }

  thread.on('message', hear);
  thread.on('error', (error: unknown) => (why = error));
  thread.on('exit', end);

  const epoch = await opened.promise;
  if (epoch === null) {
    isOver = true;
    await ended.promise;
    return null;
  }
  return {
    /** Of the server whose things these were when it was opened; empty at first. */
    epoch,
    connect: (send: Parameters<ConnectReader>[0]): ReturnType<ConnectReader> => {
      numbers += 1;
      const reader = numbers;
      readers.set(reader, send);
      tell({ kind: 'came', reader });
      return {
        message: (data) =>
          new Promise((resolve) => {
            if (isOver) {
              resolve(false);
              return;
            }
            numbers += 1;
            asked.set(numbers, resolve);
            tell({ kind: 'asks', reader, number: numbers, data });
          }),
        close: () => {
          readers.delete(reader);
          tell({ kind: 'left', reader });
        },
      };
    },
    /** Takes what is new at the club, as any laptop does, and tells the pages that are open. */
    take: async () => {
      if (isOver) return;
      taking = Promise.withResolvers<null>();
      tell({ kind: 'take' });
      await taking.promise;
    },
    close: async () => {
      isOver = true;
      tell({ kind: 'close' });
      await Promise.race([ended.promise, after(MOST_CLOSING_MILLISECONDS, undefined, { ref: false })]);
      await thread.terminate();
    },
  };
}
