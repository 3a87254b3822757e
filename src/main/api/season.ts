import { saying } from '../store/sharing/games-to-share.ts';
import type { ApiContext, Calls } from './calls.ts';

export function seasonCalls(api: Calls['season'], { store, changes, now, figures: { ask } }: ApiContext) {
  return {
    kept: api.kept.handler(() => {
      const chosen = store.season.get();
      const isOfClub =
        chosen !== null && store.sharing.isAt('club', saying({ kind: 'season', ...chosen }).hash);
      return { season: chosen?.season ?? null, isOfClub };
    }),
    keep: api.keep.handler(({ input: { season } }) => {
      store.season.set({ season, at: now() });
      changes.publish('change', { kind: 'season' });
      return null;
    }),
    table: api.table.handler(({ input, signal }) => ask('season', input, { signal })),
  };
}
