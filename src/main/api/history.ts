import { sentOnce } from '../../shared/api.ts';
import type { Calls, ApiContext } from './calls.ts';

export function historyCalls(api: Calls['history'], { store, queue, changes, figures: { ask } }: ApiContext) {
  return {
    page: api.page.handler(async ({ input: { filter, skip = 0, most }, signal }) => {
      const { counted = false, ...others } = filter;
      // A list without a filter is there before the figures know all games.
      if (Object.keys(others).length === 0 && filter.counted !== false)
        return sentOnce(store.history.page({ counted }, skip, most));
      return sentOnce(store.history.games(await ask('page', { filter, skip, most }, { signal })));
    }),
    games: api.games.handler(({ input }) => sentOnce(store.history.games(input))),
    facets: api.facets.handler(({ input, signal }) => ask('facets', input, { signal })),
    outline: api.outline.handler(({ input, signal }) => ask('outline', input, { signal })),
    contradictions: api.contradictions.handler(({ input }) =>
      sentOnce(store.history.contradictions(input.id)),
    ),
    acceptReplay: api.acceptReplay.handler(({ input }) => {
      const accepted = store.history.acceptReplay(input.id);
      if (accepted) changes.publish('change', { kind: 'games' });
      return accepted;
    }),
    behind: api.behind.handler(() => store.behind()),
    catchUp: api.catchUp.handler(() => {
      const underWay = queue.jobs().find(({ kind }) => kind === 'rebuild');
      return { job: underWay?.id ?? queue.start('rebuild', null).id };
    }),
  };
}
