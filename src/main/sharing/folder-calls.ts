import { Cancelled, NEVER } from '../job/job.ts';
import { openGivenUp, type GivenUp } from '../job/given-up.ts';
import { SharingFailed } from './carrier.ts';

/** How a folder is asked that may be on a drive which doesn't answer. */
export interface FolderWaiting {
  readonly givenUp?: GivenUp;
  readonly cancelled?: AbortSignal;
  /** How long one call may take, in milliseconds: a drive that sleeps needs some seconds. */
  readonly patience?: number;
}

const USUAL_PATIENCE_MILLISECONDS = 30_000;

/** Most calls return by then, and none is given up. */
const CANCELLED_WITHIN_MILLISECONDS = 500;

/** Of the four threads that the whole app has for calls of this kind. */
const LANES = 2;

/** Makes a call, and gives it up if it doesn't return; no others are made there until it does. */
export type FolderCalls = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

export function callsTo(
  folder: string,
  {
    givenUp = openGivenUp(() => undefined),
    cancelled = NEVER,
    patience = USUAL_PATIENCE_MILLISECONDS,
  }: FolderWaiting,
): FolderCalls {
  function wait<Answer>(call: Promise<Answer>, giveUp: () => void): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const end = (why: Error): void => {
        giveUp();
        reject(why);
      };
      let timer = setTimeout(() => end(new SharingFailed({ why: 'silent-folder' })), patience);
      const hurry = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => end(new Cancelled()), CANCELLED_WITHIN_MILLISECONDS);
      };
      if (cancelled.aborted) hurry();
      cancelled.addEventListener('abort', hurry);
      const over = (): void => {
        clearTimeout(timer);
        cancelled.removeEventListener('abort', hurry);
      };
      void call.finally(over).then(resolve, reject);
    });
  }

  return async (work) => {
    await wait(givenUp.back(folder), () => undefined);
    if (cancelled.aborted) throw new Cancelled();
    const call = work();
    return wait(call, () => givenUp.add(folder, call));
  };
}

/** Does the same with all of them, a few at a time. What has begun has ended when it returns; throws the first failure. */
export async function inLanes<Item>(
  items: readonly Item[],
  work: (item: Item, at: number) => Promise<void>,
): Promise<void> {
  const left = items.entries();
  const ends = await Promise.allSettled(
    Array.from({ length: LANES }, async () => {
      for (const [at, item] of left) await work(item, at);
    }),
  );
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
