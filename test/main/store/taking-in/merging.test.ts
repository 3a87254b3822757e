import { describe, expect, test } from 'vitest';
import type { Store } from '../../../../src/main/store/index.ts';
import { below, chance, pick, random, shuffle, type Random } from '../../../play/random.ts';
import { wholeGame } from '../../../shared/record/games.ts';
import { dataFolder, storeIn } from '../laid-store.ts';
import { outOf, shownBy, takeInto } from './taking.ts';

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dora', 'Eve', 'Fay', 'Gil'] as const;

/** A clock of its own: laptops do not agree on the time. */
function clock(start: number) {
  let seconds = start;
  let ids = 0;
  return {
    now: () => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds++)).toISOString(),
    newId: () => `${start}-${(ids += 1)}`,
  };
}

/** A random game of people with ids of this laptop, or of another. */
function anyGame(next: Random, seed: number, laptop: string): object {
  const game = wholeGame(seed) as ReturnType<typeof wholeGame> & { readonly players: readonly object[] };
  const people = shuffle(next, NAMES);
  const players = game.players.map((_, seat) => {
    const name = people[seat] ?? '';
    return { id: `${chance(next, 0.7) ? laptop : 'a'}-${name}`, name: chance(next, 0.1) ? `${name}!` : name };
  });
  const length = chance(next, 0.5) ? game.events.length : below(next, game.events.length + 1);
  const startedAt = new Date(Date.UTC(2025, below(next, 12), 1 + below(next, 28))).toISOString();
  return { ...game, players, startedAt, events: game.events.slice(0, length) };
}

/** What happens on a laptop between two nights: games are corrected, people renamed, merged and parted. */
function live(next: Random, store: Store): void {
  for (const { head } of store.games.list()) {
    if (chance(next, 0.6)) continue;
    const { id } = head;
    const position = store.games.get(id)?.position ?? 0;
    const events = store.games.get(id)?.record.events.length ?? 0;
    if (chance(next, 0.5)) store.games.edit(id, position, [{ kind: 'remove', index: events - 1 }]);
    else store.games.edit(id, position, [{ kind: 'header', fields: { notes: pick(next, NAMES) } }]);
  }
  for (let time = 0; time < 6; time += 1) {
    const people = store.players.list();
    if (people.length < 2) return;
    const [one, other] = [pick(next, people), pick(next, people)];
    pick(next, [
      () => store.players.rename(one.id, `${one.name}+`),
      () => store.players.split(pick(next, [one.id, ...one.alsoKnownAs])),
      () => store.players.merge(one.id, other.id),
    ])();
  }
}

/** Some laptops with histories of their own, which once took in some of each other’s games. */
function laptops(seed: number): readonly (readonly unknown[])[] {
  const next = random(seed);
  const stores = ['a', 'b', 'c'].map((laptop, at) => {
    const folder = dataFolder();
    const store = storeIn(folder, clock(at * 7));
    takeInto(
      folder,
      Array.from({ length: 5 }, (_, game) => anyGame(next, seed * 10 + below(next, 3) * 3 + game, laptop)),
    );
    live(next, store);
    return { folder, store };
  });
  for (const { folder, store } of stores) {
    if (chance(next, 0.5)) takeInto(folder, shuffle(next, outOf(pick(next, stores).store)));
    live(next, store);
  }
  return stores.map(({ store }) => outOf(store));
}

describe('histories of several laptops', { timeout: 60_000 }, () => {
  test('come to the same in whatever order they are brought together, and however often', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const files = laptops(seed);
      const next = random(seed + 1000);
      const shown = [1, 2, 3].map(() => {
        const folder = dataFolder();
        const store = storeIn(folder, clock(0));
        for (const file of shuffle(next, [...files, pick(next, files)]))
          takeInto(folder, shuffle(next, file));
        return shownBy(store);
      });
      expect(shown[1], `seed ${seed}`).toEqual(shown[0]);
      expect(shown[2], `seed ${seed}`).toEqual(shown[0]);
    }
  });

  test('go over to another laptop whole: games, both logs where two are kept, names, and who is who', () => {
    for (let seed = 31; seed <= 35; seed += 1) {
      const folder = dataFolder();
      const store = storeIn(folder, clock(0));
      for (const file of laptops(seed)) takeInto(folder, file);
      const moved = dataFolder();
      const there = storeIn(moved, clock(9));
      takeInto(moved, outOf(store));
      expect(shownBy(there), `seed ${seed}`).toEqual(shownBy(store));
    }
  });
});
