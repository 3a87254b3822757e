import type { PastSetup, Person } from '../../shared/api.ts';

/** People to offer a seat: most recent players first, then everybody else by name. */
export function byRecency(people: readonly Person[], tables: readonly PastSetup[]): Person[] {
  const recent = new Set(tables.flatMap(({ players }) => players.map(({ id }) => id)));
  const order = [...recent];
  const rank = ({ id }: Person) => (recent.has(id) ? order.indexOf(id) : order.length);
  return people.filter(({ retired }) => !retired).toSorted((one, other) => rank(one) - rank(other));
}

/** A name for comparison: ignores accents, case and surrounding spaces. */
export function plain(name: string): string {
  return name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * People whose name matches what is typed: first those whose name starts with it, then those with a later
 * word that does.
 */
export function suggestions(people: readonly Person[], typed: string): Person[] {
  const sought = plain(typed);
  if (sought === '') return [];
  const begins = people.filter(({ name }) => plain(name).startsWith(sought));
  const within = people.filter(
    (person) =>
      !begins.includes(person) &&
      plain(person.name)
        .split(/[\s-]+/)
        .some((word) => word.startsWith(sought)),
  );
  return [...begins, ...within];
}

/** The person with exactly this name. */
export function named<Somebody extends { readonly name: string }>(
  people: readonly Somebody[],
  typed: string,
): Somebody | null {
  const sought = typed.trim().toLowerCase();
  return people.find(({ name }) => name.toLowerCase() === sought) ?? null;
}
