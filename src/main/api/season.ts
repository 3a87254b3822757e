import type { ApiContext, Calls } from './calls.ts';

export function seasonCalls(api: Calls['season'], { store, changes, now }: ApiContext) {
  return {
    kept: api.kept.handler(() => store.season.get()?.season ?? null),
    keep: api.keep.handler(({ input: { season } }) => {
      store.season.set({ season, at: now() });
      changes.publish('change', { kind: 'season' });
      return null;
    }),
    table: api.table.handler(async ({ input: { sample, ...season } }) => {
      const statistics = sample === true ? await store.sampleStatistics() : store.statistics;
      return statistics.inTurns.season(season);
    }),
  };
}
