import type { ShownArtist } from '../wall/shown-artist.ts';

/** What a round pays a seat for one artist. */
export interface PaidPart {
  readonly artist: ShownArtist;
  readonly text: string;
  /** The same for a screen reader. */
  readonly said: string;
  readonly worthless: boolean;
}
