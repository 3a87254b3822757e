/** The seats with the highest value. */
export function leaders(values: readonly number[]): number[] {
  return values.flatMap((value, seat) => (values.every((other) => other <= value) ? seat : []));
}

/** How often the sole leader changed. */
export function changesOfLead(moments: readonly (readonly number[])[]): number {
  const alone = moments.map(leaders).filter((first) => first.length === 1);
  return alone.filter((first, at) => at > 0 && first[0] !== alone[at - 1]?.[0]).length;
}

/** Who was ahead after which rounds, as a sentence: equal rounds are combined. */
export function aheadAfterRounds(
  ends: readonly string[],
  say: (first: number, last: number, names: string) => string,
): string[] {
  const told: string[] = [];
  for (let first = 0; first < ends.length;) {
    let last = first;
    while (last + 1 < ends.length && ends[last + 1] === ends[first]) last += 1;
    told.push(say(first + 1, last + 1, ends[first] ?? ''));
    first = last + 1;
  }
  return told;
}
