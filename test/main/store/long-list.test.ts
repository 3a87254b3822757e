import type { Database } from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openInMemory } from '../../../src/main/store/connection.ts';
import { historyWhere } from '../../../src/main/store/game-filter.ts';
import { historyFacets } from '../../../src/main/store/history-facets.ts';
import { historyOutline } from '../../../src/main/store/history-outline.ts';
import { inListOrder } from '../../../src/main/store/list-order.ts';
import { peopleBook } from '../../../src/main/store/people-book.ts';
import { runToEnd } from '../../../src/main/store/statistics/turns.ts';

const GAMES = 5000;
const BELIEVED = '2026-06-01T00:00:00.000Z';

/** Several at a time, some of them in the future, in no order, and some in the trash. */
function manyGames(): Database {
  const database = openInMemory();
  onTestFinished(() => void database.close());
  const game = database.prepare(
    `INSERT INTO game (id, position, head, events, changed_at, trashed_at) VALUES (?, 0, '{}', 0, '2026', ?)`,
  );
  const listed = database.prepare(
    `INSERT INTO projected_game (game, version, played_at, family, edition, seats, status, counts, search)
     VALUES (?, 1, ?, 'auction', 'modern-art-1994', ?, 'finished', 1, '')`,
  );
  for (let at = 0; at < GAMES; at += 1) {
    const id = `game-${(at * 7919) % GAMES}`;
    const day = new Date(Date.UTC(2024, 0, 1 + Math.floor(((at * 31) % GAMES) / 5)));
    game.run(id, at % 50 === 0 ? '2026' : null);
    listed.run(id, day.toISOString(), 3 + (at % 3));
  }
  return database;
}

test('a list that is read in parts has every game once, in the order of the whole', () => {
  const database = manyGames();
  const where = historyWhere({}, peopleBook([]));
  const read = ({ sql, values }: typeof where, most: number) =>
    database
      .prepare<[object], [playedAt: string, game: string]>(
        `SELECT played_at, game FROM projected_game WHERE ${sql} ORDER BY played_at DESC, game DESC LIMIT :most`,
      )
      .raw()
      .all({ ...values, most });
  const parts = [...inListOrder(where, BELIEVED, read)];
  const all = read(where, GAMES);
  const isBelieved = ([playedAt]: readonly [string, string]) => playedAt < BELIEVED;
  const [past, future] = [all.filter(isBelieved), all.filter((row) => !isBelieved(row))];
  expect([past.length > 2000, future.length > 500]).toEqual([true, true]);
  expect(parts.flat()).toEqual([...past, ...future]);
  expect(parts.length).toBeGreaterThan(3);
});

test('its outline and its facets count every game', () => {
  const database = manyGames();
  const kept = GAMES - GAMES / 50;
  const outline = runToEnd(historyOutline(database, {}, peopleBook([]), BELIEVED));
  expect(outline.flatMap(({ evenings }) => evenings).reduce((sum, games) => sum + games, 0)).toBe(kept);
  const { games, seats } = runToEnd(historyFacets(database, {}, peopleBook([]), BELIEVED));
  expect(games).toBe(kept);
  expect(seats.reduce((sum, facet) => sum + facet.games, 0)).toBe(kept);
});
