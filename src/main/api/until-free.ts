import { setTimeout } from 'node:timers/promises';
import { sqliteCodeOf } from '../store/connection.ts';

/** As long as anybody waits for an entry to be saved; after that it is no slow disk, but another program. */
export const MOST_WAITING_MILLISECONDS = 5000;
const AGAIN_AFTER_MILLISECONDS = 25;

/**
 * Does what needs the file as soon as nobody else writes to it: a slow disk may keep the worker's last turn for a while.
 * Every other view has its turn meanwhile. Nothing of what is done again has been kept.
 */
export async function untilFree<T>(work: () => T | PromiseLike<T>): Promise<T> {
  const until = performance.now() + MOST_WAITING_MILLISECONDS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isHeldByAnother(error) || performance.now() >= until) throw error;
    }
    await setTimeout(AGAIN_AFTER_MILLISECONDS);
  }
}

function isHeldByAnother(error: unknown): boolean {
  return sqliteCodeOf(error)?.startsWith('SQLITE_BUSY') === true;
}
