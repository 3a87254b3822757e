import type { AuctionQuestion, GalleryQuestion } from '../referee/index.ts';

/** How people ask questions in a language, so that rulings can be found in everyday words. */
export interface Everyday {
  /** Words that carry little meaning in a search. */
  readonly fillers: string;
  /** Word endings to strip, “ies>y” for “parties”: the first that leaves three letters, repeatedly. */
  readonly endings: string;
  /** What an artist’s name may stand for, the likeliest first. */
  readonly artist: string;
  /** Words of one meaning, one group per line; “=” is the sign of a double. */
  readonly alike: readonly string[];
  /** What people say when they look for a ruling, and what the rulebooks say: words and phrases, separated by commas. */
  readonly asked: {
    readonly auction: Readonly<Record<AuctionQuestion, string>>;
    readonly gallery: Readonly<Record<GalleryQuestion, string>>;
  };
}
