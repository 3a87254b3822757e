import { safe } from '@orpc/client';
import type { ChosenChange, GameAt } from '../../../shared/api.ts';
import type { Link } from '../../lib/link.svelte.ts';

/** What was done to games last. */
export interface LastDone {
  readonly change: ChosenChange;
  /** Those that changed. */
  readonly games: readonly GameAt[];
  readonly undone: boolean;
}

/** Changes to one or many games, and the way back from the last of them. */
export interface GameActions {
  readonly last: LastDone | null;
  readonly failed: boolean;
  readonly busy: boolean;
  /** Whether it was done. */
  readonly make: (games: readonly string[], change: ChosenChange) => Promise<boolean>;
  readonly undo: () => Promise<void>;
  readonly forget: () => void;
}

export function gameActions({ client }: Link): GameActions {
  let last = $state.raw<LastDone | null>(null);
  let failed = $state(false);
  let busy = $state(false);

  async function call(work: () => Promise<readonly GameAt[]>): Promise<readonly GameAt[] | null> {
    busy = true;
    const { data } = await safe(work());
    busy = false;
    failed = data === undefined;
    return data ?? null;
  }

  function takingBack({ change, games }: LastDone): Promise<readonly GameAt[]> {
    const ids = games.map(({ id }) => id);
    switch (change.kind) {
      case 'trash':
        return client.chosen.change({ games: ids, change: { kind: 'restore' } });
      case 'restore':
        return client.chosen.change({ games: ids, change: { kind: 'trash' } });
      case 'misplayed':
      case 'tags':
      case 'place':
      case 'day':
        return client.chosen.takeBack({ games: [...games] });
    }
  }

  return {
    get last() {
      return last;
    },
    get failed() {
      return failed;
    },
    get busy() {
      return busy;
    },
    make: async (ids, change) => {
      const games = await call(() => client.chosen.change({ games: [...ids], change }));
      if (games === null) return false;
      last = { change, games, undone: false };
      return true;
    },
    undo: async () => {
      if (last === null) return;
      const { change } = last;
      const taken = last;
      const games = await call(() => takingBack(taken));
      if (games !== null) last = { change, games, undone: true };
    },
    forget: () => {
      last = null;
      failed = false;
    },
  };
}
