import type { Database } from 'better-sqlite3';
import type {
  Contradictions,
  HistoryCursor,
  HistoryFilter,
  HistoryPage,
  PastGame,
  Shelf,
  WrittenResult,
} from '../../shared/api.ts';
import { placesOf } from '../../shared/projection/index.ts';
import { editionIn, editionOf } from '../../shared/record/index.ts';
import { resultOf } from '../../shared/result/index.ts';
import { unlist } from './beside.ts';
import { historyWhere, type Where } from './game-filter.ts';
import { readStanding, type Standing } from './standing.ts';
import { openListed, type Listed } from './listed.ts';
import { BY_TIME, partsAfter } from './list-order.ts';
import { isSample, shelfOf } from './listing.ts';
import { believedUntil } from '../../shared/core/believed.ts';
import { peopleBook, type PeopleBook } from './people-book.ts';
import type { Player } from './players.ts';
import type { Projections } from './projections.ts';
import { openReplaying } from './rebuild.ts';
import { dated } from './years.ts';

export interface HistoryList {
  /** The next page of games: after a given game, or after skipping a number of them. */
  readonly page: (
    filter: HistoryFilter,
    after: HistoryCursor | null,
    most: number,
    skip?: number,
  ) => HistoryPage;
  /** These games, in this order, without those that aren't in the history. */
  readonly games: (ids: readonly string[]) => readonly PastGame[];
  /** Of all games, or of one. */
  readonly contradictions: (id?: string) => Contradictions;
  readonly acceptReplay: (id: string) => boolean;
}

interface PageRow {
  readonly game: string;
  readonly played_at: string;
  readonly status: Shelf;
  readonly minutes: number | null;
  readonly location: string | null;
  /** `null` if there is no such game. */
  readonly head: string | null;
  readonly standing: string | null;
  readonly contradicted: number;
  readonly wall: string | null;
}

/** Joins the columns of a history entry to rows of `projected_game` already chosen. */
const SHOWN = `game, played_at, status, minutes, location,
  (SELECT head FROM game AS one WHERE one.id = chosen.game) AS head,
  (SELECT standing FROM game AS one WHERE one.id = chosen.game) AS standing,
  EXISTS (SELECT 1 FROM contradiction AS one WHERE one.game = chosen.game) AS contradicted,
  (SELECT frames FROM projected_wall AS one WHERE one.game = chosen.number) AS wall`;

/** How many games with two results are listed. */
const MOST_CONTRADICTIONS = 50;

const CONTRADICTED = `contradiction JOIN projected_game ON projected_game.game = contradiction.game
  WHERE contradiction.game NOT IN (SELECT id FROM game WHERE trashed_at IS NOT NULL)
    AND (:id IS NULL OR contradiction.game = :id)`;

/** The same once they are chosen. */
const CHOSEN_BY_TIME = 'ORDER BY played_at DESC, game DESC';

export function openHistoryList(
  database: Database,
  players: () => readonly Player[],
  projections: Projections,
  now: () => string,
): HistoryList {
  const replaying = openReplaying(database);
  const { listed } = openListed(database);
  const selectNamed = database.prepare<[string], PageRow>(
    `SELECT ${SHOWN} FROM (
       SELECT projected_game.*, json_each.key AS place FROM json_each(?)
         CROSS JOIN projected_game ON projected_game.game = value) AS chosen ORDER BY place`,
  );
  const countContradicted = database
    .prepare<{ readonly id: string | null }, number>(`SELECT COUNT(*) FROM ${CONTRADICTED}`)
    .pluck();
  const selectContradicted = database.prepare<
    { readonly id: string | null; readonly most: number },
    PageRow & { readonly replayed: string | null }
  >(
    `SELECT ${SHOWN}, replayed FROM (
       SELECT projected_game.*, replayed FROM ${CONTRADICTED} ${BY_TIME} LIMIT :most) AS chosen ${CHOSEN_BY_TIME}`,
  );

  /** The next games of the list. */
  function next(asked: Where, after: HistoryCursor | null, most: number, skip: number): PageRow[] {
    const rows: PageRow[] = [];
    let left = skip;
    for (const part of partsAfter(asked, after, believedUntil(now()))) {
      const found = rowsOf(part, most - rows.length, left);
      rows.push(...found);
      if (rows.length === most) break;
      left = left === 0 || found.length > 0 ? 0 : Math.max(0, left - howMany(part));
    }
    return rows;
  }

  function rowsOf({ sql, values }: Where, most: number, skip: number): PageRow[] {
    return database
      .prepare<[object], PageRow>(
        `SELECT ${SHOWN} FROM (
           SELECT number, game, played_at, status, minutes, location FROM projected_game
           WHERE ${sql} ${BY_TIME} LIMIT :most OFFSET :skip) AS chosen ${CHOSEN_BY_TIME}`,
      )
      .all({ ...values, most, skip });
  }

  function howMany({ sql, values }: Where): number {
    const count = `SELECT COUNT(*) FROM projected_game WHERE ${sql}`;
    return database.prepare<[object], number>(count).pluck().get(values) ?? 0;
  }

  function pastGames(rows: readonly PageRow[], book: PeopleBook): PastGame[] {
    return rows.flatMap((row) => {
      const { game: id, head, standing, played_at } = row;
      if (head !== null && !Number.isNaN(Date.parse(played_at)))
        return pastGame(row, listed({ id, head, standing }), book);
      unlist(database, 'game', id);
      return [];
    });
  }

  return {
    page: (filter, after, most, skip = 0) => {
      const book = peopleBook(players());
      const rows = next(historyWhere(dated(filter, database, book), book), after, most + 1, skip);
      const games = pastGames(rows.slice(0, most), book);
      const last = rows.length > most ? rows[most - 1] : undefined;
      return { games, next: last === undefined ? null : { playedAt: last.played_at, id: last.game } };
    },
    games: (ids) => {
      const book = peopleBook(players());
      return pastGames(selectNamed.all(JSON.stringify(ids)), book);
    },
    contradictions: (id) => {
      const book = peopleBook(players());
      const rows = selectContradicted.all({ id: id ?? null, most: MOST_CONTRADICTIONS });
      return {
        games: countContradicted.get({ id: id ?? null }) ?? 0,
        shown: rows.flatMap((row) =>
          pastGames([row], book).map((game) => ({
            game,
            written: writtenResult(readStanding(row.standing)) ?? { scores: null, winners: null },
            replayed: writtenResult(readStanding(row.replayed)),
          })),
        ),
      };
    },
    acceptReplay: database.transaction((id: string) => {
      if (countContradicted.get({ id }) !== 1) return false;
      const [found] = replaying.replay(id);
      if (found === undefined || found.replayed === null) return false;
      replaying.setStanding(id, found.replayed);
      // From now on the log counts.
      for (const { projecting } of replaying.replay(id)) projections.write(projecting);
      return true;
    }),
  };
}

function writtenResult(standing: Standing | null): WrittenResult | null {
  return standing === null ? null : { scores: standing.scores, winners: standing.winners };
}

function pastGame(row: PageRow, { head, standing }: Listed, book: PeopleBook): PastGame {
  const { scores = null, winners = null } = standing ?? {};
  const places = placesOf(head.players.length, scores, winners);
  return {
    id: row.game,
    family: editionOf(editionIn(head)).family,
    edition: editionIn(head),
    status: shelfOf(head, standing),
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
    resultOnly: resultOf(head) !== null,
    misplayed: head.misplayed === true,
    sample: isSample(head),
    contradicted: row.contradicted === 1,
    wall: row.wall,
  };
}
