import type { FiguresFilter } from '../../shared/api.ts';
import type { Calls, Desk } from './calls.ts';

export function statisticsCalls(api: Calls['statistics'], { store }: Desk) {
  /** Whose figures are meant, and the filter that holds within them. */
  async function asked({ sample, ...filter }: FiguresFilter) {
    return { statistics: sample === true ? await store.sampleStatistics() : store.statistics, filter };
  }

  return {
    people: api.people.handler(async ({ input }) => {
      const { statistics, filter } = await asked(input);
      await statistics.prepared(filter, 'ratings');
      return statistics.people(filter);
    }),
    person: api.person.handler(async ({ input, errors }) => {
      const { statistics, filter } = await asked(input.filter);
      await statistics.prepared(filter, 'ratings');
      const person = statistics.person(input.id, filter);
      if (person === null) throw errors.NOT_FOUND();
      return person;
    }),
    group: api.group.handler(async ({ input }) => {
      const { statistics, filter } = await asked(input);
      await statistics.prepared(filter, 'group');
      return statistics.group(filter);
    }),
  };
}
