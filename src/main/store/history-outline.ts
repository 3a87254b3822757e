import type { Database } from 'better-sqlite3';
import type { HistoryFilter, HistoryMonth } from '../../shared/api.ts';
import { areClose, areOneCompany, type PlayedAt } from '../../shared/core/evening.ts';
import { localDay } from '../../shared/core/local-day.ts';
import { unlist } from './beside.ts';
import { historyWhere, type Where } from './game-filter.ts';
import { BY_TIME, inListOrder } from './list-order.ts';
import type { PeopleBook } from './people-book.ts';
import type { Work } from './statistics/turns.ts';
import { dated } from './years.ts';

interface Played extends PlayedAt {
  /** Who sat at the table, by the ids they had. */
  readonly players: string;
}

const SEPARATOR = '\u001f';

type Row = [
  playedAt: string,
  game: string,
  place: string | null,
  players: string | null,
  paintings: number | null,
];

/**
 * The list of games by month and evening, in the list's order: only numbers, so that a list of any length can be
 * laid out before its games are loaded. One pass over games and seats, all of it in indexes.
 */
export function* historyOutline(
  database: Database,
  filter: HistoryFilter,
  book: PeopleBook,
  believed: string,
): Work<HistoryMonth[]> {
  const read = ({ sql, values }: Where, most: number): Row[] =>
    database
      .prepare<[object], Row>(
        `SELECT played_at, game, location,
           (SELECT group_concat(player, :separator) FROM seat WHERE seat.game = projected_game.game),
           (SELECT paintings FROM projected_wall INDEXED BY projected_wall_by_length
            WHERE projected_wall.game = number)
         FROM projected_game WHERE ${sql} ${BY_TIME} LIMIT :most`,
      )
      .raw()
      .all({ ...values, separator: SEPARATOR, most });
  const joining = openEvenings(book);
  for (const rows of inListOrder(historyWhere(dated(filter, database, book), book), believed, read)) {
    for (const [playedAt, game, place, players, paintings] of rows) {
      const at = Date.parse(playedAt);
      if (Number.isNaN(at)) unlist(database, 'game', game);
      else joining.add({ at, place, players: players ?? '' }, paintings ?? 0);
    }
    yield;
  }
  return byMonth(joining.evenings);
}

interface Evening {
  games: number;
  /** When its first game began. */
  begun: number;
  /** How many paintings the longest strip of them has. */
  longest: number;
}

/** Puts games into evenings, the latest game first. */
function openEvenings({ personOf }: PeopleBook) {
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
  return {
    evenings,
    add: (game: Played, paintings: number): void => {
      const latest = evenings.at(-1);
      const goesOn =
        before !== undefined && areClose(before, game) && isOneCompany(before.players, game.players);
      before = game;
      if (latest !== undefined && goesOn) {
        latest.games += 1;
        latest.begun = game.at;
        latest.longest = Math.max(latest.longest, paintings);
      } else evenings.push({ games: 1, begun: game.at, longest: paintings });
    },
  };
}

/** An evening belongs to the month in which its first game began. */
function byMonth(evenings: readonly Evening[]): HistoryMonth[] {
  const months: { month: string; evenings: number[]; longest?: number }[] = [];
  let [begins, ends] = [0, 0];
  for (const { games, begun, longest } of evenings) {
    if (begun < begins || begun >= ends) {
      const date = new Date(begun);
      begins = new Date(date.getFullYear(), date.getMonth()).valueOf();
      ends = new Date(date.getFullYear(), date.getMonth() + 1).valueOf();
      months.push({ month: localDay(date.toISOString())?.slice(0, 7) ?? '', evenings: [] });
    }
    const month = months.at(-1);
    month?.evenings.push(games);
    if (month !== undefined && longest > (month.longest ?? 0)) month.longest = longest;
  }
  return months;
}
