/** A seeded generator (mulberry32): the same seed gives the same numbers, from 0 up to but not including 1. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<T>(next: () => number, from: readonly T[]): T {
  const picked = from[Math.floor(next() * from.length)];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
}

/** The same things in another order. */
export function shuffle<T>(next: () => number, from: readonly T[]): T[] {
  return from
    .map((value) => ({ value, key: next() }))
    .sort((one, other) => one.key - other.key)
    .map(({ value }) => value);
}
