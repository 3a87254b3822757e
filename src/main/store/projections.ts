import type { Database } from 'better-sqlite3';
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
  const insertTag = database.prepare('INSERT INTO projected_tag VALUES (?, ?)');
  const insertRound = database.prepare('INSERT INTO projected_round VALUES (?, ?, ?, ?)');
  const insertArtist = database.prepare('INSERT INTO projected_artist VALUES (?, ?, ?, ?, ?, ?)');
  const insertSale = database.prepare('INSERT INTO projected_sale VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const insertCard = database.prepare('INSERT INTO projected_card VALUES (?, ?, ?, ?, ?, ?)');
  const insertPayout = database.prepare('INSERT INTO projected_payout VALUES (?, ?, ?, ?)');
  const insertResult = database.prepare(
    'INSERT INTO projected_result VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
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
    for (const { round, endedBy, ender } of projection.rounds) insertRound.run(number, round, endedBy, ender);
    for (const { round, artist, count, rank, value } of projection.artists) {
      insertArtist.run(number, round, artist, count, rank, value);
    }
    for (const sale of projection.sales) {
      const { index, round, auctioneer, partner, buyer, artist, kind, paintings, price, paid } = sale;
      insertSale.run(number, index, round, auctioneer, partner, buyer, artist, kind, paintings, price, paid);
    }
    for (const { round, seat, artist, cards, amount } of projection.cards) {
      insertCard.run(number, round, seat, artist, cards, amount);
    }
    for (const { round, seat, amount } of projection.payouts) insertPayout.run(number, round, seat, amount);
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
      for (const tag of tags) insertTag.run(number, tag);
      if (listing.status !== 'finished') return;
      if (projection !== null) writeRows(number, projection);
      for (const result of projection?.results ?? resultsAlone(record, standing)) {
        const { seat, score, place, held, paidOut, bought, sold, adjusted } = result;
        const { dearest, bestDeal, worstDeal, bestRound } = highlights(projection, seat);
        insertResult.run(
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
        );
      }
    },
    isStale: () => selectIsStale.get(PROJECTION_VERSION, PROJECTION_VERSION) === 1,
    stale: () => selectStale.all(PROJECTION_VERSION),
    contradict: (game, replayed) => {
      insertContradiction.run(game, replayed === null ? null : JSON.stringify(replayed));
    },
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
