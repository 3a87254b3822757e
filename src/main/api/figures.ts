import { sentOnce, type Basis } from '../../shared/api.ts';
import type { Calls, ApiContext, Rights } from './calls.ts';

/** If the forecast is missing for some games, it is worked out now, and the asker hears of it. Readers start nothing. */
function begun<Told extends { readonly waiting: Basis }>(
  told: Told,
  rights: Rights,
  { valuing }: ApiContext,
): Told {
  if (told.waiting.games > 0 && rights !== 'read') valuing.begin();
  return told;
}

export function collectionCalls(api: Calls['collection'], { figures: { ask } }: ApiContext) {
  return {
    lit: api.lit.handler(({ input, signal }) => ask('lit', input, { signal })),
    usual: api.usual.handler(({ input, signal }) => ask('usual', input, { signal })),
    worth: api.worth.handler(({ input, signal }) => ask('worth', input, { signal })),
  };
}

export function catalogueCalls(api: Calls['catalogue'], deps: ApiContext) {
  const { store } = deps;
  const { ask } = deps.figures;
  return {
    games: api.games.handler(async ({ input, signal, context: { rights } }) =>
      sentOnce(begun(await ask('catalogue', input, { signal }), rights, deps)),
    ),
    evening: api.evening.handler(async ({ input: { game }, signal, context: { rights } }) => {
      const evening = await ask('evening', game, { signal });
      if (evening === null) return null;
      const { comebacks, before, after } = evening;
      return sentOnce({
        ...begun(evening.catalogue, rights, deps),
        comebacks,
        before,
        after,
        played: store.history.games(evening.played),
        leftOut: store.history.games(evening.leftOut),
      });
    }),
  };
}

export function statisticsCalls(api: Calls['statistics'], deps: ApiContext) {
  const { ask } = deps.figures;
  return {
    people: api.people.handler(async ({ input, signal }) => sentOnce(await ask('people', input, { signal }))),
    person: api.person.handler(async ({ input, signal, errors }) => {
      const person = await ask('person', input, { signal });
      if (person === null) throw errors.NOT_FOUND();
      return sentOnce(person);
    }),
    group: api.group.handler(async ({ input, signal }) => sentOnce(await ask('group', input, { signal }))),
    personWorth: api.personWorth.handler(async ({ input, signal, errors, context: { rights } }) => {
      const worth = await ask('personWorth', input, { signal });
      if (worth === null) throw errors.NOT_FOUND();
      return sentOnce(begun(worth, rights, deps));
    }),
    groupWorth: api.groupWorth.handler(async ({ input, signal, context: { rights } }) =>
      sentOnce(begun(await ask('groupWorth', input, { signal }), rights, deps)),
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
    goOn: api.goOn.handler(() => ({ job: deps.valuing.goOn() })),
  };
}
