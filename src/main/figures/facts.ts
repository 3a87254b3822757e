import type { Database, Statement } from 'better-sqlite3';
import type { Shelf } from '../../shared/api.ts';
import { CAUSES } from '../../shared/core/causes.ts';
import type { PackedWall } from '../../shared/core/wall.ts';
import { VALUES_VERSION, type GameValues } from '../../shared/projection/index.ts';
import { FAMILIES, type AnyEdition, type FamilyName } from '../../shared/record/index.ts';
import type { PeopleBook } from '../store/people-book.ts';
import type { PlayedEditions } from './played-editions.ts';
import { isListing } from '../store/secondary.ts';

/** What is known of a game that isn't in the trash, for everything about more than one game. */
export interface Listed {
  readonly number: number;
  readonly id: string;
  readonly playedAt: string;
  readonly family: FamilyName;
  /** The key of its edition. */
  readonly key: string;
  /** `null` if its box can't be read. */
  readonly edition: AnyEdition | null;
  readonly seats: number;
  readonly status: Shelf;
  /** Where it was played. */
  readonly place: string | null;
  readonly tags: readonly string[];
  readonly minutes: number | null;
  /** Whether the statistics count it; those of the sample history count other games. */
  readonly counts: boolean;
  readonly misplayed: boolean;
  /** Everything written about it, as it is searched. */
  readonly search: string;
  /** Everybody at the table. */
  readonly people: readonly string[];
  /** Whether everybody was still there at the end: otherwise it's no match for a rating, or for chance. */
  readonly whole: boolean;
  /** The seat that began; `null` if only the result is known. */
  readonly firstSeat: number | null;
  /** Whether a double's price is shared. */
  readonly isSplit: boolean;
  /** By seat; none of a game that isn't finished. */
  readonly results: readonly Result[];
  /** The rounds of which it is known whose card ended them. */
  readonly ends: readonly { readonly round: number; readonly ender: number }[];
  readonly payouts: readonly Payout[];
  /** In the order of events. */
  readonly sales: readonly Sale[];
  readonly cards: readonly Cards[];
  /** `null` if it can't be followed within its rounds. */
  readonly course: Course | null;
  readonly wall: Hung | null;
  /** What the forecast says; `null` until it has been worked out. */
  readonly values: Values | null;
}

/** A finished game as the statistics see it. */
export interface Facts extends Listed {
  /** The same object for all games whose scores can be compared. */
  readonly edition: AnyEdition;
}

/** A person's result in a game; `null` for what the table didn't track. */
export interface Result {
  readonly person: string;
  readonly seat: number;
  /** `null` for a player who didn't win, if no more is known. */
  readonly place: number | null;
  readonly score: number | null;
  readonly paidOut: number | null;
  readonly bought: number | null;
  readonly sold: number | null;
  readonly dearest: number | null;
  readonly bestDeal: number | null;
  readonly worstDeal: number | null;
  readonly bestRound: number | null;
  /** Works by each artist, in the edition's order. */
  readonly held: readonly (number | null)[];
}

/** What the bank paid a seat in a round. */
export interface Payout {
  readonly round: number;
  readonly seat: number;
  readonly amount: number;
}

export interface Sale {
  readonly event: number;
  readonly round: number;
  readonly auctioneer: number;
  readonly partner: number | null;
  readonly buyer: number;
  readonly artist: string;
  readonly kind: string;
  readonly paintings: 1 | 2;
  /** `null` if it isn't known. */
  readonly price: number | null;
  readonly paid: number | null;
}

/** A sale with everything that is known of it. */
export interface Sold extends Sale {
  readonly price: number;
  readonly paid: number;
}

export function isSold(sale: Sale): sale is Sold {
  return sale.price !== null && sale.paid !== null;
}

/** Somebody's cards by one artist in one round. */
export interface Cards {
  readonly round: number;
  readonly seat: number;
  readonly artist: string;
  readonly cards: number;
  readonly points: number;
}

/** How the lead moved. Moments are numbers of events. */
export interface Course {
  readonly changes: number;
  readonly lastChange: number | null;
  /** A winner who was behind. */
  readonly seat: number | null;
  readonly behind: number | null;
  readonly behindAt: number | null;
  /** Whether nobody who won was ahead before the last round. */
  readonly late: boolean | null;
}

/** Every painting. */
export interface Hung {
  /** Whether it was tracked who had each. */
  readonly owners: boolean;
  readonly paintings: number;
  readonly frames: PackedWall;
}

export interface Values {
  /** By seat, cause by cause; none if money or displays weren't tracked. */
  readonly seats: readonly (readonly number[])[];
  readonly decided: GameValues['decided'];
}

export function isForMoney({ family }: Listed): boolean {
  return FAMILIES[family].scoredIn === 'money';
}

/** Whether every price is known. */
export function isPriced({ results }: Listed): boolean {
  return results.every(({ bought }) => bought !== null);
}

/**
 * Wins to be expected of one of its players. If somebody had left, nothing can be expected but what happened, so that the
 * game doesn't move the comparison.
 */
export function expectedIn({ whole, results }: Listed, place: number | null): number {
  return whole ? 1 / results.length : Number(place === 1);
}

/** For comparing: players without a known place are equal, behind all others. */
export function rankOf({ place }: Result): number {
  return place ?? Number.MAX_SAFE_INTEGER;
}

export function personAt({ results }: Listed, seat: number | null): string | undefined {
  return seat === null ? undefined : results.find((result) => result.seat === seat)?.person;
}

type Nullable = number | null;
type GameRow = readonly [
  number: number,
  id: string,
  playedAt: string,
  family: FamilyName,
  edition: string,
  seats: number,
  status: Shelf,
  place: string | null,
  minutes: number | null,
  counts: number,
  misplayed: number,
  whole: number,
  search: string,
  firstSeat: number | null,
  split: number | null,
];

type ResultRow = readonly [
  game: number,
  ...own: [player: string, seat: number, place: Nullable, score: Nullable, paidOut: Nullable],
  ...money: [bought: Nullable, sold: Nullable, dearest: Nullable],
  ...best: [bestDeal: Nullable, worstDeal: Nullable, bestRound: Nullable, ...held: Nullable[]],
];
type SaleRow = readonly [
  game: number,
  ...where: [event: number, round: number, auctioneer: number, partner: Nullable, buyer: number],
  ...what: [artist: string, kind: string, paintings: 1 | 2, price: Nullable, paid: Nullable],
];
type CourseRow = readonly [
  game: number,
  ...lead: [changes: number, lastChange: Nullable, seat: Nullable],
  ...behind: [behind: Nullable, behindAt: Nullable, late: Nullable],
];

const LOGGED = `json_valid(head) AND head ->> '$.knownResult' IS NULL`;

/** What rows are read with. */
export interface ReadWith {
  readonly book: PeopleBook;
  readonly played: PlayedEditions;
  /** Called with the number of a game whose rows can't be what was written. */
  readonly onMisread: (number: number) => void;
}

/** Reads games by their numbers, without those in the trash. */
export function openFacts(database: Database, { book, played, onMisread }: ReadWith) {
  const games = database
    .prepare<[string], GameRow>(
      `SELECT number, projected_game.game, played_at, family, edition, seats, status, location, minutes, counts,
         misplayed, whole, search, CASE WHEN ${LOGGED} THEN head ->> '$.firstSeat' END,
         CASE WHEN ${LOGGED} THEN head ->> '$.options.splitDouble' END
       FROM json_each(?) CROSS JOIN projected_game ON number = value CROSS JOIN game ON game.id = projected_game.game
       WHERE trashed_at IS NULL`,
    )
    .raw();
  const rowsOf = <Row extends readonly [number, ...unknown[]]>(select: Statement<[string], Row>) => {
    select.raw();
    return (numbers: string) => {
      const rows = Map.groupBy(select.all(numbers), ([game]) => game);
      return (game: number): readonly Row[] => rows.get(game) ?? [];
    };
  };
  const among = (columns: string, table: string) =>
    `SELECT ${columns} FROM json_each(?) CROSS JOIN ${table} ON game = value`;
  const selectSeats = database
    .prepare<[string], [game: number, player: string]>(
      `SELECT number, player FROM json_each(?) CROSS JOIN projected_game ON number = value
         CROSS JOIN seat ON seat.game = projected_game.game`,
    )
    .raw();
  const tables = {
    tags: rowsOf(database.prepare<[string], [number, tag: string]>(among('game, tag', 'projected_tag'))),
    results: rowsOf(
      database.prepare<[string], ResultRow>(
        among(
          `game, player, seat, place, score, paid_out, bought, sold, dearest, best_deal, worst_deal, best_round,
         held_1, held_2, held_3, held_4, held_5`,
          'projected_result',
        ),
      ),
    ),
    ends: rowsOf(
      database.prepare<[string], [number, round: number, ender: number | null]>(
        among('game, round, ender', 'projected_round'),
      ),
    ),
    payouts: rowsOf(
      database.prepare<[string], [number, round: number, seat: number, amount: number]>(
        among('game, round, seat, amount', 'projected_payout'),
      ),
    ),
    sales: rowsOf(
      database.prepare<[string], SaleRow>(
        among(
          'game, event, round, auctioneer, partner, buyer, artist, kind, paintings, price, paid',
          'projected_sale',
        ),
      ),
    ),
    cards: rowsOf(
      database.prepare<
        [string],
        [number, round: number, seat: number, artist: string, cards: number, points: number]
      >(among('game, round, seat, artist, cards, points', 'projected_card')),
    ),
    courses: rowsOf(
      database.prepare<[string], CourseRow>(
        among('game, lead_changes, last_change, seat, behind, behind_at, late', 'projected_course'),
      ),
    ),
    walls: rowsOf(
      database.prepare<[string], [number, owners: number, paintings: number, frames: string]>(
        among('game, owners, paintings, frames', 'projected_wall'),
      ),
    ),
    valued: rowsOf(
      database.prepare<[string], [number, version: number]>(among('game, version', 'valued_game')),
    ),
    accounts: rowsOf(
      database.prepare<[string], [number, ...by: number[]]>(
        among(`game, ${CAUSES.join(', ')}`, 'valued_seat'),
      ),
    ),
    deciding: rowsOf(
      database.prepare<[string], [number, event: number, gained: number, forGood: number]>(
        among('game, event, gained, for_good', 'valued_card'),
      ),
    ),
  };

  return (wanted: readonly number[]): Listed[] => {
    const numbers = JSON.stringify(wanted);
    const [tags, results, ends] = [tables.tags(numbers), tables.results(numbers), tables.ends(numbers)];
    const [payouts, sales, cards] = [tables.payouts(numbers), tables.sales(numbers), tables.cards(numbers)];
    const [courses, walls, valued] = [tables.courses(numbers), tables.walls(numbers), tables.valued(numbers)];
    const [accounts, deciding] = [tables.accounts(numbers), tables.deciding(numbers)];
    const seated = Map.groupBy(selectSeats.all(numbers), ([game]) => game);
    return games.all(numbers).flatMap((row): Listed[] => {
      const [number, id, playedAt, family, key, seats, status, place, minutes] = row;
      const [, , , , , , , , , counts, misplayed, whole, search, firstSeat, split] = row;
      if (!isListing({ played_at: playedAt, family, status })) {
        onMisread(number);
        return [];
      }
      const [course] = courses(number);
      const [wall] = walls(number);
      const [decided] = deciding(number);
      return [
        {
          number,
          id,
          playedAt,
          family,
          key,
          edition: played.edition(key),
          seats,
          status,
          place,
          tags: tags(number).map(([, tag]) => tag),
          minutes,
          counts: counts === 1,
          misplayed: misplayed === 1,
          search,
          people: (seated.get(number) ?? []).map(([, player]) => book.personOf(player)),
          whole: whole === 1,
          firstSeat,
          isSplit: split === 1,
          results: results(number).map((one) => resultOf(one, book)),
          ends: ends(number).flatMap(([, round, ender]) => (ender === null ? [] : { round, ender })),
          payouts: payouts(number).map(([, round, seat, amount]) => ({ round, seat, amount })),
          sales: sales(number).map(saleOf),
          cards: cards(number).map(([, round, seat, artist, shown, points]) => ({
            round,
            seat,
            artist,
            cards: shown,
            points,
          })),
          course: course === undefined ? null : courseOf(course),
          wall: wall === undefined ? null : { owners: wall[1] === 1, paintings: wall[2], frames: wall[3] },
          values: valued(number).some(([, version]) => version === VALUES_VERSION)
            ? {
                seats: accounts(number).map(([, ...by]) => by),
                decided:
                  decided === undefined
                    ? null
                    : { index: decided[1], gained: decided[2], forGood: decided[3] === 1 },
              }
            : null,
        },
      ];
    });
  };
}

function resultOf(row: ResultRow, book: PeopleBook): Result {
  const [, player, seat, place, score, paidOut, bought, sold, dearest, bestDeal, worstDeal, bestRound] = row;
  const [, , , , , , , , , , , , ...held] = row;
  const person = book.personOf(player);
  return { person, seat, place, score, paidOut, bought, sold, dearest, bestDeal, worstDeal, bestRound, held };
}

function saleOf(row: SaleRow): Sale {
  const [, event, round, auctioneer, partner, buyer, artist, kind, paintings, price, paid] = row;
  return { event, round, auctioneer, partner, buyer, artist, kind, paintings, price, paid };
}

function courseOf([, changes, lastChange, seat, behind, behindAt, late]: CourseRow): Course {
  return { changes, lastChange, seat, behind, behindAt, late: late === null ? null : late === 1 };
}
