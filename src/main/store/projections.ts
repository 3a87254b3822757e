import type { Database, Statement } from 'better-sqlite3';
import {
  PROJECTION_VERSION,
  placesOf,
  type Projection,
  type ResultRow,
} from '../../shared/projection/index.ts';
import type { GameRecord } from '../../shared/record/index.ts';
import type { Standing } from './game-views.ts';
import { listingOf } from './listing.ts';

/** A game as history and statistics shall have it. */
export interface Projecting {
  readonly record: GameRecord;
  readonly standing: Standing | null;
  /** `null` for a game that is not finished, or whose figures cannot be worked out. */
  readonly projection: Projection | null;
}

export interface Projections {
  /** Writes all that is known of a game over what was; the caller has a transaction open. */
  readonly write: (game: Projecting) => void;
  /** Whether some game is missing, or was written by other rules. */
  readonly isStale: () => boolean;
  /** Those games, latest first. */
  readonly stale: () => string[];
  /** Notes that a replay comes to something else than what was written down; the caller has a transaction open. */
  readonly contradict: (game: string, replayed: Standing | null) => void;
}

/** Every edition has five. */
const ARTISTS = 5;

export function openProjections(database: Database): Projections {
  const deleteGame = database.prepare<[string]>('DELETE FROM projected_game WHERE game = ?');
  const deleteContradiction = database.prepare<[string]>('DELETE FROM contradiction WHERE game = ?');
  const insertGame = database.prepare(`
    INSERT INTO projected_game
      (game, version, played_at, family, edition, seats, status, location, minutes, counts, search)
    VALUES (:game, :version,
      COALESCE(:playedAt, (SELECT at FROM journal WHERE game = :game AND position = 0)),
      :family, :edition, :seats, :status, :location, :minutes, :counts, :search)`);
  const insertTags = insertInto(database, 'projected_tag');
  const insertRounds = insertInto(database, 'projected_round');
  const insertArtists = insertInto(database, 'projected_artist');
  const insertSales = insertInto(database, 'projected_sale');
  const insertCards = insertInto(database, 'projected_card');
  const insertPayouts = insertInto(database, 'projected_payout');
  const insertResults = insertInto(database, 'projected_result');
  const selectIsStale = database
    .prepare<[number, number], number>(
      `SELECT (SELECT COUNT(*) FROM game) <> (SELECT COUNT(*) FROM projected_game)
         OR EXISTS (SELECT 1 FROM projected_game WHERE version < ?)
         OR EXISTS (SELECT 1 FROM projected_game WHERE version > ?)`,
    )
    .pluck();
  const selectStale = database
    .prepare<[number], string>(
      `SELECT id FROM game LEFT JOIN projected_game ON projected_game.game = game.id
       WHERE version IS NOT ? ORDER BY changed_at DESC, id`,
    )
    .pluck();
  const insertContradiction = database.prepare<[string, string | null]>(
    'INSERT INTO contradiction VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET replayed = excluded.replayed',
  );

  function writeRows(number: number | bigint, projection: Projection): void {
    const { rounds, artists, sales, cards, payouts } = projection;
    insertRounds(rounds.map(({ round, endedBy, ender }) => [number, round, endedBy, ender]));
    insertArtists(
      artists.map(({ round, artist, count, rank, value }) => [number, round, artist, count, rank, value]),
    );
    insertSales(
      sales.map(({ index, round, auctioneer, partner, buyer, artist, kind, paintings, price, paid }) => [
        number,
        index,
        round,
        auctioneer,
        partner,
        buyer,
        artist,
        kind,
        paintings,
        price,
        paid,
      ]),
    );
    insertCards(
      cards.map(({ round, seat, artist, cards: shown, amount }) => [
        number,
        round,
        seat,
        artist,
        shown,
        amount,
      ]),
    );
    insertPayouts(payouts.map(({ round, seat, amount }) => [number, round, seat, amount]));
  }

  return {
    write: ({ record, standing, projection }) => {
      deleteGame.run(record.id);
      deleteContradiction.run(record.id);
      const { tags, counts, ...listing } = listingOf(record, standing);
      const number = insertGame.run({
        ...listing,
        game: record.id,
        version: PROJECTION_VERSION,
        counts: counts ? 1 : 0,
      }).lastInsertRowid;
      insertTags(tags.map((tag) => [number, tag]));
      if (listing.status !== 'finished') return;
      if (projection !== null) writeRows(number, projection);
      const results = projection?.results ?? resultsAlone(record, standing);
      insertResults(
        results.map(({ seat, score, place, held, paidOut, bought, sold, adjusted }) => {
          const { dearest, bestDeal, worstDeal, bestRound } = highlights(projection, seat);
          return [
            number,
            seat,
            record.players[seat]?.id,
            score,
            place,
            held === null ? null : held.reduce((sum, works) => sum + works, 0),
            ...Array.from({ length: ARTISTS }, (_, artist) => held?.[artist] ?? null),
            paidOut,
            bought,
            sold,
            adjusted,
            dearest,
            bestDeal,
            worstDeal,
            bestRound,
          ];
        }),
      );
    },
    isStale: () => selectIsStale.get(PROJECTION_VERSION, PROJECTION_VERSION) === 1,
    stale: () => selectStale.all(PROJECTION_VERSION),
    contradict: (game, replayed) => {
      insertContradiction.run(game, replayed === null ? null : JSON.stringify(replayed));
    },
  };
}

const MOST_ROWS_AT_ONCE = 100;

/** Inserts rows many at a time, which takes a third less time than one by one. */
function insertInto(database: Database, table: string): (rows: readonly (readonly unknown[])[]) => void {
  const statements = new Map<number, Statement>();

  function statementFor(rows: number, columns: number): Statement {
    const prepared = statements.get(rows);
    if (prepared !== undefined) return prepared;
    const row = `(${Array<string>(columns).fill('?').join(', ')})`;
    const values = Array<string>(rows).fill(row).join(', ');
    const statement = database.prepare(`INSERT INTO ${table} VALUES ${values}`);
    statements.set(rows, statement);
    return statement;
  }

  return (rows) => {
    for (let at = 0; at < rows.length; at += MOST_ROWS_AT_ONCE) {
      const some = rows.slice(at, at + MOST_ROWS_AT_ONCE);
      statementFor(some.length, some[0]?.length ?? 0).run(some.flat());
    }
  };
}

/** A game of which no more is known than how it ended: it counts for what it holds. */
function resultsAlone({ players }: GameRecord, standing: Standing | null): ResultRow[] {
  const { scores = null, winners = null } = standing ?? {};
  return placesOf(players.length, scores, winners).map((place, seat) => ({
    seat,
    score: scores?.[seat] ?? null,
    place,
    held: null,
    paidOut: null,
    bought: null,
    sold: null,
    adjusted: null,
  }));
}

interface Highlights {
  readonly dearest: number | null;
  readonly bestDeal: number | null;
  readonly worstDeal: number | null;
  readonly bestRound: number | null;
}

/** What stands out of a seat's own sales and rounds: of sales only where every price is known, and not just that one was free. */
function highlights(projection: Projection | null, seat: number): Highlights {
  const priced = (projection?.results[seat]?.bought ?? null) !== null;
  const own = priced ? (projection?.sales ?? []).filter(({ buyer }) => buyer === seat) : [];
  const prices = own.flatMap(({ price }) => price ?? []);
  const deals = own.flatMap(({ price, paid }) => (price === null || paid === null ? [] : paid - price));
  const rounds = (projection?.payouts ?? []).filter((payout) => payout.seat === seat);
  return {
    dearest: most(prices),
    bestDeal: most(deals),
    worstDeal: deals.length === 0 ? null : Math.min(...deals),
    bestRound: most(rounds.map(({ amount }) => amount)),
  };
}

function most(amounts: readonly number[]): number | null {
  return amounts.length === 0 ? null : Math.max(...amounts);
}
