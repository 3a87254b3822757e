import {
  auction,
  EDITIONS as AUCTION_EDITIONS,
  readBox as readAuctionBox,
  type BuiltIn as AuctionBuiltIn,
  type Edition as AuctionEdition,
  type EditionId as AuctionEditionId,
} from '../auction/index.ts';
import type { BoxFields, BoxReading } from '../core/box-reading.ts';
import type { BoxFacts } from '../core/box.ts';
import {
  EDITIONS as GALLERY_EDITIONS,
  gallery,
  readBox as readGalleryBox,
  type BuiltIn as GalleryBuiltIn,
  type Edition as GalleryEdition,
  type EditionId as GalleryEditionId,
} from '../gallery/index.ts';

/** An edition that is built in. */
export type EditionId = AuctionEditionId | GalleryEditionId;

const [first, ...others] = [...AUCTION_EDITIONS, ...GALLERY_EDITIONS];
if (first === undefined) throw new Error('there is no edition to play');

/** Both families' editions, by their names in the public record. */
export const EDITION_IDS: readonly [EditionId, ...EditionId[]] = [first, ...others];

/** An edition with its family. */
export type KnownEdition =
  | { readonly family: 'auction'; readonly edition: AuctionEdition }
  | { readonly family: 'gallery'; readonly edition: GalleryEdition };

export type KnownBuiltIn =
  | { readonly family: 'auction'; readonly edition: AuctionBuiltIn }
  | { readonly family: 'gallery'; readonly edition: GalleryBuiltIn };

export function isEditionId(id: string): id is EditionId {
  return EDITION_IDS.some((known) => known === id);
}

/** A box with a rulebook in this language, or the first box if there is none. */
export function boxReadIn(language: string): EditionId {
  return EDITION_IDS.find((id) => isIn(language, builtIn(id).edition)) ?? EDITION_IDS[0];
}

function isIn(language: string, { printing }: BoxFacts): boolean {
  switch (printing.by) {
    case 'publisher':
      return printing.language === language;
    case 'year':
    case 'somebody':
      return false;
  }
}

export function builtIn(id: EditionId): KnownBuiltIn {
  return isAuction(id)
    ? { family: 'auction', edition: auction.editions[id] }
    : { family: 'gallery', edition: gallery.editions[id] };
}

function isAuction(id: EditionId): id is AuctionEditionId {
  return Object.hasOwn(auction.editions, id);
}

/** A made box as an edition, and its document’s fields in full. */
export function readMade(
  reading: BoxReading,
  document: BoxFields,
  basedOn: EditionId,
): { readonly known: KnownEdition; readonly fields: BoxFields } {
  const base = builtIn(basedOn);
  switch (base.family) {
    case 'auction': {
      const { edition, fields } = readAuctionBox(reading, document, base.edition);
      return { known: { family: 'auction', edition }, fields };
    }
    case 'gallery': {
      const { edition, fields } = readGalleryBox(reading, document, base.edition);
      return { known: { family: 'gallery', edition }, fields };
    }
  }
}
