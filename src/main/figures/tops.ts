const MOST_IN_A_TOP = 10;

/** The things with the most of something; of equals, the first come first. */
export function topOf<Thing>(things: readonly Thing[], amountOf: (thing: Thing) => number): readonly Thing[] {
  const best: Thing[] = [];
  for (const thing of things) {
    const amount = amountOf(thing);
    const last = best[MOST_IN_A_TOP - 1];
    if (last !== undefined && amount <= amountOf(last)) continue;
    const at = best.findIndex((one) => amountOf(one) < amount);
    best.splice(at === -1 ? best.length : at, 0, thing);
    best.length = Math.min(best.length, MOST_IN_A_TOP);
  }
  return best;
}
