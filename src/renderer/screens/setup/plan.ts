import { auction, type Tracking as AuctionTracking } from '../../../shared/auction/index.ts';
import type { Ink } from '../../../shared/core/box.ts';
import type { Citation } from '../../../shared/core/citation.ts';
import { gallery, type Tracking as GalleryTracking } from '../../../shared/gallery/index.ts';
import { editionOf, type AnyEdition, type KnownEdition } from '../../../shared/record/index.ts';

/** What the app can track in either family. An edition's first option is its default. */
export type Tracking = AuctionTracking | GalleryTracking;

/** How a rulebook chooses the first player. */
export type FirstPlayerRule = 'youngest' | 'latest-museum-visit' | 'chosen';

export interface Artist {
  readonly id: string;
  readonly name: string;
  readonly ink?: Ink;
}

/**
 * The questions of a setup for an edition and number of players. `null` or `false` for anything the edition
 * doesn't have.
 */
export interface Plan {
  readonly edition: AnyEdition;
  readonly family: KnownEdition['family'];
  readonly players: { readonly least: number; readonly most: number };
  readonly trackings: readonly Tracking[];
  /** Cards per player before each round. */
  readonly deal: readonly number[];
  readonly dealPlace: Citation;
  /** The deal for the face-down variant, if the edition has it. */
  readonly mystery: { readonly deal: readonly number[]; readonly place: Citation } | null;
  readonly splitDouble: Citation | null;
  /** In the edition's order. `free` if the rulebook fixes only the first. */
  readonly artists: readonly Artist[];
  readonly orderIsFree: boolean;
  readonly cards: number;
  /** In thousands; `null` if the game has no money. */
  readonly cash: number | null;
  readonly first: { readonly rule: FirstPlayerRule; readonly place: Citation };
  /** The number of award tokens in the box. */
  readonly awards: number;
}

export function planOf(id: AnyEdition, players: number): Plan {
  const known = editionOf(id);
  const { edition } = known;
  const common = {
    edition: id,
    family: known.family,
    players: edition.players,
    deal: edition.deal[players] ?? [],
    artists: edition.artists,
    cards: edition.artists.reduce((sum, { cards }) => sum + cards, 0),
    dealPlace: edition.cites.setup,
  };
  switch (known.family) {
    case 'auction': {
      const { mystery, splitDouble, startingCash, cites, artistOrder } = known.edition;
      return {
        ...common,
        trackings: auction.trackings,
        mystery: mystery?.players === players ? { deal: mystery.deal, place: cites['mystery-deal'] } : null,
        splitDouble: splitDouble === 'variant' ? cites['double-split'] : null,
        orderIsFree: artistOrder === 'only-the-leftmost-stated',
        cash: startingCash,
        first: { rule: 'youngest', place: cites['first-auctioneer'] },
        awards: 0,
      };
    }
    case 'gallery': {
      const { firstPlayer, cites } = known.edition;
      return {
        ...common,
        trackings: gallery.trackings,
        mystery: null,
        splitDouble: null,
        orderIsFree: false,
        cash: null,
        first: { rule: firstPlayer, place: cites['first-player'] },
        awards: known.edition.awards.tokens,
      };
    }
  }
}
