/** Numbers in [0, 1) that look random and are the same for the same seed everywhere (mulberry32). */
export type Chance = () => number;

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function shuffled<T>(things: readonly T[], next: Chance): T[] {
  const order = things.map((thing) => ({ thing, at: next() }));
  return order.sort((one, other) => one.at - other.at).map(({ thing }) => thing);
}
