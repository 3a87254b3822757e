import type { Database } from 'better-sqlite3';
import type {
  Contradiction,
  Facet,
  HistoryCursor,
  HistoryFacets,
  HistoryFilter,
  HistoryPage,
  PastGame,
  Shelf,
  WrittenResult,
} from '../../shared/api.ts';
import { placesOf } from '../../shared/projection/index.ts';
import { editionOf, type EditionId } from '../../shared/record/index.ts';
import { historyWhere } from './game-filter.ts';
import { readHead, readStanding, type Standing } from './game-views.ts';
import { isSample } from './listing.ts';
import { peopleBook, type PeopleBook } from './people-book.ts';
import type { Player } from './players.ts';
import type { Projections } from './projections.ts';
import { openReplaying } from './rebuild.ts';

export interface HistoryList {
  readonly page: (filter: HistoryFilter, after: HistoryCursor | null, most: number) => HistoryPage;
  readonly facets: (filter: HistoryFilter) => HistoryFacets;
  readonly contradictions: () => Contradiction[];
  readonly acceptReplay: (id: string) => boolean;
}

interface PageRow {
  readonly game: string;
  readonly played_at: string;
  readonly status: Shelf;
  readonly minutes: number | null;
  readonly location: string | null;
  readonly head: string;
  readonly standing: string | null;
  readonly contradicted: number;
}

/** Joins what a line of the history shows to rows of `projected_game` already chosen. */
const SHOWN = `game, played_at, status, minutes, location,
  (SELECT head FROM game AS one WHERE one.id = chosen.game) AS head,
  (SELECT standing FROM game AS one WHERE one.id = chosen.game) AS standing,
  EXISTS (SELECT 1 FROM contradiction AS one WHERE one.game = chosen.game) AS contradicted`;

const BY_TIME = 'ORDER BY played_at DESC, game DESC';

export function openHistoryList(
  database: Database,
  players: () => readonly Player[],
  projections: Projections,
): HistoryList {
  const replaying = openReplaying(database);
  const selectContradicted = database.prepare<[string], PageRow>(
    `SELECT ${SHOWN} FROM (SELECT * FROM projected_game WHERE game = ?) AS chosen`,
  );

  /** How many games each value of something leaves, the filter on the thing itself aside. */
  function counted<Value>(
    filter: HistoryFilter,
    book: PeopleBook,
    value: string,
    from = 'projected_game',
  ): Facet<Value>[] {
    const where = historyWhere(filter, book);
    return database
      .prepare<[typeof where.values], Facet<Value>>(
        `SELECT ${value} AS value, COUNT(*) AS games FROM ${from} WHERE ${where.sql} AND ${value} IS NOT NULL GROUP BY value ORDER BY games DESC, value`,
      )
      .all(where.values);
  }

  return {
    page: (filter, after, most) => {
      const book = peopleBook(players());
      const where = historyWhere(filter, book);
      const later = after === null ? '' : 'AND (played_at, game) < (:afterTime, :afterGame)';
      const values = {
        ...where.values,
        ...(after === null ? {} : { afterTime: after.playedAt, afterGame: after.id }),
        most: most + 1,
      };
      const rows = database
        .prepare<[typeof values], PageRow>(
          `SELECT ${SHOWN} FROM (
             SELECT game, played_at, status, minutes, location FROM projected_game
             WHERE ${where.sql} ${later} ${BY_TIME} LIMIT :most) AS chosen ${BY_TIME}`,
        )
        .all(values);
      const games = rows.slice(0, most).map((row) => pastGame(row, book));
      const last = rows.length > most ? games.at(-1) : undefined;
      return { games, next: last === undefined ? null : { playedAt: last.playedAt, id: last.id } };
    },
    facets: (filter) => {
      const book = peopleBook(players());
      const { family: _family, ...anyFamily } = filter;
      const { edition: _edition, ...anyEdition } = filter;
      const { seats: _seats, ...anySeats } = filter;
      const { status: _status, ...anyStatus } = filter;
      const { place: _place, ...anyPlace } = filter;
      const { tag: _tag, ...anyTag } = filter;
      const { person: _person, ...anybody } = filter;
      const { from: _from, until: _until, ...anyTime } = filter;
      const where = historyWhere(filter, book);
      const [games = 0] = database
        .prepare<[typeof where.values], number>(`SELECT COUNT(*) FROM projected_game WHERE ${where.sql}`)
        .pluck()
        .all(where.values);
      return {
        games,
        families: counted(anyFamily, book, 'family'),
        editions: counted<EditionId>(anyEdition, book, 'edition'),
        seats: counted(anySeats, book, 'seats'),
        statuses: counted(anyStatus, book, 'status'),
        places: counted(anyPlace, book, 'location'),
        tags: counted(
          anyTag,
          book,
          'projected_tag.tag',
          'projected_game JOIN projected_tag ON projected_tag.game = number',
        ),
        people: together(
          counted<string>(
            anybody,
            book,
            'seat.player',
            'projected_game JOIN seat ON seat.game = projected_game.game',
          ),
          book,
        ),
        years: counted<number>(
          anyTime,
          book,
          "CAST(strftime('%Y', played_at, 'localtime') AS INTEGER)",
        ).toSorted((one, other) => other.value - one.value),
      };
    },
    contradictions: () => {
      const book = peopleBook(players());
      return projections.contradictions().flatMap(({ game, replayed }) => {
        const row = selectContradicted.get(game);
        if (row === undefined) return [];
        const written = resultOf(readStanding(row.standing)) ?? { scores: null, winners: null };
        return { game: pastGame(row, book), written, replayed: resultOf(replayed) };
      });
    },
    acceptReplay: database.transaction((id: string) => {
      if (!projections.contradictions().some(({ game }) => game === id)) return false;
      const { replayed, ...game } = replaying.replay(id);
      if (replayed === null) return false;
      replaying.setStanding(id, replayed);
      projections.write({ ...game, standing: replayed });
      return true;
    }),
  };
}

function resultOf(standing: Standing | null): WrittenResult | null {
  return standing === null ? null : { scores: standing.scores, winners: standing.winners };
}

/** One line a person, whatever ids they played under: nobody sits at a table twice. */
function together(facets: readonly Facet<string>[], book: PeopleBook): HistoryFacets['people'] {
  const people = new Map<string, number>();
  for (const { value, games } of facets) {
    const person = book.personOf(value);
    people.set(person, (people.get(person) ?? 0) + games);
  }
  return [...people]
    .map(([value, games]) => ({ value, name: book.nameOf(value), games }))
    .sort((one, other) => other.games - one.games || one.name.localeCompare(other.name));
}

function pastGame(row: PageRow, book: PeopleBook): PastGame {
  const head = readHead(row.head);
  const { scores = null, winners = null } = readStanding(row.standing) ?? {};
  const places = placesOf(head.players.length, scores, winners);
  return {
    id: row.game,
    family: editionOf(head.edition).family,
    edition: head.edition,
    status: row.status,
    playedAt: row.played_at,
    minutes: row.minutes,
    place: row.location,
    tags: head.tags ?? [],
    notes: head.notes ?? null,
    players: head.players.map(({ id }, seat) => ({
      person: book.personOf(id),
      name: book.nameOf(id),
      score: scores?.[seat] ?? null,
      place: places[seat] ?? null,
    })),
    misplayed: head.misplayed === true,
    sample: isSample(head),
    contradicted: row.contradicted === 1,
  };
}
