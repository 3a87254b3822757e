/** Something said about two ids: that they are one person, who goes by the second, or that they are not. */
export interface Identity {
  readonly id: string;
  readonly as: string;
  readonly same: boolean;
  readonly at: string;
}

/**
 * By which id everybody goes who goes by another than their own. It depends on what was said, who is known and who sat
 * together, and not on the order in which it came: of two people who cannot be one, the earlier word is taken.
 */
export function peopleOf(
  said: readonly Identity[],
  known: ReadonlySet<string>,
  satTogether: (one: string, other: string) => boolean,
): ReadonlyMap<string, string> {
  const inOrder = said.toSorted((one, other) => compare(keyOf(one), keyOf(other)));
  const apart = inOrder.filter(({ same }) => !same);
  const circles = new Map<string, ReadonlySet<string>>();
  const circleOf = (id: string) => circles.get(id) ?? new Set([id]);

  const cannotBeOne = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
    apart.some(({ id, as }) => (one.has(id) && other.has(as)) || (one.has(as) && other.has(id))) ||
    [...one].some((each) => [...other].some((another) => satTogether(each, another)));

  for (const { id, as, same } of inOrder) {
    const [one, other] = [circleOf(id), circleOf(as)];
    if (!same || one === other || cannotBeOne(one, other)) continue;
    const joined = new Set([...one, ...other]);
    for (const each of joined) circles.set(each, joined);
  }

  const leading = new Set(inOrder.filter(({ same }) => same).map(({ id }) => id));
  const goesBy = new Map<string, string>();
  for (const circle of new Set(circles.values())) {
    const ids = [...circle].filter((id) => known.has(id));
    // Whoever goes by nobody else gives the others the id; where two laptops said it both ways, the first by name does.
    const [first] = ids.toSorted((one, other) => compare(rank(one), rank(other)));
    for (const id of ids) if (id !== first && first !== undefined) goesBy.set(id, first);
  }
  return goesBy;

  function rank(id: string): string {
    return `${leading.has(id) ? 1 : 0}${id}`;
  }
}

function keyOf({ at, id, as }: Identity): string {
  return JSON.stringify([at, id, as]);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
