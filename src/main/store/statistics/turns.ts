import { setImmediate as turnOfOthers } from 'node:timers/promises';

/** Work that yields now and then, so that the table never waits long for it. */
export type Work<Done> = Generator<undefined, Done>;

/** Lets others run for a while. */
export type Turn = () => Promise<void>;

/** Runs the work without a break. */
export function runToEnd<Done>(work: Work<Done>): Done {
  for (;;) {
    const turn = work.next();
    if (turn.done === true) return turn.value;
  }
}

/** Runs the work, letting others run at every break. */
export async function runInSteps<Done>(work: Work<Done>): Promise<Done> {
  for (;;) {
    const turn = work.next();
    if (turn.done === true) return turn.value;
    await turnOfOthers();
  }
}

/** Calculated once, on first request, and shared. */
export interface Lazy<Done> {
  readonly now: () => Done;
  /** Lets others run in between. */
  readonly inTurns: (turn?: Turn) => Promise<Done>;
}

export function lazy<Done extends object>(work: () => Work<Done>): Lazy<Done> {
  let known: Done | null = null;
  let underWay: Work<Done> | null = null;

  /** Continues from where an earlier caller has got to. */
  function workOn(): Done | null {
    underWay ??= work();
    try {
      const turn = underWay.next();
      if (turn.done === true) known = turn.value;
    } catch (error) {
      underWay = null;
      throw error;
    }
    return known;
  }

  return {
    now: () => {
      for (;;) {
        const done = known ?? workOn();
        if (done !== null) return done;
      }
    },
    inTurns: async (turn = turnOfOthers) => {
      for (;;) {
        const done = known ?? workOn();
        if (done !== null) return done;
        await turn();
      }
    },
  };
}
