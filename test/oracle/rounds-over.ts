/** The seats with the highest value. */
export function leaders(values: readonly number[]): number[] {
  return values.flatMap((value, seat) => (values.every((other) => other <= value) ? seat : []));
}

/** How often the sole leader changed. */
export function changesOfLead(moments: readonly (readonly number[])[]): number {
  const alone = moments.map(leaders).filter((first) => first.length === 1);
  return alone.filter((first, at) => at > 0 && first[0] !== alone[at - 1]?.[0]).length;
}
