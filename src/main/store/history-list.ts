import type { Database } from 'better-sqlite3';
import type { Contradictions, PastGame, Shelf, WrittenResult } from '../../shared/api.ts';
import { placesOf } from '../../shared/projection/index.ts';
import { editionIn, editionOf } from '../../shared/record/index.ts';
import { resultOf } from '../../shared/result/index.ts';
import { unlist } from './beside.ts';
import { readStanding, type Standing } from './standing.ts';
import { openListed, type Listed } from './listed.ts';
import { isSample, shelfOf } from './listing.ts';
import { believedUntil } from '../../shared/core/believed.ts';
import { peopleBook, type PeopleBook } from './people-book.ts';
import type { Player } from './players.ts';
import type { Projections } from './projections.ts';
import { openReplaying } from './rebuild.ts';

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
  (SELECT frames FROM projected_facts AS one WHERE one.game = chosen.number) AS wall`;

/** How many games with two results are listed. */
const MOST_CONTRADICTIONS = 50;

const CONTRADICTED = `contradiction JOIN projected_game ON projected_game.game = contradiction.game
  WHERE contradiction.game NOT IN (SELECT id FROM game WHERE trashed_at IS NOT NULL)
    AND (:id IS NULL OR contradiction.game = :id)`;

/** All games of a time, or those that count. */
interface Among {
  readonly counted: number;
  readonly from: string;
  readonly until: string;
}

const AMONG = `played_at >= :from AND played_at < :until AND counts >= :counted
  AND +projected_game.game NOT IN (SELECT id FROM game WHERE trashed_at IS NOT NULL)`;

/** After every moment, as text. */
const LAST = '\uffff';

const BY_TIME = 'ORDER BY played_at DESC, projected_game.game DESC';
/** The same once they are chosen. */
const CHOSEN_BY_TIME = 'ORDER BY played_at DESC, game DESC';

export function openHistoryList(
  database: Database,
  players: () => readonly Player[],
  projections: Projections,
  now: () => string,
) {
  const replaying = openReplaying(database);
  const { listed } = openListed(database);
  const selectPage = database.prepare<[Among & { readonly skip: number; readonly most: number }], PageRow>(
    `SELECT ${SHOWN} FROM (
       SELECT number, game, played_at, status, minutes, location FROM projected_game
       WHERE ${AMONG} ${BY_TIME} LIMIT :most OFFSET :skip) AS chosen ${CHOSEN_BY_TIME}`,
  );
  const countGames = database
    .prepare<[Among], number>(`SELECT COUNT(*) FROM projected_game WHERE ${AMONG}`)
    .pluck();
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

  function page(counted: boolean, skip: number, most: number): PageRow[] {
    const believed = believedUntil(now());
    const plausible = { counted: Number(counted), from: '', until: believed };
    const rows = selectPage.all({ ...plausible, most, skip });
    if (rows.length === most) return rows;
    const before = rows.length > 0 || skip === 0 ? skip : (countGames.get(plausible) ?? 0);
    const doubtful = { counted: Number(counted), from: believed, until: LAST };
    return [...rows, ...selectPage.all({ ...doubtful, most: most - rows.length, skip: skip - before })];
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
    /** A page of all games or of those that count, the latest first, those dated in the future last. */
    page: ({ counted }: { readonly counted: boolean }, skip: number, most: number) =>
      pastGames(page(counted, skip, most), peopleBook(players())),
    /** These games, in this order, without those that aren't in the history. */
    games: (ids: readonly string[]) => pastGames(selectNamed.all(JSON.stringify(ids)), peopleBook(players())),
    /** Of all games, or of one. */
    contradictions: (id?: string): Contradictions => {
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
