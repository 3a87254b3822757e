/** Every order of these. */
export function permutations<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first, at) => permutations(things.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}
