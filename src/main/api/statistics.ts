import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { Calls, Desk } from './calls.ts';

export function statisticsCalls(api: Calls['statistics'], { store }: Desk) {
  return {
    people: api.people.handler(async ({ input }) => {
      await store.statistics.prepared(input, 'ratings');
      return store.statistics.people(input);
    }),
    person: api.person.handler(async ({ input: { id, filter }, errors }) => {
      await store.statistics.prepared(filter, 'ratings');
      const person = store.statistics.person(id, filter);
      if (person === null) throw errors.NOT_FOUND();
      return person;
    }),
    group: api.group.handler(async ({ input }) => {
      await store.statistics.prepared(input, 'games');
      // Whoever asks for the group asks for people too, and theirs is on the screen first.
      await turnOfOthers();
      return store.statistics.group(input);
    }),
  };
}
