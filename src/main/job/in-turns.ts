import type { JobContext } from './job.ts';

/** The longest that an entry at the table waits, besides the disk itself. */
const MOST_LOCKED_MILLISECONDS = 3;
const MOST_PREPARED_MILLISECONDS = 16;

/**
 * Writes many items, each completely or not at all, without blocking the table for long. Each step of
 * `things` prepares one without the write lock, and the function it yields writes it. Statistics are calculated
 * again after any write, so a long job that can be repeated prepares more at a time.
 */
export async function writeInTurns(
  { database, pause, letTableFirst }: Pick<JobContext, 'database' | 'pause' | 'letTableFirst'>,
  things: Iterable<() => void> | AsyncIterable<() => void>,
  mostPreparedMilliseconds = MOST_PREPARED_MILLISECONDS,
): Promise<void> {
  const writeSome = database.transaction((writes: (() => void)[]) => {
    const until = performance.now() + MOST_LOCKED_MILLISECONDS;
    do writes.shift()?.();
    while (writes.length > 0 && performance.now() < until);
  });
  const flush = async (writes: (() => void)[]): Promise<void> => {
    while (writes.length > 0) {
      letTableFirst();
      writeSome.immediate(writes);
      await pause();
    }
  };
  const prepared: (() => void)[] = [];
  let until = performance.now() + mostPreparedMilliseconds;
  try {
    for await (const write of things) {
      prepared.push(write);
      if (performance.now() < until) continue;
      await flush(prepared);
      until = performance.now() + mostPreparedMilliseconds;
    }
  } finally {
    // Even if it is cancelled.
    await flush(prepared);
  }
}
