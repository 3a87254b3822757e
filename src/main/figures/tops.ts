const MOST_IN_A_TOP = 10;

/** The things with the most of something. They are offered from first to last; of equals, the first come first. */
export function topOf<Thing>(amountOf: (thing: Thing) => number) {
  const best: Thing[] = [];
  return {
    best,
    offer: (thing: Thing): void => {
      const last = best[MOST_IN_A_TOP - 1];
      const amount = amountOf(thing);
      if (last !== undefined && amount <= amountOf(last)) return;
      const at = best.findIndex((one) => amountOf(one) < amount);
      best.splice(at === -1 ? best.length : at, 0, thing);
      best.length = Math.min(best.length, MOST_IN_A_TOP);
    },
  };
}
