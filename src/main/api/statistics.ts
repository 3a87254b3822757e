import { sentOnce, type Basis } from '../../shared/api.ts';
import type { Calls, ApiContext, Rights } from './calls.ts';

export function statisticsCalls(api: Calls['statistics'], { figures: { ask }, valuing }: ApiContext) {
  /** If something is missing, it is worked out now, and the asker hears of it. Readers start nothing. */
  function begun<Figures extends { readonly waiting: Basis }>(figures: Figures, rights: Rights): Figures {
    if (figures.waiting.games > 0 && rights !== 'read') valuing.begin();
    return figures;
  }

  return {
    people: api.people.handler(async ({ input, signal }) => sentOnce(await ask('people', input, { signal }))),
    person: api.person.handler(async ({ input, signal, errors }) => {
      const person = await ask('person', input, { signal });
      if (person === null) throw errors.NOT_FOUND();
      return sentOnce(person);
    }),
    group: api.group.handler(async ({ input, signal }) => sentOnce(await ask('group', input, { signal }))),
    personWorth: api.personWorth.handler(async ({ input, signal, errors, context }) => {
      const worth = await ask('personWorth', input, { signal });
      if (worth === null) throw errors.NOT_FOUND();
      return sentOnce(begun(worth, context.rights));
    }),
    groupWorth: api.groupWorth.handler(async ({ input, signal, context }) =>
      sentOnce(begun(await ask('groupWorth', input, { signal }), context.rights)),
    ),
    prices: api.prices.handler(async ({ input, signal }) => sentOnce(await ask('prices', input, { signal }))),
    pair: api.pair.handler(async ({ input, signal, errors }) => {
      const pair = await ask('pair', input, { signal });
      if (pair === null) throw errors.NOT_FOUND();
      return sentOnce(pair);
    }),
    habits: api.habits.handler(async ({ input, signal }) => sentOnce(await ask('habits', input, { signal }))),
    gameTops: api.gameTops.handler(async ({ input, signal }) =>
      sentOnce(await ask('gameTops', input, { signal })),
    ),
    year: api.year.handler(async ({ input, signal }) => sentOnce(await ask('year', input, { signal }))),
    goOn: api.goOn.handler(() => ({ job: valuing.goOn() })),
  };
}
