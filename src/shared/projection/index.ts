import type { EndedBy, Outcome } from '../core/family.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import { editionOf, outcomeOf, type Sitting } from '../record/index.ts';
import { tellStory, type ArtistInRound, type Earning, type LotSold, type Story } from '../story/index.ts';
import { placesOf } from './places.ts';

export { placesOf } from './places.ts';
export { projectResult } from './result-rows.ts';

/**
 * The version of the rules and of what is made of them. It goes up with every change after which some game would
 * come to other rows: what was written with another version is then worked out again.
 */
export const PROJECTION_VERSION = 2;

/** A finished game as rows, for history and statistics: what of it will be asked for over many games. */
export interface Projection {
  readonly rounds: readonly RoundRow[];
  readonly artists: readonly ArtistInRound[];
  /** Of the auction family, where buyers are kept. */
  readonly sales: readonly LotSold[];
  /** Of the gallery family, where displays are known. */
  readonly cards: readonly Earning[];
  readonly payouts: readonly PayoutRow[];
  readonly results: BySeat<ResultRow>;
}

export interface RoundRow {
  readonly round: number;
  readonly endedBy: EndedBy;
  /** `null` where nobody knows whose card it was. */
  readonly ender: Seat | null;
}

export interface PayoutRow {
  readonly round: number;
  readonly seat: Seat;
  readonly amount: number;
}

/** What one seat came to. What the table did not keep is `null`. */
export interface ResultRow {
  readonly seat: Seat;
  readonly score: number | null;
  /** 1 for the winner, shared by equals. */
  readonly place: number | null;
  /** Works held when rounds were paid, by artist in the edition’s order. */
  readonly held: readonly number[] | null;
  /** What the bank paid, or points scored, over all rounds. */
  readonly paidOut: number | null;
  /** Money paid for paintings, and what others paid for one’s lots. */
  readonly bought: number | null;
  readonly sold: number | null;
  readonly adjusted: number | null;
}

/** The rows of a game whose winners are known; `null` for any other. */
export function project(sitting: Sitting): Projection | null {
  const last = sitting.tables.at(-1);
  const story = tellStory(sitting);
  if (last === undefined || story === null || sitting.problem !== null) return null;
  const outcome = outcomeOf(last);
  if (outcome.winners === null) return null;
  return {
    rounds: story.endings.map(({ round, endedBy, ender }) => ({ round, endedBy, ender })),
    artists: story.artists,
    sales: story.family === 'auction' ? story.lots : [],
    cards: story.family === 'gallery' ? story.earnings : [],
    payouts: outcome.rounds.flatMap(({ round, payouts }) =>
      (payouts ?? []).map((amount, seat) => ({ round, seat, amount })),
    ),
    results: resultsOf(sitting, story, outcome),
  };
}

function resultsOf({ record }: Sitting, story: Story, outcome: Outcome): ResultRow[] {
  const { scores, winners, rounds } = outcome;
  const places = placesOf(record.players.length, scores, winners);
  const artists = editionOf(record.edition).edition.artists.map(({ id }) => id);
  return record.players.map((_, seat) => {
    const flow = story.family === 'auction' ? (story.flows?.[seat] ?? null) : null;
    return {
      seat,
      score: scores?.[seat] ?? null,
      place: places[seat] ?? null,
      held: artists.map((artist) =>
        story.earnings.reduce(
          (sum, earning) => (earning.seat === seat && earning.artist === artist ? sum + earning.cards : sum),
          0,
        ),
      ),
      paidOut: rounds.reduce((sum, { payouts }) => sum + (payouts?.[seat] ?? 0), 0),
      bought: flow?.bought ?? null,
      sold: flow?.sold ?? null,
      adjusted: flow?.adjusted ?? null,
    };
  });
}
