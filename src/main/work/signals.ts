/**
 * Shared memory of both threads: the job to cancel, whether one is running, whether the table wants to write, and how many
 * calls the worker has given up.
 */
export type Signals = ReturnType<typeof signalsIn>;

export function signalsIn(shared: SharedArrayBuffer) {
  const places = new Int32Array(shared);

  function cancel(number: number): void {
    Atomics.store(places, CANCELLED, number);
    Atomics.notify(places, CANCELLED);
  }

  async function listen(listener: () => void): Promise<never> {
    for (;;) {
      const seen = Atomics.load(places, CANCELLED);
      listener();
      await Atomics.waitAsync(places, CANCELLED, seen).value;
    }
  }

  return {
    cancel,
    cancelAll: () => cancel(EVERYTHING),
    isCancelled: (number: number) => {
      const cancelled = Atomics.load(places, CANCELLED);
      return cancelled === number || cancelled === EVERYTHING;
    },
    /** Calls back in this thread whenever the other has cancelled something. */
    onCancelled: (listener: () => void) => void listen(listener),
    setBusy: (busy: boolean) => {
      Atomics.store(places, BUSY, busy ? 1 : 0);
      Atomics.notify(places, BUSY);
    },
    /** Blocks until no job is running, up to a limit; returns whether that is so. */
    waitUntilIdle: (milliseconds: number) => Atomics.wait(places, BUSY, 1, milliseconds) !== 'timed-out',
    setWanted: (wanted: boolean) => {
      Atomics.store(places, WANTED, wanted ? 1 : 0);
      Atomics.notify(places, WANTED);
    },
    /** Blocks until the table has written, up to a limit. */
    waitWhileWanted: (milliseconds: number) => void Atomics.wait(places, WANTED, 1, milliseconds),
    setGivenUp: (count: number) => void Atomics.store(places, GIVEN_UP, count),
    givenUp: () => Atomics.load(places, GIVEN_UP),
  };
}

/** Four 32-bit integers. */
export const SIGNAL_BYTES = 16;
const CANCELLED = 0;
const BUSY = 1;
const WANTED = 2;
const GIVEN_UP = 3;
const EVERYTHING = -1;
