import type { ApiContext, Calls } from './calls.ts';

export function seasonCalls(api: Calls['season'], { store, changes, now }: ApiContext) {
  return {
    kept: api.kept.handler(() => store.season.get()?.season ?? null),
    keep: api.keep.handler(({ input: { season } }) => {
      store.season.set({ season, at: now() });
      changes.publish('change', { kind: 'season' });
      return null;
    }),
    table: api.table.handler(async ({ input: { from, to, rule, least, sample } }) => {
      const statistics = sample === true ? await store.sampleStatistics() : store.statistics;
      const filter = { from: midnight(from, 0), until: midnight(to, 1) };
      return statistics.inTurns.season(filter, { rule, least });
    }),
  };
}

/** The start of a day by this computer's clock, `later` days on. */
function midnight(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
