import { setTimeout } from 'node:timers/promises';
import { sqliteCodeOf } from '../store/connection.ts';

/** How long an entry waits for the disk. After that it is not a slow disk but another program. */
export const MOST_WAITING_MILLISECONDS = 5000;
const AGAIN_AFTER_MILLISECONDS = 25;

/**
 * Retries work that needs the file while another connection is writing: on a slow disk, the worker's last
 * turn may take a while. Other views are served meanwhile. A failed attempt has written nothing.
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
