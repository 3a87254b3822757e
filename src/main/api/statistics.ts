import type { FiguresFilter } from '../../shared/api.ts';
import type { Calls, ApiContext } from './calls.ts';

export function statisticsCalls(api: Calls['statistics'], { store }: ApiContext) {
  /** The statistics asked for, and the filter to apply. */
  async function asked({ sample, ...filter }: FiguresFilter) {
    return { statistics: sample === true ? await store.sampleStatistics() : store.statistics, filter };
  }

  return {
    people: api.people.handler(async ({ input }) => {
      const { statistics, filter } = await asked(input);
      return statistics.inTurns.people(filter);
    }),
    person: api.person.handler(async ({ input, errors }) => {
      const { statistics, filter } = await asked(input.filter);
      const person = await statistics.inTurns.person(input.id, filter);
      if (person === null) throw errors.NOT_FOUND();
      return person;
    }),
    group: api.group.handler(async ({ input }) => {
      const { statistics, filter } = await asked(input);
      return statistics.inTurns.group(filter);
    }),
  };
}
