import { crc32 } from 'node:zlib';
import { fromJson } from '../../shared/core/json.ts';
import type { Seat } from '../../shared/core/seats.ts';
import { isObject } from '../../shared/core/shape.ts';
import { placesOf, type GameValues, type Projection, type ResultRow } from '../../shared/projection/index.ts';
import type { GameRecord } from '../../shared/record/index.ts';
import { resultOf } from '../../shared/result/index.ts';
import type { Standing } from './standing.ts';

/** What history and statistics need of a game. */
export interface Projecting {
  readonly record: GameRecord;
  readonly standing: Standing | null;
  /** `null` for a game that isn't finished or can't be evaluated. */
  readonly projection: Projection | null;
}

/** What is known of a finished game besides what lists show: figures are worked out from it. */
export interface KeptFacts extends Pick<Projection, 'rounds' | 'payouts' | 'sales' | 'cards' | 'course'> {
  /** The seat that began; `null` if only the result is known. */
  readonly firstSeat: Seat | null;
  /** Whether a double's price is shared. */
  readonly isSplit: boolean;
  readonly results: readonly (ResultRow & { readonly player: string })[];
}

/** Of a game that isn't finished. */
export const NO_FACTS: KeptFacts = {
  firstSeat: null,
  isSplit: false,
  rounds: [],
  payouts: [],
  sales: [],
  cards: [],
  course: null,
  results: [],
};

export function factsOf(game: Projecting): KeptFacts {
  const { record, projection } = game;
  const results = projection?.results ?? resultsAlone(game);
  const { rounds, payouts, sales, cards, course } = projection ?? NO_FACTS;
  return {
    firstSeat: resultOf(record) === null ? record.firstSeat : null,
    isSplit: record.options['splitDouble'] === true,
    rounds,
    payouts,
    sales,
    // Of equals, figures name the first.
    cards: cards.toSorted(
      (one, other) =>
        one.round - other.round || one.seat - other.seat || (one.artist < other.artist ? -1 : 1),
    ),
    course,
    results: results.map((result) => ({ player: record.players[result.seat]?.id ?? '', ...result })),
  };
}

/** A game of which only the result is known: it counts for what is in it. */
function resultsAlone({ record: { players }, standing }: Projecting): ResultRow[] {
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

/** Facts, or what the forecast says, as they are kept: a text whose damage shows. */
export type Sealed = readonly [text: string, checksum: number];

export function sealed(kept: KeptFacts | GameValues): Sealed {
  const text = JSON.stringify(kept);
  return [text, crc32(text)];
}

/** Facts as they were written; `null` if they are damaged. */
export function readFacts(text: string, checksum: number): KeptFacts | null {
  const facts = unsealed(text, checksum);
  return isFacts(facts) ? facts : null;
}

/** The same of what the forecast says. */
export function readWorth(text: string, checksum: number): GameValues | null {
  const worth = unsealed(text, checksum);
  return isWorth(worth) ? worth : null;
}

function unsealed(text: string, checksum: number): unknown {
  return crc32(text) === checksum ? fromJson(text) : null;
}

// What has its checksum is what was written.
function isFacts(value: unknown): value is KeptFacts {
  return isObject(value) && 'results' in value;
}

function isWorth(value: unknown): value is GameValues {
  return isObject(value) && 'accounts' in value;
}
