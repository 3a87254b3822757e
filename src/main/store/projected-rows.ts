import { packWall, placesOf, type Projection, type ResultRow } from '../../shared/projection/index.ts';
import { editionIn, editionOf, type GameRecord } from '../../shared/record/index.ts';
import type { Standing } from './standing.ts';

/** What history and statistics need of a game. */
export interface Projecting {
  readonly record: GameRecord;
  readonly standing: Standing | null;
  /** `null` for a game that isn't finished or can't be evaluated. */
  readonly projection: Projection | null;
}

/** The tables with rows about a game, each named after its rows. */
export const ROW_KINDS = [
  'tag',
  'round',
  'artist',
  'sale',
  'card',
  'payout',
  'result',
  'wall',
  'course',
] as const;

export type Row = readonly (string | number | null)[];

/** A game's rows in each table, without the game's number. */
export type Rows = Readonly<Record<(typeof ROW_KINDS)[number], readonly Row[]>>;

/** The rows of a game that isn't finished. */
export function rowsUnderWay(tags: readonly string[]): Rows {
  return {
    tag: tags.map((tag) => [tag]),
    round: [],
    artist: [],
    sale: [],
    card: [],
    payout: [],
    result: [],
    wall: [],
    course: [],
  };
}

export function rowsOfFinished(tags: readonly string[], { record, standing, projection }: Projecting): Rows {
  const results = projection?.results ?? resultsAlone(record, standing);
  const underWay = rowsUnderWay(tags);
  const result = results.map((one) => resultRow(record, projection, one));
  if (projection === null) return { ...underWay, result };
  const { rounds, artists, sales, cards, payouts } = projection;
  return {
    ...underWay,
    round: rounds.map(({ round, endedBy, ender }) => [round, endedBy, ender]),
    artist: artists.map(({ round, artist, count, rank, value }) => [round, artist, count, rank, value]),
    sale: sales.map(({ index, round, auctioneer, partner, buyer, artist, kind, paintings, price, paid }) => [
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
    card: cards.map(({ round, seat, artist, cards: shown, amount }) => [round, seat, artist, shown, amount]),
    payout: payouts.map(({ round, seat, amount }) => [round, seat, amount]),
    result,
    wall: wallRows(record, projection),
    course: courseRows(projection),
  };
}

function wallRows(record: GameRecord, { wall, ownersTracked }: Projection): readonly Row[] {
  const paintings = wall.rounds.reduce((sum, round) => sum + round.length, 0);
  if (paintings === 0) return [];
  const artists = editionOf(editionIn(record)).edition.artists.map(({ id }) => id);
  return [[ownersTracked ? 1 : 0, wall.rounds.length, paintings, packWall(wall, artists)]];
}

function courseRows({ course }: Projection): readonly Row[] {
  if (course === null) return [];
  const { leadChanges, lastChange, comeback, late } = course;
  return [
    [
      leadChanges,
      lastChange,
      comeback?.seat ?? null,
      comeback?.behind ?? null,
      comeback?.events ?? null,
      late === null ? null : late ? 1 : 0,
    ],
  ];
}

/** Every edition has five. */
const ARTISTS = 5;

function resultRow({ players }: GameRecord, projection: Projection | null, result: ResultRow): Row {
  const { seat, score, place, held, paidOut, bought, sold, adjusted } = result;
  const { dearest, bestDeal, worstDeal, bestRound } = highlights(projection, seat);
  return [
    seat,
    players[seat]?.id ?? null,
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
}

/** A game of which only the result is known: it counts for what is in it. */
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

/**
 * Records among a seat's own sales and rounds. Sales count only if every price is known, not just if one was
 * free.
 */
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
