import type { Calls, Desk } from './calls.ts';

export function statisticsCalls(api: Calls['statistics'], { store }: Desk) {
  return {
    people: api.people.handler(({ input }) => store.statistics.people(input)),
    person: api.person.handler(({ input: { id, filter }, errors }) => {
      const person = store.statistics.person(id, filter);
      if (person === null) throw errors.NOT_FOUND();
      return person;
    }),
    group: api.group.handler(({ input }) => store.statistics.group(input)),
  };
}
