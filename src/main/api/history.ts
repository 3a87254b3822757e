import type { Calls, Desk } from './calls.ts';

export function historyCalls(api: Calls['history'], { store, changes }: Desk) {
  return {
    page: api.page.handler(({ input: { filter, after, most } }) => store.history.page(filter, after, most)),
    facets: api.facets.handler(({ input }) => store.history.facets(input)),
    contradictions: api.contradictions.handler(() => store.history.contradictions()),
    acceptReplay: api.acceptReplay.handler(({ input }) => {
      const accepted = store.history.acceptReplay(input.id);
      if (accepted) changes.publish('change', { kind: 'games' });
      return accepted;
    }),
  };
}
