import type { ChosenChange, GameAt } from '../../shared/api.ts';
import type { Calls, ApiContext } from './calls.ts';
import { viewOf } from './games.ts';
import { peopleNow } from './people-now.ts';

/** Of more games, views read those they show again. */
const MOST_SENT = 20;

export function chosenCalls(api: Calls['chosen'], { store, queue, changes }: ApiContext) {
  function made(games: readonly string[], change: ChosenChange): readonly GameAt[] {
    switch (change.kind) {
      case 'trash':
        return store.games.setTrashed(games, true);
      case 'restore':
        return store.games.setTrashed(games, false);
      case 'misplayed':
      case 'tags':
      case 'place':
      case 'day':
        return store.games.label(games, change);
    }
  }

  function published(changed: readonly GameAt[]): readonly GameAt[] {
    if (changed.length === 0) return changed;
    if (changed.length > MOST_SENT) changes.publish('change', { kind: 'cut-short' });
    else {
      const now = peopleNow(store.players);
      for (const { id } of changed) {
        const stored = store.games.get(id);
        if (stored !== null) changes.publish('change', { kind: 'game', view: viewOf(stored, now) });
      }
    }
    changes.publish('change', { kind: 'games' });
    return changed;
  }

  return {
    change: api.change.handler(({ input: { games, change } }) =>
      published(queue.tableFirst(() => made([...new Set(games)], change))),
    ),
    takeBack: api.takeBack.handler(({ input: { games } }) =>
      published(queue.tableFirst(() => store.games.takeBack(games))),
    ),
  };
}
