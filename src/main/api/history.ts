import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { sentOnce } from '../../shared/api.ts';
import { runInSteps } from '../store/statistics/turns.ts';
import type { Calls, ApiContext } from './calls.ts';

export function historyCalls(api: Calls['history'], { store, queue, changes }: ApiContext) {
  return {
    page: api.page.handler(({ input: { filter, after, most, skip } }) =>
      sentOnce(store.history.page(filter, after, most, skip)),
    ),
    games: api.games.handler(({ input }) => sentOnce(store.history.games(input))),
    facets: api.facets.handler(async ({ input }) => {
      // The facets are requested together with the page itself, which mustn't wait for them.
      await turnOfOthers();
      return runInSteps(store.history.facets(input));
    }),
    outline: api.outline.handler(async ({ input }) => {
      await turnOfOthers();
      return runInSteps(store.history.outline(input));
    }),
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
