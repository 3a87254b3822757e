import type { Database } from 'better-sqlite3';
import { fromJson } from '../../shared/core/json.ts';
import { isList } from '../../shared/core/shape.ts';
import type { PackedWall, Painting } from '../../shared/core/wall.ts';
import {
  unpackWall,
  VALUES_VERSION,
  type GameValues,
  type ResultRow,
} from '../../shared/projection/index.ts';
import { editionOf, FAMILIES, type AnyEdition } from '../../shared/record/index.ts';
import type { Misread } from '../store/beside.ts';
import { NO_FACTS, readFacts, readWorth, type KeptFacts } from '../store/facts-row.ts';
import type { PeopleBook } from '../store/people-book.ts';
import type { Listing } from '../store/listing.ts';
import { isListing } from '../store/secondary.ts';
import type { PlayedEditions } from './played-editions.ts';

/** What is known of a game that isn't in the trash, for everything about more than one game. */
export interface Listed
  extends
    Omit<KeptFacts, 'results'>,
    Pick<Listing, 'family' | 'seats' | 'status' | 'tags' | 'minutes' | 'misplayed'> {
  readonly number: number;
  readonly id: string;
  readonly playedAt: string;
  /** The key of its edition. */
  readonly key: string;
  /** `null` if its box can't be read. */
  readonly edition: AnyEdition | null;
  readonly place: string | null;
  /** Whether the statistics count it; those of the sample history count other games. */
  readonly counts: boolean;
  /** Everything written about it, as it is searched. */
  readonly search: string;
  /** Everybody at the table. */
  readonly people: readonly string[];
  /** Whether everybody was still there at the end: otherwise it's no match for a rating, or for chance. */
  readonly whole: boolean;
  /** By seat; none of a game that isn't finished. */
  readonly results: readonly Result[];
  readonly wall: Hung | null;
  /** What the forecast says; `null` until it has been worked out. */
  readonly values: Pick<GameValues, 'accounts' | 'decided'> | null;
}

/** A finished game as the statistics see it. */
export interface Facts extends Listed {
  /** The same object for all games whose scores can be compared. */
  readonly edition: AnyEdition;
}

/** A person's result in a game; `null` for what the table didn't track. */
export interface Result extends Omit<ResultRow, 'adjusted'> {
  readonly person: string;
  /** Of what they bought, if every price is known. */
  readonly dearest: number | null;
  readonly bestDeal: number | null;
  readonly worstDeal: number | null;
  readonly bestRound: number | null;
}

export type Sale = Listed['sales'][number];

/** A sale with everything that is known of it. */
export interface Sold extends Sale {
  readonly price: number;
  readonly paid: number;
}

export function isSold(sale: Sale): sale is Sold {
  return sale.price !== null && sale.paid !== null;
}

/** Every painting. */
export interface Hung {
  /** Whether it was tracked who had each. */
  readonly owners: boolean;
  readonly paintings: number;
  readonly frames: PackedWall;
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

export function winnersOf({ results }: Listed): string[] {
  return results.flatMap(({ person, place }) => (place === 1 ? person : []));
}

/** Everybody at any of the tables. */
export function peopleIn(games: readonly Listed[]): ReadonlySet<string> {
  return new Set(games.flatMap(({ results }) => results.map(({ person }) => person)));
}

/** Every painting, round after round. */
export function paintingsIn({ edition, wall }: Listed): readonly (readonly Painting[])[] {
  if (edition === null || wall === null) return [];
  return unpackWall(
    wall.frames,
    editionOf(edition).edition.artists.map(({ id }) => id),
  ).rounds;
}

export function isScored({ results }: Facts): boolean {
  return results.every(({ score }) => score !== null);
}

export function winningScoreIn({ results }: Facts): number {
  return Math.max(...results.flatMap(({ place, score }) => (place === 1 ? (score ?? 0) : [])));
}

/** The winner's lead over the next; 0 if the win is shared or wasn't decided by score. */
export function leadIn(game: Facts): number {
  const others = game.results.flatMap(({ place, score }) => (place === 1 ? [] : (score ?? 0)));
  if (others.length < game.results.length - 1) return 0;
  return Math.max(0, winningScoreIn(game) - Math.max(...others));
}

interface Row extends Pick<Listed, 'number' | 'id' | 'playedAt' | 'family' | 'key' | 'seats' | 'status'> {
  readonly place: string | null;
  readonly minutes: number | null;
  readonly counts: number;
  readonly misplayed: number;
  readonly whole: number;
  readonly search: string;
  readonly tags: string;
  readonly players: string;
  readonly owners: number | null;
  readonly paintings: number;
  readonly frames: string | null;
  readonly facts: string | null;
  readonly checksum: number;
  readonly worth: string | null;
  readonly worthChecksum: number;
}

export interface ReadWith {
  readonly book: PeopleBook;
  readonly played: PlayedEditions;
  readonly onMisread: (misread: Misread) => void;
}

/** Reads games by their numbers, without those in the trash. */
export function openFacts(database: Database, { book, played, onMisread }: ReadWith) {
  const select = database.prepare<[string, number], Row>(
    `SELECT number, projected_game.game AS id, played_at AS playedAt, family, edition AS key, seats, status,
       location AS place, minutes, counts, misplayed, whole, search, tags,
       (SELECT json_group_array(player) FROM seat WHERE seat.game = projected_game.game) AS players,
       owners, paintings, frames, facts, projected_facts.checksum, worth, valued_game.checksum AS worthChecksum
     FROM json_each(?) CROSS JOIN projected_game ON number = value CROSS JOIN game ON game.id = projected_game.game
       LEFT JOIN projected_facts ON projected_facts.game = number
       LEFT JOIN valued_game ON valued_game.game = number AND valued_game.version = ?
     WHERE trashed_at IS NULL`,
  );

  function read(row: Row): Listed[] {
    const { facts, checksum, worth, worthChecksum, owners, paintings, frames, ...listed } = row;
    const { number, playedAt, family, status } = listed;
    const kept = facts === null ? NO_FACTS : readFacts(facts, checksum);
    if (kept === null || !isListing({ played_at: playedAt, family, status })) {
      onMisread({ kind: 'game', number });
      return [];
    }
    const values = worth === null ? null : readWorth(worth, worthChecksum);
    if (values === null && worth !== null) onMisread({ kind: 'worth', number });
    return [
      {
        ...kept,
        ...listed,
        edition: played.edition(listed.key),
        tags: textsIn(listed.tags),
        counts: listed.counts === 1,
        misplayed: listed.misplayed === 1,
        whole: listed.whole === 1,
        people: textsIn(listed.players).map(book.personOf),
        results: kept.results.map(({ player, ...result }) => ({
          person: book.personOf(player),
          ...result,
          ...highlightsOf(kept, result),
        })),
        wall: owners === null || frames === null ? null : { owners: owners === 1, paintings, frames },
        values: values === null ? null : { accounts: values.accounts, decided: values.decided },
      },
    ];
  }

  return (numbers: readonly number[]): Listed[] =>
    select.all(JSON.stringify(numbers), VALUES_VERSION).flatMap(read);
}

function textsIn(list: string): readonly string[] {
  const texts = fromJson(list);
  return isList(texts) ? texts.filter((one) => typeof one === 'string') : [];
}

/** Records among a seat's own sales and rounds. */
function highlightsOf({ sales, payouts }: KeptFacts, { seat, bought }: Pick<ResultRow, 'seat' | 'bought'>) {
  const own = bought === null ? [] : sales.filter(({ buyer }) => buyer === seat);
  const deals = own.filter(isSold).map(({ price, paid }) => paid - price);
  return {
    dearest: most(own.flatMap(({ price }) => price ?? [])),
    bestDeal: most(deals),
    worstDeal: deals.length === 0 ? null : Math.min(...deals),
    bestRound: most(payouts.filter((one) => one.seat === seat).map(({ amount }) => amount)),
  };
}

function most(amounts: readonly number[]): number | null {
  return amounts.length === 0 ? null : Math.max(...amounts);
}
