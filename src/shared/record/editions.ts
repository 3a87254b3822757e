import {
  auction,
  EDITIONS as AUCTION_EDITIONS,
  type EditionId as AuctionEditionId,
} from '../auction/index.ts';
import type { BoxFacts } from '../core/box.ts';
import {
  EDITIONS as GALLERY_EDITIONS,
  gallery,
  type EditionId as GalleryEditionId,
} from '../gallery/index.ts';

export type EditionId = AuctionEditionId | GalleryEditionId;

const [first, ...others] = [...AUCTION_EDITIONS, ...GALLERY_EDITIONS];
if (first === undefined) throw new Error('there is no edition to play');

/** Both families' editions, by their names in the public record. */
export const EDITION_IDS: readonly [EditionId, ...EditionId[]] = [first, ...others];

/** An edition with its family. */
export type KnownEdition =
  | { readonly family: 'auction'; readonly edition: (typeof auction.editions)[AuctionEditionId] }
  | { readonly family: 'gallery'; readonly edition: (typeof gallery.editions)[GalleryEditionId] };

export function isEditionId(id: string): id is EditionId {
  return EDITION_IDS.some((known) => known === id);
}

/** A box with a rulebook in this language, or the first box if there is none. */
export function boxReadIn(language: string): EditionId {
  return EDITION_IDS.find((id) => isIn(language, editionOf(id).edition)) ?? EDITION_IDS[0];
}

function isIn(language: string, { printing }: BoxFacts): boolean {
  switch (printing.by) {
    case 'publisher':
      return printing.language === language;
    case 'year':
    case 'players':
      return false;
  }
}

export function editionOf(id: EditionId): KnownEdition {
  return isAuction(id)
    ? { family: 'auction', edition: auction.editions[id] }
    : { family: 'gallery', edition: gallery.editions[id] };
}

function isAuction(id: EditionId): id is AuctionEditionId {
  return Object.hasOwn(auction.editions, id);
}
