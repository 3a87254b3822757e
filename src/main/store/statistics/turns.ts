import { setImmediate as turnOfOthers } from 'node:timers/promises';

/** Work that comes back now and then before it is done, so that nothing at the table waits long for it. */
export type Work<Done> = Generator<undefined, Done>;

/** Does the work without a break. */
export function doneAtOnce<Done>(work: Work<Done>): Done {
  for (;;) {
    const turn = work.next();
    if (turn.done === true) return turn.value;
  }
}

/** Does it with a turn for others at every break. */
export async function doneInTurns<Done>(work: Work<Done>): Promise<Done> {
  for (;;) {
    const turn = work.next();
    if (turn.done === true) return turn.value;
    await turnOfOthers();
  }
}

/** What is worked out once, when it is first asked for, however many ask. */
export interface Figure<Done> {
  readonly now: () => Done;
  /** With turns for others in between. */
  readonly inTurns: () => Promise<Done>;
}

export function figure<Done extends object>(work: () => Work<Done>): Figure<Done> {
  let known: Done | null = null;
  let underWay: Work<Done> | null = null;

  /** Goes on where whoever asked before has got to. */
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
    inTurns: async () => {
      for (;;) {
        const done = known ?? workOn();
        if (done !== null) return done;
        await turnOfOthers();
      }
    },
  };
}
