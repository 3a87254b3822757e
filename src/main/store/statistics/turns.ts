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
  let underWay: Promise<Done> | null = null;
  const workInTurns = async (): Promise<Done> => {
    try {
      const done = await doneInTurns(work());
      return (known ??= done);
    } finally {
      underWay = null;
    }
  };
  return {
    now: () => (known ??= doneAtOnce(work())),
    inTurns: async () => known ?? (underWay ??= workInTurns()),
  };
}
