import {
  auction,
  type AuctionKind,
  type EditionId as AuctionEdition,
  type AuctionWords,
} from '../auction/index.ts';
import {
  gallery,
  type EditionId as GalleryEdition,
  type GalleryWords,
  type PointsName,
} from '../gallery/index.ts';
import { editionOf, type EditionId } from '../record/index.ts';
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
    readonly players: (least: number, most: number) => string;
  };
}

/** A language's vocabularies, with or without its other texts. */
export interface WithTerms {
  readonly terms: Terms;
}

export function auctionTerms({ terms }: WithTerms, id: AuctionEdition): AuctionTerms {
  return terms.auction[auction.editions[id].words];
}

export function galleryTerms({ terms }: WithTerms, id: GalleryEdition): GalleryTerms {
  const { words, points } = gallery.editions[id];
  return { ...terms.gallery[words], points: terms.points[points] };
}

/** What the box calls its points; `null` if it scores money. */
export function pointsIn(has: WithTerms, id: EditionId): Noun | null {
  const known = editionOf(id);
  switch (known.family) {
    case 'auction':
      return null;
    case 'gallery':
      return galleryTerms(has, known.edition.id).points;
  }
}

/** The usual name of a box, and what distinguishes it from others with that name. */
export interface BoxName {
  readonly game: string;
  readonly edition: string;
}

export function boxName({ terms }: WithTerms, id: EditionId): BoxName {
  const { title, translatedTitles, printing, players } = editionOf(id).edition;
  const game = translatedTitles[terms.language] ?? title;
  switch (printing.by) {
    case 'year':
      return { game, edition: String(printing.year) };
    case 'publisher':
      return { game, edition: terms.printing.publisher(printing.publisher, printing.language) };
    case 'players':
      return { game, edition: terms.printing.players(players.least, players.most) };
  }
}

/** “Modern Art (1994)” */
export function fullBoxName(has: WithTerms, id: EditionId): string {
  const { game, edition } = boxName(has, id);
  return `${game} (${edition})`;
}
