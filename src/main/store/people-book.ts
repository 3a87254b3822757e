import { idsOf, type Player } from './players.ts';

/** Maps the ids in records to people: each person has one id and one name. */
export type PeopleBook = ReturnType<typeof peopleBook>;

export function peopleBook(players: readonly Player[]) {
  const people = new Map(players.flatMap((player) => idsOf(player).map((id) => [id, player])));
  const nameOf = (id: string): string => people.get(id)?.name ?? id;
  return {
    personOf: (id: string) => people.get(id)?.id ?? id,
    nameOf,
    named: (id: string) => ({ id, name: nameOf(id) }),
    /** All ids of people whose name passes the test. */
    idsNamed: (test: (name: string) => boolean) => players.filter(({ name }) => test(name)).flatMap(idsOf),
    get: (id: string) => people.get(id) ?? null,
  };
}
