import type { Player } from './players.ts';

/** Maps the ids in records to people: each person has one id and one name. */
export interface PeopleBook {
  readonly personOf: (id: string) => string;
  readonly nameOf: (id: string) => string;
  /** All ids of a person; the id itself if it is unknown. */
  readonly idsOf: (id: string) => readonly string[];
  /** All ids of people whose name passes the test. */
  readonly idsNamed: (test: (name: string) => boolean) => readonly string[];
  readonly get: (id: string) => Player | null;
}

export function peopleBook(players: readonly Player[]): PeopleBook {
  const people = new Map<string, Player>();
  for (const player of players) {
    for (const id of [player.id, ...player.alsoKnownAs]) people.set(id, player);
  }
  const idsOf = (id: string): readonly string[] => {
    const person = people.get(id);
    return person === undefined ? [id] : [person.id, ...person.alsoKnownAs];
  };
  return {
    personOf: (id) => people.get(id)?.id ?? id,
    nameOf: (id) => people.get(id)?.name ?? id,
    idsOf,
    idsNamed: (test) => players.filter(({ name }) => test(name)).flatMap(({ id }) => idsOf(id)),
    get: (id) => people.get(id) ?? null,
  };
}
