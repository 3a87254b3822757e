import { sentOnce, type Catalogue } from '../../shared/api.ts';
import type { Calls, ApiContext, Rights } from './calls.ts';

export function catalogueCalls(api: Calls['catalogue'], { store, valuing, figures: { ask } }: ApiContext) {
  /** The deciding card is worked out now if it is missing, and the asker hears of it. Readers start nothing. */
  function begun(catalogue: Catalogue, rights: Rights): Catalogue {
    if (catalogue.waiting.games > 0 && rights !== 'read') valuing.begin();
    return catalogue;
  }

  return {
    games: api.games.handler(async ({ input, signal, context }) =>
      sentOnce(begun(await ask('catalogue', input, { signal }), context.rights)),
    ),
    evening: api.evening.handler(async ({ input: { game }, signal, context }) => {
      const evening = await ask('evening', game, { signal });
      if (evening === null) return null;
      const { comebacks, before, after } = evening;
      return sentOnce({
        ...begun(evening.catalogue, context.rights),
        comebacks,
        before,
        after,
        played: store.history.games(evening.played),
        leftOut: store.history.games(evening.leftOut),
      });
    }),
  };
}
