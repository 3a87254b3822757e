import assert from 'node:assert/strict';
import { openStore } from '../../src/main/store/index.ts';

/** Lays games into a data folder beside no running app, each under a name of its own. */
export function layGames(data: string, games: Readonly<Record<string, object>>): void {
  const store = openStore(data, { now: () => new Date().toISOString(), newId: () => 'nobody' });
  if (!store.ok) throw new Error(store.error.kind);
  for (const [id, record] of Object.entries(games)) {
    assert.ok(store.value.games.add({ ...record, id }).ok, `${id} is refused`);
  }
  store.value.close();
}
