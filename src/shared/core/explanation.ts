import { tiesAt } from './ranking.ts';
import type { Seat } from './seats.ts';
import { at, type Tally } from './tally.ts';

/** Why a round ranks, values and pays as it does. */
export interface ExplanationOf<Explained, Part> {
  readonly round: number;
  /** The ranked first, best first; then the others as they lie on the table. */
  readonly artists: readonly Explained[];
  /** `null` where nobody has said who holds what, or not everything is turned up. */
  readonly payouts: readonly SeatExplainedBy<Part>[] | null;
}

export interface SeatExplainedBy<Part> {
  readonly seat: Seat;
  /** One entry an artist of whom the seat holds cards, worthless ones too. */
  readonly parts: readonly Part[];
  readonly payout: number;
}

export interface RankExplained<Artist> {
  readonly artist: Artist;
  readonly count: number;
  /** 1 for the best; `null` for those not ranked. */
  readonly rank: number | null;
  /** Artists with as many cards, beaten for coming later in the order that decides ties. */
  readonly tieWonOver: readonly Artist[];
  /** Artists with as many cards that come earlier. */
  readonly tieLostTo: readonly Artist[];
  /** What one card pays: nothing for those not ranked. */
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

/** What an artist got up to a round, that round's included, in the order of the rounds. */
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
