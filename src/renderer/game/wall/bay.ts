import type { ShownArtist } from '../../../shared/core/shown-artist.ts';

/** One artist on the wall. Its words are ready to draw. */
export interface Bay extends ShownArtist {
  readonly artist: string;
  readonly count: number;
  /** How many end the round. */
  readonly limit: number;
  /** “of 5”. */
  readonly of: string;
  /** How many are owned: the red dots. */
  readonly sold: number;
  /** The name of a card beside the deck that counts for this artist; empty if there is none. */
  readonly beside: string;
  /** How the round could end here: with one more, with one turn, or only if everybody adds to it. */
  readonly reach: 'one-more' | 'second-card' | 'everyone' | null;
  /** How close that is, in words; may be empty. */
  readonly warning: string;
  /** None on a small wall, such as a player's phone. */
  readonly facts: readonly Fact[];
}

export interface Fact {
  readonly label: string;
  readonly value: string | readonly Laid[];
  /** The first to go if there is little space. */
  readonly spare?: boolean;
}

/** A tile or token on an artist, as drawn and as read out. */
export interface Laid {
  readonly text: string;
  readonly said: string;
  readonly as: 'tile' | 'token' | 'award' | 'corrected' | 'none';
}
