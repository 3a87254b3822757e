import type { AuctionKind, AuctionWords, Edition as AuctionEdition } from '../auction/index.ts';
import type { Edition as GalleryEdition, GalleryWords, PointsName } from '../gallery/index.ts';
import { editionOf, isBox, type AnyEdition } from '../record/index.ts';
import type { Language } from './languages.ts';
import type { Noun } from './noun.ts';

/** The terms of the auction family. */
export interface AuctionTerms<N extends Noun = Noun> {
  readonly kinds: Readonly<Record<AuctionKind, string>>;
  /** Within a sentence about a painting. */
  readonly sold: Readonly<Record<AuctionKind, string>>;
  /** What the first three artists of a round get. */
  readonly tile: N;
}

/** The terms of the gallery family. */
export interface GalleryTerms<N extends Noun = Noun> {
  readonly card: N;
  /** The card turned up next to the deck. */
  readonly influence: N;
  readonly points: N;
}

/** A language's vocabularies, which boxes with the same terms share, and its names for printings. */
export interface Terms<N extends Noun = Noun> {
  readonly language: Language;
  readonly auction: Readonly<Record<AuctionWords, AuctionTerms<N>>>;
  readonly gallery: Readonly<Record<GalleryWords, Omit<GalleryTerms<N>, 'points'>>>;
  readonly points: Readonly<Record<PointsName, N>>;
  readonly printing: {
    readonly publisher: (publisher: string, language: string) => string;
    readonly somebody: string;
  };
}

/** A language's vocabularies, with or without its other texts. */
export interface WithTerms {
  readonly terms: Terms;
}

export function auctionTerms({ terms }: WithTerms, { words }: Pick<AuctionEdition, 'words'>): AuctionTerms {
  return terms.auction[words];
}

export function galleryTerms(
  { terms }: WithTerms,
  { words, points }: Pick<GalleryEdition, 'words' | 'points'>,
): GalleryTerms {
  return { ...terms.gallery[words], points: terms.points[points] };
}

/** What the box calls its points; `null` if it scores money. */
export function pointsIn(has: WithTerms, edition: AnyEdition): Noun | null {
  const known = editionOf(edition);
  switch (known.family) {
    case 'auction':
      return null;
    case 'gallery':
      return galleryTerms(has, known.edition).points;
  }
}

/** The usual name of a box, and what distinguishes it from others with that name. */
export interface BoxName {
  readonly game: string;
  readonly edition: string;
}

export function boxName({ terms }: WithTerms, edition: AnyEdition): BoxName {
  const { title, translatedTitles, printing } = editionOf(edition).edition;
  const game = translatedTitles[terms.language] ?? title;
  switch (printing.by) {
    case 'year':
      return { game, edition: String(printing.year) };
    case 'publisher':
      return { game, edition: terms.printing.publisher(printing.publisher, printing.language) };
    case 'somebody':
      return { game, edition: terms.printing.somebody };
  }
}

/** “Modern Art (1994)”, or the title that somebody gave a box. */
export function fullBoxName(has: WithTerms, edition: AnyEdition): string {
  const name = boxName(has, edition);
  return isBox(edition) ? name.game : `${name.game} (${name.edition})`;
}
