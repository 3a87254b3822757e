/** Cards, money or tiles side by side: one number a seat, or one an artist in the game's order. */
export type Tally = readonly number[];

/** The same number everywhere; built without holes, which engines read faster. */
export function everywhere(length: number, value: number): Tally {
  const tally: number[] = [];
  for (let index = 0; index < length; index += 1) tally.push(value);
  return tally;
}

export function nothing(length: number): Tally {
  return everywhere(length, 0);
}

export function at(tally: Tally, index: number): number {
  return tally[index] ?? 0;
}

/** A copy with one number changed. */
export function plus(tally: Tally, index: number, change: number): Tally {
  const copy = tally.slice();
  copy[index] = at(tally, index) + change;
  return copy;
}

export function total(tally: Tally): number {
  let sum = 0;
  for (const value of tally) sum += value;
  return sum;
}

export function isEmpty(tally: Tally): boolean {
  for (const value of tally) if (value !== 0) return false;
  return true;
}
