import { sentOnce, type Basis, type FiguresFilter } from '../../shared/api.ts';
import type { Calls, ApiContext, Rights } from './calls.ts';

export function statisticsCalls(api: Calls['statistics'], { store, valuing }: ApiContext) {
  /** The statistics asked for, and the filter to apply. */
  async function asked({ sample, ...filter }: FiguresFilter) {
    return { statistics: sample === true ? await store.sampleStatistics() : store.statistics, filter };
  }

  /** If something is missing, it is worked out now, and the asker hears of it. Readers start nothing. */
  function begun<Figures extends { readonly waiting: Basis }>(figures: Figures, rights: Rights): Figures {
    if (figures.waiting.games > 0 && rights !== 'read') valuing.begin();
    return figures;
  }

  return {
    people: api.people.handler(async ({ input }) => {
      const { statistics, filter } = await asked(input);
      return sentOnce(await statistics.inTurns.people(filter));
    }),
    person: api.person.handler(async ({ input, errors }) => {
      const { statistics, filter } = await asked(input.filter);
      const person = await statistics.inTurns.person(input.id, filter);
      if (person === null) throw errors.NOT_FOUND();
      return sentOnce(person);
    }),
    group: api.group.handler(async ({ input }) => {
      const { statistics, filter } = await asked(input);
      return sentOnce(await statistics.inTurns.group(filter));
    }),
    personWorth: api.personWorth.handler(async ({ input, errors, context }) => {
      const { statistics, filter } = await asked(input.filter);
      const worth = await statistics.inTurns.personWorth(input.id, filter);
      if (worth === null) throw errors.NOT_FOUND();
      return sentOnce(begun(worth, context.rights));
    }),
    groupWorth: api.groupWorth.handler(async ({ input, context }) => {
      const { statistics, filter } = await asked(input);
      return sentOnce(begun(await statistics.inTurns.groupWorth(filter), context.rights));
    }),
    prices: api.prices.handler(async ({ input }) => {
      const { statistics, filter } = await asked(input.filter);
      return sentOnce(await statistics.inTurns.prices(input.person, filter));
    }),
    pair: api.pair.handler(async ({ input: { one, other, filter: asking }, errors }) => {
      const { statistics, filter } = await asked(asking);
      const pair = await statistics.inTurns.pair(one, other, filter);
      if (pair === null) throw errors.NOT_FOUND();
      return sentOnce(pair);
    }),
    habits: api.habits.handler(async ({ input }) => {
      const { statistics, filter } = await asked(input);
      return sentOnce(await statistics.inTurns.habits(filter));
    }),
    gameTops: api.gameTops.handler(async ({ input }) => {
      const { statistics, filter } = await asked(input);
      return sentOnce(await statistics.inTurns.gameTops(filter));
    }),
    year: api.year.handler(async ({ input }) => {
      const { statistics, filter } = await asked(input.filter);
      return sentOnce(await statistics.inTurns.year(input.year, filter));
    }),
    goOn: api.goOn.handler(() => ({ job: valuing.goOn() })),
  };
}
