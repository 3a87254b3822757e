import type { Database } from 'better-sqlite3';
import type { HistoryFilter } from '../../shared/api.ts';
import { areOneEvening } from '../../shared/core/evening.ts';
import { NOT_IN_TRASH, type DatedFilter } from './game-filter.ts';
import type { PeopleBook } from './people-book.ts';

interface Row {
  readonly played_at: string;
  readonly location: string | null;
  readonly players: string | null;
}

const SEPARATOR = '\u001f';
/** Later moments wouldn't compare as text. */
const LAST_MOMENT = '9999-12-31T23:59:59.999Z';

/** When the evenings of a year begin and end: one that began in it takes its games after midnight along. */
function openYears(database: Database, { personOf }: PeopleBook) {
  const select = (side: string) =>
    database.prepare<{ readonly at: string; readonly separator: string }, Row>(
      `SELECT played_at, location,
         (SELECT group_concat(player, :separator) FROM seat WHERE seat.game = projected_game.game) AS players
       FROM projected_game WHERE counts = 1 AND ${NOT_IN_TRASH} AND ${side}`,
    );
  const selectBefore = select('played_at < :at ORDER BY played_at DESC, game DESC LIMIT 1');
  const selectAfter = select('played_at >= :at ORDER BY played_at, game');

  /** Midnight, or after the last game of the evening that goes on then. */
  function beginOf(year: number): string {
    return year > 9999 ? LAST_MOMENT : afterEvening(midnightOf(year));
  }

  function afterEvening(midnight: string): string {
    const about = { at: midnight, separator: SEPARATOR };
    let last = selectBefore.get(about);
    let begin = midnight;
    if (last === undefined) return begin;
    for (const game of selectAfter.iterate(about)) {
      if (!goesOn(last, game)) break;
      last = game;
      begin = new Date(Date.parse(game.played_at) + 1).toISOString();
    }
    return begin;
  }

  function goesOn(before: Row, game: Row): boolean {
    return areOneEvening(gathering(before), gathering(game));
  }

  function gathering({ played_at, location, players }: Row) {
    const people = (players ?? '').split(SEPARATOR).map(personOf);
    return { at: Date.parse(played_at), place: location, people };
  }

  return { spanOf: (year: number) => ({ from: beginOf(year), until: beginOf(year + 1) }) };
}

/** The filter with moments in place of a year. */
export function dated(filter: HistoryFilter, database: Database, book: PeopleBook): DatedFilter {
  const { year, ...others } = filter;
  return year === undefined ? others : { ...others, ...openYears(database, book).spanOf(year) };
}

/** By this computer's clock. */
function midnightOf(year: number): string {
  const midnight = new Date(2000, 0, 1);
  midnight.setFullYear(year);
  return midnight.toISOString();
}
