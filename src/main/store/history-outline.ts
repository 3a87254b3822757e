import type { Database } from 'better-sqlite3';
import type { HistoryFilter, HistoryMonth } from '../../shared/api.ts';
import { areClose, areOneCompany, type PlayedAt } from '../../shared/core/evening.ts';
import { localDay } from '../../shared/core/local-day.ts';
import { historyWhere } from './game-filter.ts';
import type { PeopleBook } from './people-book.ts';

interface Row extends PlayedAt {
  readonly game: string;
}

/**
 * The list of games by month and evening, in the list's order: only numbers, so that a list of any length can be
 * laid out before its games are loaded. One pass over games, and one over the seats of those close to another.
 */
export function historyOutline(
  database: Database,
  filter: HistoryFilter,
  book: PeopleBook,
  believed: string,
): HistoryMonth[] {
  const { sql, values } = historyWhere(filter, book);
  const byTime = database
    .prepare<[object], Row>(
      `SELECT game, played_at AS playedAt, location AS place FROM projected_game
       WHERE ${sql} ORDER BY played_at DESC, game DESC`,
    )
    .all(values);
  // As on a page of the list: games dated in the future come last.
  const doubtful = byTime.findIndex(({ playedAt }) => playedAt < believed);
  const rows = doubtful < 0 ? byTime : [...byTime.slice(doubtful), ...byTime.slice(0, doubtful)];
  const joined = rows.map((row, at) => isClose(rows[at - 1], row));
  const seated = people(
    database,
    rows.flatMap(({ game }, at) => (joined[at] === true || joined[at + 1] === true ? [game] : [])),
    book,
  );
  const evenings: { games: number; earliest: string }[] = [];
  for (const [at, { game, playedAt }] of rows.entries()) {
    const latest = evenings.at(-1);
    const before = rows[at - 1];
    const goesOn =
      joined[at] === true &&
      before !== undefined &&
      areOneCompany(seated.get(before.game) ?? [], seated.get(game) ?? []);
    if (goesOn && latest !== undefined) {
      latest.games += 1;
      latest.earliest = playedAt;
    } else evenings.push({ games: 1, earliest: playedAt });
  }
  return byMonth(evenings);
}

function isClose(before: Row | undefined, row: Row): boolean {
  return before !== undefined && areClose(before, row);
}

/** Who sat at these tables. */
function people(database: Database, games: readonly string[], book: PeopleBook): Map<string, string[]> {
  const seated = new Map<string, string[]>();
  if (games.length === 0) return seated;
  const rows = database
    .prepare<[string], [game: string, player: string]>(
      'SELECT game, player FROM seat WHERE game IN (SELECT value FROM json_each(?))',
    )
    .raw()
    .all(JSON.stringify(games));
  for (const [game, player] of rows) {
    const person = book.personOf(player);
    const known = seated.get(game);
    if (known === undefined) seated.set(game, [person]);
    else known.push(person);
  }
  return seated;
}

/** An evening belongs to the month in which its first game began. */
function byMonth(evenings: readonly { readonly games: number; readonly earliest: string }[]): HistoryMonth[] {
  const months: { month: string; evenings: number[] }[] = [];
  for (const { games, earliest } of evenings) {
    const month = localDay(earliest)?.slice(0, 7) ?? '';
    const latest = months.at(-1);
    if (latest?.month === month) latest.evenings.push(games);
    else months.push({ month, evenings: [games] });
  }
  return months;
}
