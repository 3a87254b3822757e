import { tiesAt } from './ranking.ts';
import type { Seat } from './seats.ts';
import { at, type Tally } from './tally.ts';

/** Why a round ranks, values and pays as it does. */
export interface ExplanationOf<Explained, Part> {
  readonly round: number;
  /** The ranked artists, best first, then the others in board order. */
  readonly artists: readonly Explained[];
  /** `null` if holdings are unknown or some cards are still face down. */
  readonly payouts: readonly SeatExplainedBy<Part>[] | null;
}

export interface SeatExplainedBy<Part> {
  readonly seat: Seat;
  /** One entry per artist whose cards the seat holds, worthless ones included. */
  readonly parts: readonly Part[];
  readonly payout: number;
}

export interface RankExplained<Artist> {
  readonly artist: Artist;
  readonly count: number;
  /** 1 for the best; `null` if unranked. */
  readonly rank: number | null;
  /** Artists with the same number of cards who lost the tie. */
  readonly tieWonOver: readonly Artist[];
  /** Artists with the same number of cards who won the tie. */
  readonly tieLostTo: readonly Artist[];
  /** What one card pays: 0 if unranked. */
  readonly value: number;
}

/** The tile or token that an artist got in a round. */
export interface PrizeLaid {
  readonly round: number;
  readonly amount: number;
}

interface Ranked {
  readonly round: number;
  readonly counts: Tally;
  readonly ranking: readonly number[];
  readonly values: Tally;
}

export function explainRank<Artist>(
  artists: readonly Artist[],
  { counts, ranking, values }: Ranked,
  artist: Artist,
  place: number,
): RankExplained<Artist> {
  const rank = ranking.indexOf(place);
  return {
    artist,
    count: at(counts, place),
    rank: rank < 0 ? null : rank + 1,
    ...tiesAt(artists, counts, place),
    value: at(values, place),
  };
}

export function rankedFirst<Explained extends { readonly rank: number | null }>(
  artists: readonly Explained[],
): readonly Explained[] {
  const last = artists.length + 1;
  return artists.toSorted((one, other) => (one.rank ?? last) - (other.rank ?? last));
}

/** What an artist got up to and including a round, in round order. */
export function prizesUpTo(
  round: Ranked,
  settled: readonly Ranked[],
  place: number,
  amountOf: (rank: number) => number,
): PrizeLaid[] {
  const earlier = settled.filter((one) => one.round < round.round);
  return [...earlier, round].flatMap((one) => {
    const rank = one.ranking.indexOf(place);
    return rank < 0 ? [] : { round: one.round, amount: amountOf(rank) };
  });
}
