import {
  auction,
  EDITIONS as AUCTION_EDITIONS,
  type EditionId as AuctionEditionId,
} from '../auction/index.ts';
import {
  EDITIONS as GALLERY_EDITIONS,
  gallery,
  type EditionId as GalleryEditionId,
} from '../gallery/index.ts';

export type EditionId = AuctionEditionId | GalleryEditionId;

const [first, ...others] = [...AUCTION_EDITIONS, ...GALLERY_EDITIONS];
if (first === undefined) throw new Error('there is no edition to play');

/** Both families' editions, by the names the public record gives them. */
export const EDITION_IDS: readonly [EditionId, ...EditionId[]] = [first, ...others];

/** An edition with the family whose rules read it. */
export type KnownEdition =
  | { readonly family: 'auction'; readonly edition: (typeof auction.editions)[AuctionEditionId] }
  | { readonly family: 'gallery'; readonly edition: (typeof gallery.editions)[GalleryEditionId] };

export function isEditionId(id: string): id is EditionId {
  return EDITION_IDS.some((known) => known === id);
}

export function editionOf(id: EditionId): KnownEdition {
  return isAuction(id)
    ? { family: 'auction', edition: auction.editions[id] }
    : { family: 'gallery', edition: gallery.editions[id] };
}

function isAuction(id: EditionId): id is AuctionEditionId {
  return Object.hasOwn(auction.editions, id);
}
