import type { Bench } from './job.ts';

/** A table that enters something in the meantime waits no longer than this, and the disk. */
const MOST_LOCKED_MILLISECONDS = 3;
const MOST_PREPARED_MILLISECONDS = 16;

/**
 * Writes many things, each whole or not at all, and never keeps the table from writing for long: each step of
 * `things` prepares one without the write lock, and what it yields writes it.
 */
export async function writeInTurns(
  { database, pause, letTableFirst }: Pick<Bench, 'database' | 'pause' | 'letTableFirst'>,
  things: Iterable<() => void> | AsyncIterable<() => void>,
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
  let until = performance.now() + MOST_PREPARED_MILLISECONDS;
  for await (const write of things) {
    prepared.push(write);
    if (performance.now() < until) continue;
    await flush(prepared);
    until = performance.now() + MOST_PREPARED_MILLISECONDS;
  }
  await flush(prepared);
}
