/**
 * Calls to the system that nobody waits for any more, because a drive doesn't answer. Each keeps a thread, and neither that
 * thread nor the process ends before they return, unless it is killed.
 */
export type GivenUp = ReturnType<typeof openGivenUp>;

/** `changed` hears how many there are. */
export function openGivenUp(changed: (count: number) => void) {
  const left = new Map<Promise<unknown>, string>();
  return {
    add: (where: string, call: Promise<unknown>) => {
      left.set(call, where);
      changed(left.size);
      const back = (): void => {
        left.delete(call);
        changed(left.size);
      };
      void call.then(back, back);
    },
    /** Resolves when all that were made there have returned. */
    back: async (where: string) => {
      await Promise.allSettled([...left].filter(([, place]) => place === where).map(([call]) => call));
    },
  };
}
