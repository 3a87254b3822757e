import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { sampleGames } from '../sample/sample-games.ts';
import type { Calls, ApiContext } from './calls.ts';

export function sampleCalls(api: Calls['sample'], { store, changes }: ApiContext) {
  const changed = () => {
    changes.publish('change', { kind: 'people' });
    changes.publish('change', { kind: 'games' });
    return null;
  };
  return {
    count: api.count.handler(() => store.samples()),
    show: api.show.handler(async () => {
      for (const record of await sampleGames()) {
        await turnOfOthers();
        const added = store.games.add(record);
        // It is already here, in the trash.
        if (!added.ok && added.error.kind === 'game-exists') store.games.restore(record.id);
      }
      return changed();
    }),
    remove: api.remove.handler(async () => {
      for (const { id } of await sampleGames()) {
        await turnOfOthers();
        store.games.trash(id);
      }
      return changed();
    }),
  };
}
