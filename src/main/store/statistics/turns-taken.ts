import type { Database } from 'better-sqlite3';
import type { TurnLine, Turns } from '../../../shared/api.ts';
import { GAMES_FOR_AN_INTERVAL, resampling } from '../../../shared/core/resampling.ts';
import type { CountedGame } from './counted-games.ts';
import { openHeads } from './heads.ts';
import type { Work } from './turns.ts';

const GAMES_AT_A_TIME = 500;

/** A game with the seat that begins. */
interface From {
  readonly game: CountedGame;
  readonly seat: number;
}

/** How often each seat wins, counted from the one that begins. Only games with a log say who that was. */
export function* turnsTaken(database: Database, games: readonly CountedGame[]): Work<Turns> {
  const headsOf = openHeads(database);
  const begun: From[] = [];
  for (let from = 0; from < games.length; from += GAMES_AT_A_TIME) {
    const some = games.slice(from, from + GAMES_AT_A_TIME);
    const heads = headsOf(some);
    for (const game of some) {
      const head = heads.get(game.number);
      if (head !== undefined && game.whole) begun.push({ game, seat: head.firstSeat });
    }
    yield;
  }
  return turnsFrom(begun, games.length);
}

function turnsFrom(begun: readonly From[], of: number): Turns {
  // Of a million games, one by one: a call can't take so many arguments.
  const most = begun.reduce((seats, { game }) => Math.max(seats, game.results.length), 0);
  const samples = resampling(begun.length, most * 2);
  const sums = Array.from({ length: most }, () => ({ games: 0, wins: 0, expectedWins: 0 }));
  for (const [at, { game, seat: from }] of begun.entries()) {
    const seats = game.results.length;
    for (const { seat, place } of game.results) {
      const turn = (seat - from + seats) % seats;
      const [sum, won] = [sums[turn], place === 1 ? 1 : 0];
      if (sum === undefined) continue;
      sum.games += 1;
      sum.wins += won;
      sum.expectedWins += 1 / seats;
      samples.add(at, turn * 2, won);
      samples.add(at, turn * 2 + 1, 1);
    }
  }
  const intervals = samples.intervals(sums.map((_, turn) => [turn * 2, turn * 2 + 1]));
  return {
    basis: { games: begun.length, of },
    lines: sums.map((sum, turn): TurnLine => ({
      turn,
      ...sum,
      won: {
        value: sum.wins / sum.games,
        interval: sum.games < GAMES_FOR_AN_INTERVAL ? null : (intervals[turn] ?? null),
      },
    })),
  };
}
