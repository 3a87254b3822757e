import { runInSteps } from '../store/statistics/turns.ts';
import type { Calls, ApiContext } from './calls.ts';

export function collectionCalls(api: Calls['collection'], { store }: ApiContext) {
  return {
    lit: api.lit.handler(({ input: { filter, light, game, currency, only } }) =>
      runInSteps(store.collection.lit(filter, light, game ?? null, currency, only)),
    ),
    usual: api.usual.handler(({ input: { game, painting } }) => store.collection.usual(game, painting)),
    worth: api.worth.handler(({ input: { game, painting } }) =>
      runInSteps(store.collection.worth(game, painting)),
    ),
  };
}
