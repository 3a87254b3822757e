/**
 * Calls to the system that nobody waits for any more, because a drive doesn't answer. Each keeps a thread, and neither that
 * thread nor the process ends before they return, unless it is killed.
 */
export interface GivenUp {
  readonly add: (where: string, call: Promise<unknown>) => void;
  /** Resolves when all that were made there have returned. */
  readonly back: (where: string) => Promise<void>;
}

/** `changed` hears how many there are. */
export function openGivenUp(changed: (count: number) => void): GivenUp {
  const left = new Map<Promise<unknown>, string>();
  return {
    add: (where, call) => {
      left.set(call, where);
      changed(left.size);
      const back = (): void => {
        left.delete(call);
        changed(left.size);
      };
      void call.then(back, back);
    },
    back: async (where) => {
      await Promise.allSettled([...left].filter(([, place]) => place === where).map(([call]) => call));
    },
  };
}
