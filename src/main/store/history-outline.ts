import type { Database } from 'better-sqlite3';
import type { HistoryFilter, HistoryMonth } from '../../shared/api.ts';
import { areClose, areOneCompany, type PlayedAt } from '../../shared/core/evening.ts';
import { localDay } from '../../shared/core/local-day.ts';
import { historyWhere } from './game-filter.ts';
import type { PeopleBook } from './people-book.ts';

interface Played extends PlayedAt {
  /** Who sat at the table, by the ids they had. */
  readonly players: string;
}

const SEPARATOR = '\u001f';

/**
 * The list of games by month and evening, in the list's order: only numbers, so that a list of any length can be
 * laid out before its games are loaded. One pass over games and seats.
 */
export function historyOutline(
  database: Database,
  filter: HistoryFilter,
  book: PeopleBook,
  believed: string,
): HistoryMonth[] {
  const { sql, values } = historyWhere(filter, book);
  const rows = database
    .prepare<[object], [playedAt: string, place: string | null, players: string]>(
      `SELECT played_at, location,
         (SELECT group_concat(player, :separator) FROM seat WHERE seat.game = projected_game.game)
       FROM projected_game WHERE ${sql} ORDER BY played_at DESC, game DESC`,
    )
    .raw()
    .all({ ...values, separator: SEPARATOR });
  // As on a page of the list: games dated in the future come last.
  const doubtful = Math.max(
    0,
    rows.findIndex(([playedAt]) => playedAt < believed),
  );
  const games = [...rows.slice(doubtful), ...rows.slice(0, doubtful)].map(
    ([playedAt, place, players]): Played => ({ at: Date.parse(playedAt), place, players }),
  );
  return byMonth(eveningsOf(games, book));
}

interface Evening {
  games: number;
  /** When its first game began. */
  begun: number;
}

function eveningsOf(games: readonly Played[], { personOf }: PeopleBook): Evening[] {
  /** Few tables are seated in many ways, so each is read once. */
  const tables = new Map<string, readonly string[]>();
  const peopleAt = (players: string): readonly string[] => {
    const known = tables.get(players) ?? players.split(SEPARATOR).map(personOf);
    tables.set(players, known);
    return known;
  };
  const isOneCompany = (some: string, others: string) =>
    some === others || areOneCompany(peopleAt(some), peopleAt(others));
  const evenings: Evening[] = [];
  let before: Played | undefined;
  let latest: Evening | undefined;
  for (const game of games) {
    const goesOn =
      before !== undefined && areClose(before, game) && isOneCompany(before.players, game.players);
    before = game;
    if (latest !== undefined && goesOn) {
      latest.games += 1;
      latest.begun = game.at;
    } else {
      latest = { games: 1, begun: game.at };
      evenings.push(latest);
    }
  }
  return evenings;
}

/** An evening belongs to the month in which its first game began. */
function byMonth(evenings: readonly Evening[]): HistoryMonth[] {
  const months: { month: string; evenings: number[] }[] = [];
  let [begins, ends] = [0, 0];
  for (const { games, begun } of evenings) {
    if (begun >= begins && begun < ends) {
      months.at(-1)?.evenings.push(games);
      continue;
    }
    const date = new Date(begun);
    begins = new Date(date.getFullYear(), date.getMonth()).valueOf();
    ends = new Date(date.getFullYear(), date.getMonth() + 1).valueOf();
    months.push({ month: localDay(date.toISOString())?.slice(0, 7) ?? '', evenings: [games] });
  }
  return months;
}
