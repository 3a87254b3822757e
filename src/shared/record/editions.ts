import { auction } from '../auction/index.ts';
import { gallery } from '../gallery/index.ts';

/** Both families' editions, by the names the public record gives them. */
export const EDITION_IDS = [
  'modern-art-1994',
  'modern-art-cmon-en',
  'modern-art-cmon-it',
  'masters-gallery',
  'modern-art-card-game',
] as const satisfies readonly (AuctionEditionId | GalleryEditionId)[];

type AuctionEditionId = keyof typeof auction.editions;
type GalleryEditionId = keyof typeof gallery.editions;

export type EditionId = (typeof EDITION_IDS)[number];

/** An edition with the family whose rules read it. */
export type KnownEdition =
  | { readonly family: 'auction'; readonly edition: (typeof auction.editions)[AuctionEditionId] }
  | { readonly family: 'gallery'; readonly edition: (typeof gallery.editions)[GalleryEditionId] };

export function isEditionId(id: string): id is EditionId {
  return EDITION_IDS.some((known) => known === id);
}

export function editionOf(id: EditionId): KnownEdition {
  switch (id) {
    case 'modern-art-1994':
    case 'modern-art-cmon-en':
    case 'modern-art-cmon-it':
      return { family: 'auction', edition: auction.editions[id] };
    case 'masters-gallery':
    case 'modern-art-card-game':
      return { family: 'gallery', edition: gallery.editions[id] };
  }
}
