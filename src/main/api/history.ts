import { sentOnce } from '../../shared/api.ts';
import type { Calls, ApiContext } from './calls.ts';

export function historyCalls(api: Calls['history'], { store, queue, changes, figures: { ask } }: ApiContext) {
  return {
    page: api.page.handler(({ input: { filter, after, most, skip } }) =>
      sentOnce(store.history.page(filter, after, most, skip)),
    ),
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
