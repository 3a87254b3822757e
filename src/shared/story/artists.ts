import type { Explanation as AuctionExplanation } from '../auction/index.ts';
import type { Seat } from '../core/seats.ts';
import type { Explanation as GalleryExplanation } from '../gallery/index.ts';

/** An artist in a round that is over. */
export interface ArtistInRound {
  readonly round: number;
  readonly artist: string;
  readonly count: number;
  /** 1 for the best; `null` for those that paid nothing. */
  readonly rank: number | null;
  /** What one painting or card paid. */
  readonly value: number;
}

/** What a player’s paintings or cards by one artist brought in a round. */
export interface Earning {
  readonly round: number;
  readonly seat: Seat;
  readonly artist: string;
  readonly cards: number;
  readonly amount: number;
}

type Explained = readonly (AuctionExplanation | GalleryExplanation)[];

/** How the artists rose and fell, in the order of the rounds. */
export function artistsOf(rounds: Explained): ArtistInRound[] {
  return rounds.flatMap(({ round, artists }) =>
    artists.map(({ artist, count, rank, value }) => ({ round, artist, count, rank, value })),
  );
}

/** Who earned what by whom; rounds of which nobody has said who holds what are left out. */
export function earningsOf(rounds: Explained): Earning[] {
  return rounds.flatMap(({ round, payouts }) =>
    (payouts ?? []).flatMap(({ seat, parts }) =>
      parts.map((part) => ({
        round,
        seat,
        artist: part.artist,
        cards: 'cards' in part ? part.cards : part.paintings,
        amount: 'points' in part ? part.points : part.amount,
      })),
    ),
  );
}
