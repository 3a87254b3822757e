/** A game as far as it matters for which evening it belongs to. */
export interface PlayedAt {
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
  readonly place: string | null;
}

interface Gathering extends PlayedAt {
  readonly people: readonly string[];
}

export function gatheringOf(
  { playedAt, place }: { readonly playedAt: string; readonly place: string | null },
  seats: readonly { readonly person: string }[],
): Gathering {
  return { at: Date.parse(playedAt), place, people: seats.map(({ person }) => person) };
}

/** Whether two games that are next to each other in time belong to one evening. */
export function areOneEvening(one: Gathering, other: Gathering): boolean {
  return areClose(one, other) && areOneCompany(one.people, other.people);
}

const MOST_MILLISECONDS_APART = 6 * 3_600_000;
/** The longest day, when clocks go back: games further apart are never of one evening. */
const DAY_MILLISECONDS = 25 * 3_600_000;

/** Whether two games may belong to one evening, by time and place alone. */
export function areClose(one: PlayedAt, other: PlayedAt): boolean {
  if (one.place !== null && other.place !== null && one.place !== other.place) return false;
  const apart = Math.abs(one.at - other.at);
  if (apart <= MOST_MILLISECONDS_APART) return true;
  return apart < DAY_MILLISECONDS && new Date(one.at).getDate() === new Date(other.at).getDate();
}

/** Whether at least half of the people at the smaller table sat at both. */
export function areOneCompany(some: readonly string[], others: readonly string[]): boolean {
  const both = some.filter((person) => others.includes(person)).length;
  return both > 0 && 2 * both >= Math.min(some.length, others.length);
}
