import { sentOnce, type Basis } from '../../shared/api.ts';
import type { Answers, Name, Questions } from '../figures/asking.ts';
import type { Calls, ApiContext, Rights } from './calls.ts';

type Figures = Pick<ApiContext, 'figures' | 'valuing'>;

/** If the forecast is missing for some games, it is worked out now, and the asker hears of it. Readers start nothing. */
function begun<Told extends { readonly waiting: Basis }>(
  told: Told,
  rights: Rights,
  { valuing }: Figures,
): Told {
  if (told.waiting.games > 0 && rights !== 'read') valuing.begin();
  return told;
}

/** Answers with a figure as it is. */
function answering<Asked extends Name>(name: Asked, { figures }: Figures) {
  return async ({ input, signal }: { readonly input: Questions[Asked]; readonly signal?: AbortSignal }) => {
    const answer: Answers[Asked] = await figures.ask(name, input, { signal });
    return sentOnce(answer);
  };
}

export function collectionCalls(api: Calls['collection'], { figures: { ask } }: ApiContext) {
  return {
    lit: api.lit.handler(({ input, signal }) => ask('lit', input, { signal })),
    usual: api.usual.handler(({ input, signal }) => ask('usual', input, { signal })),
    worth: api.worth.handler(({ input, signal }) => ask('worth', input, { signal })),
  };
}

export function catalogueCalls(api: Calls['catalogue'], deps: ApiContext) {
  const { store, figures } = deps;
  return {
    games: api.games.handler(async ({ input, signal, context: { rights } }) =>
      sentOnce(begun(await figures.ask('catalogue', input, { signal }), rights, deps)),
    ),
    evening: api.evening.handler(async ({ input: { game }, signal, context: { rights } }) => {
      const evening = await figures.ask('evening', game, { signal });
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
  const { figures, valuing } = deps;
  return {
    people: api.people.handler(answering('people', deps)),
    person: api.person.handler(async ({ input, signal, errors }) => {
      const person = await figures.ask('person', input, { signal });
      if (person === null) throw errors.NOT_FOUND();
      return sentOnce(person);
    }),
    group: api.group.handler(answering('group', deps)),
    personWorth: api.personWorth.handler(async ({ input, signal, errors, context: { rights } }) => {
      const worth = await figures.ask('personWorth', input, { signal });
      if (worth === null) throw errors.NOT_FOUND();
      return sentOnce(begun(worth, rights, deps));
    }),
    groupWorth: api.groupWorth.handler(async ({ input, signal, context: { rights } }) =>
      sentOnce(begun(await figures.ask('groupWorth', input, { signal }), rights, deps)),
    ),
    prices: api.prices.handler(answering('prices', deps)),
    pair: api.pair.handler(async ({ input, signal, errors }) => {
      const pair = await figures.ask('pair', input, { signal });
      if (pair === null) throw errors.NOT_FOUND();
      return sentOnce(pair);
    }),
    habits: api.habits.handler(answering('habits', deps)),
    gameTops: api.gameTops.handler(answering('gameTops', deps)),
    year: api.year.handler(answering('year', deps)),
    goOn: api.goOn.handler(() => ({ job: valuing.goOn() })),
  };
}
