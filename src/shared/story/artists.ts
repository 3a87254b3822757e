import type { Explanation as AuctionExplanation } from '../auction/index.ts';
import type { Seat } from '../core/seats.ts';
import type { Explanation as GalleryExplanation } from '../gallery/index.ts';

/** An artist in a finished round. */
export interface ArtistInRound {
  readonly round: number;
  readonly artist: string;
  readonly count: number;
  /** 1 for the best; `null` if unranked. */
  readonly rank: number | null;
  /** What one painting or card paid. */
  readonly value: number;
}

/** What a player’s paintings or cards by one artist earned in a round. */
export interface Earning {
  readonly round: number;
  readonly seat: Seat;
  readonly artist: string;
  readonly cards: number;
  readonly amount: number;
}

type Explained = readonly (AuctionExplanation | GalleryExplanation)[];

/** The artists' ranks and values, in round order. */
export function artistsOf(rounds: Explained): ArtistInRound[] {
  return rounds.flatMap(({ round, artists }) =>
    artists.map(({ artist, count, rank, value }) => ({ round, artist, count, rank, value })),
  );
}

/** Who earned how much with whose works. Rounds with unknown holdings are left out. */
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
