import { sentOnce, type Catalogue } from '../../shared/api.ts';
import { isOfSample } from '../sample/sample-games.ts';
import type { Calls, ApiContext, Rights } from './calls.ts';

export function catalogueCalls(api: Calls['catalogue'], { store, valuing }: ApiContext) {
  /** The deciding card is worked out now if it is missing, and the asker hears of it. Readers start nothing. */
  function begun(catalogue: Catalogue, rights: Rights): Catalogue {
    if (catalogue.waiting.games > 0 && rights !== 'read') valuing.begin();
    return catalogue;
  }

  return {
    games: api.games.handler(async ({ input: { sample, ...filter }, context }) => {
      const statistics = sample === true ? await store.sampleStatistics() : store.statistics;
      return sentOnce(begun(await statistics.inTurns.catalogue(filter), context.rights));
    }),
    evening: api.evening.handler(async ({ input: { game }, context }) => {
      const statistics = isOfSample({ id: game }) ? await store.sampleStatistics() : store.statistics;
      const evening = await statistics.inTurns.evening(game);
      if (evening === null) return null;
      return sentOnce({
        ...begun(evening.catalogue, context.rights),
        played: store.history.games(evening.played),
      });
    }),
  };
}
