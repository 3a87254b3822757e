import type { ShownArtist } from '../wall/shown-artist.ts';

/** One artist's column on the board after a round. */
export interface RankedBay extends ShownArtist {
  readonly artist: string;
  readonly count: number;
  readonly rank: number | null;
  /** The column's spaces, one per round up to this one; `null` if there is no tile. */
  readonly tiles: readonly (number | null)[];
  /** The value of each award on the artist. */
  readonly awards: readonly number[];
  readonly corrected: number;
  /** The column's total if it pays nothing this round, but may in a later one. */
  readonly waits: number;
  readonly value: number;
  /** Artists this one beat or lost to in a tie for a tile. */
  readonly tieWonOver: readonly string[];
  readonly tieLostTo: readonly string[];
}

/** One family's wording for the board. */
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
