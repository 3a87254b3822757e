import type { Store } from '../src/main/store/index.ts';
import { evening } from '../test/main/store/many-games.ts';

export const MANY_GAMES = 10_000;

/** How many of them are played card by card; the others are the same on other days, with others at the table. */
const DIFFERENT = 500;

/** A history such as nobody will live to see: every edition, seven people, three years of many evenings. */
export function fill(store: Store): void {
  const played = Array.from({ length: DIFFERENT }, (_, seed) => evening(seed));
  for (let number = 0; number < MANY_GAMES; number += 1) {
    const record = played[number % DIFFERENT];
    if (record === undefined) continue;
    const { startedAt } = record;
    const turned = record.players.map((_, seat) =>
      record.players.at(seat - (Math.floor(number / DIFFERENT) % 3)),
    );
    const added = store.games.add({
      ...record,
      id: `game-${number}`,
      players: turned,
      startedAt: startedAt === null ? null : later(startedAt ?? '', number),
      finishedAt: null,
    });
    if (!added.ok) throw new Error(JSON.stringify(added.error));
  }
}

function later(time: string, minutes: number): string {
  return new Date(Date.parse(time) + minutes * 60_000).toISOString();
}
