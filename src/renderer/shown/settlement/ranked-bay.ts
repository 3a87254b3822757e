import type { ShownArtist } from '../wall/shown-artist.ts';

/** One artist's column of the board once a round is over. */
export interface RankedBay extends ShownArtist {
  readonly artist: string;
  readonly count: number;
  readonly rank: number | null;
  /** The column's spaces, a round each up to this one; `null` where no tile lies. */
  readonly tiles: readonly (number | null)[];
  /** What each award that lies on the artist is worth. */
  readonly awards: readonly number[];
  readonly corrected: number;
  /** What all of that adds up to, where it pays nothing now and may still pay in a round to come. */
  readonly waits: number;
  readonly value: number;
  /** Ties that decided about a tile, by name. */
  readonly tieWonOver: readonly string[];
  readonly tieLostTo: readonly string[];
}

/** What a family says about such a board, in its own words. */
export interface BoardWords {
  readonly board: string;
  readonly rank: (rank: number) => string;
  readonly noRank: string;
  readonly paintings: (count: number) => string;
  readonly tieWon: (artists: string) => string;
  readonly tieLost: (artists: string) => string;
  readonly tile: (round: number, amount: string) => string;
  readonly noTile: (round: number) => string;
  readonly tiles: string;
  readonly award: (amount: string) => string;
  readonly sum: (parts: readonly string[], value: string) => string;
  readonly byCorrection: (amount: string) => string;
  readonly nothing: string;
  readonly waits: (amount: string) => string;
}
