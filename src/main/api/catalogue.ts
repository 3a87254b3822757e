import { LARGEST_PAGE, sentOnce, type Catalogue, type PastGame } from '../../shared/api.ts';
import { areOneEvening, DAY_MILLISECONDS, gatheringOf } from '../../shared/core/evening.ts';
import { isOfSample } from '../sample/sample-games.ts';
import type { Calls, ApiContext, Rights } from './calls.ts';

export function catalogueCalls(api: Calls['catalogue'], { store, valuing, figures: { ask } }: ApiContext) {
  /** The deciding card is worked out now if it is missing, and the asker hears of it. Readers start nothing. */
  function begun(catalogue: Catalogue, rights: Rights): Catalogue {
    if (catalogue.waiting.games > 0 && rights !== 'read') valuing.begin();
    return catalogue;
  }

  /** Games that would have been of the evening, but don't count. */
  function besides(played: readonly PastGame[], sample: boolean): readonly PastGame[] {
    const moments = played.map(({ playedAt }) => Date.parse(playedAt));
    if (moments.length === 0) return [];
    const from = new Date(Math.min(...moments) - DAY_MILLISECONDS).toISOString();
    const until = new Date(Math.max(...moments) + DAY_MILLISECONDS).toISOString();
    const { games } = store.history.page({ sample, counted: false, from, until }, null, LARGEST_PAGE);
    const gathered = played.map((game) => gatheringOf(game, game.players));
    return games
      .filter((game) => gathered.some((one) => areOneEvening(one, gatheringOf(game, game.players))))
      .reverse();
  }

  return {
    games: api.games.handler(async ({ input, signal, context }) =>
      sentOnce(begun(await ask('catalogue', input, { signal }), context.rights)),
    ),
    evening: api.evening.handler(async ({ input: { game }, signal, context }) => {
      const evening = await ask('evening', game, { signal });
      if (evening === null) return null;
      const played = store.history.games(evening.played);
      const { comebacks, before, after } = evening;
      return sentOnce({
        ...begun(evening.catalogue, context.rights),
        comebacks,
        before,
        after,
        played,
        leftOut: besides(played, isOfSample({ id: game })),
      });
    }),
  };
}
