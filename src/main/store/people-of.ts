import { byCodeUnit } from '../../shared/core/by-code-unit.ts';

/** A statement about two ids: that they are one person, known by the second, or that they are not. */
export interface Identity {
  readonly id: string;
  readonly as: string;
  readonly same: boolean;
  readonly at: string;
}

/**
 * Maps ids to the id their person goes by, if it is another. Depends on the statements, the known players and
 * who sat together, but not on the order in which they arrived. If two statements can't both be true, the
 * earlier counts.
 */
export function peopleOf(
  said: readonly Identity[],
  known: ReadonlySet<string>,
  satTogether: (one: string, other: string) => boolean,
): ReadonlyMap<string, string> {
  const inOrder = said.toSorted((one, other) => byCodeUnit(keyOf(one), keyOf(other)));
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
    // Prefer the id that isn't merged into another; if two laptops merged both ways, the first in order.
    const [first] = ids.toSorted((one, other) => byCodeUnit(rank(one), rank(other)));
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
