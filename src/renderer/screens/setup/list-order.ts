/** The list with one entry moved past its neighbour; unchanged at the ends. */
export function moved<T>(list: readonly T[], from: number, by: 1 | -1): readonly T[] {
  const [one, other] = [list[from], list[from + by]];
  if (one === undefined || other === undefined) return list;
  return list.with(from, other).with(from + by, one);
}
