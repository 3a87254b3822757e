/**
 * What both threads see at any time, without a message: the job to be called off, whether one is under way, and whether
 * the table wants to write.
 */
export interface Signals {
  readonly callOff: (number: number) => void;
  readonly callOffAll: () => void;
  readonly isCalledOff: (number: number) => boolean;
  readonly setBusy: (busy: boolean) => void;
  /** Waits, without letting anything else happen, until no job is under way, but not forever. */
  readonly waitUntilIdle: (milliseconds: number) => void;
  readonly setWanted: (wanted: boolean) => void;
  /** The same until the table has written. */
  readonly waitWhileWanted: (milliseconds: number) => void;
}

export function signalsIn(shared: SharedArrayBuffer): Signals {
  const places = new Int32Array(shared);
  return {
    callOff: (number) => void Atomics.store(places, CALLED_OFF, number),
    callOffAll: () => void Atomics.store(places, CALLED_OFF, EVERYTHING),
    isCalledOff: (number) => {
      const calledOff = Atomics.load(places, CALLED_OFF);
      return calledOff === number || calledOff === EVERYTHING;
    },
    setBusy: (busy) => {
      Atomics.store(places, BUSY, busy ? 1 : 0);
      Atomics.notify(places, BUSY);
    },
    waitUntilIdle: (milliseconds) => void Atomics.wait(places, BUSY, 1, milliseconds),
    setWanted: (wanted) => {
      Atomics.store(places, WANTED, wanted ? 1 : 0);
      Atomics.notify(places, WANTED);
    },
    waitWhileWanted: (milliseconds) => void Atomics.wait(places, WANTED, 1, milliseconds),
  };
}

/** Three whole numbers. */
export const SIGNAL_BYTES = 12;
const CALLED_OFF = 0;
const BUSY = 1;
const WANTED = 2;
const EVERYTHING = -1;
