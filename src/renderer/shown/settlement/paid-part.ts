import type { ShownArtist } from '../wall/shown-artist.ts';

/** What a round brings a seat for one artist. */
export interface PaidPart {
  readonly artist: ShownArtist;
  readonly text: string;
  /** The same for whoever hears it. */
  readonly said: string;
  readonly worthless: boolean;
}
