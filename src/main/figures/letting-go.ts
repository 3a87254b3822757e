import type { Database } from 'better-sqlite3';

/** Two 32-bit integers in the memory of both threads. */
export const SHARED_BYTES = 8;
const IS_OPEN = 0;
const IS_WANTED = 1;

/** The file has to be let go. */
class LetGo extends Error {}

/** Lets work read the file while it is open, unless the other thread needs it for itself. */
export function whileOpen<Done>(
  shared: SharedArrayBuffer,
  open: () => Database,
  work: (database: Database, goOn: () => void) => Done,
): Done {
  const places = new Int32Array(shared);
  const goOn = (): void => {
    if (Atomics.load(places, IS_WANTED) === 1) throw new LetGo('the file of the games has to be let go');
  };
  Atomics.store(places, IS_OPEN, 1);
  try {
    goOn();
    const database = open();
    try {
      return work(database, goOn);
    } finally {
      database.close();
    }
  } finally {
    Atomics.store(places, IS_OPEN, 0);
    Atomics.notify(places, IS_OPEN);
  }
}

/** Waits, but not for long, until nobody in the other thread reads the file, and nobody will. Returns whether that is so. */
export function letGo(shared: SharedArrayBuffer, mostMilliseconds: number): boolean {
  const places = new Int32Array(shared);
  Atomics.store(places, IS_WANTED, 1);
  return Atomics.wait(places, IS_OPEN, 1, mostMilliseconds) !== 'timed-out';
}
