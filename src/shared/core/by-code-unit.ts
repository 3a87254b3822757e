/** Sorts texts by their code units, as SQLite does, whatever the language. */
export function byCodeUnit(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
