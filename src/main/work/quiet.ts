import { setImmediate as turnOfOthers, setTimeout } from 'node:timers/promises';

/** A page asks for several things one after the other. */
const QUIET_MILLISECONDS = 50;

/** Whether somebody waits for an answer: what is calculated ahead of time comes after that. */
export interface Quiet {
  /** Somebody waits from now on. Returns what to call when they have their answer. */
  readonly asked: () => () => void;
  /** Lets others run, and goes on once nobody waits. */
  readonly turn: () => Promise<void>;
}

export function openQuiet(): Quiet {
  let waiting = 0;
  let since = -Infinity;

  return {
    asked: () => {
      waiting += 1;
      return () => {
        waiting -= 1;
        since = performance.now();
      };
    },
    turn: async () => {
      await turnOfOthers();
      while (waiting > 0 || performance.now() - since < QUIET_MILLISECONDS)
        await setTimeout(QUIET_MILLISECONDS, undefined, { ref: false });
    },
  };
}
