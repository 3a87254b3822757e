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

/** Takes turns, but lets what is shorter go first: of everything that a page asks for, something appears soon. */
export interface Order<Length extends number> {
  readonly during: <Done>(length: Length, work: (turn: Turn) => Promise<Done>) => Promise<Done>;
}

export function openOrder<Length extends number>(): Order<Length> {
  const underWay = new Map<Length, number>();
  const change = (length: Length, by: number) => underWay.set(length, (underWay.get(length) ?? 0) + by);
  const isBehind = (length: Length) => [...underWay].some(([other, count]) => other < length && count > 0);

  return {
    during: async (length, work) => {
      change(length, 1);
      try {
        return await work(async () => {
          do await turnOfOthers();
          while (isBehind(length));
        });
      } finally {
        change(length, -1);
      }
    },
  };
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
