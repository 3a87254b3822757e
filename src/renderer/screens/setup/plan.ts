import { auction, type Tracking as AuctionTracking } from '../../../shared/auction/index.ts';
import type { Citation } from '../../../shared/core/citation.ts';
import { gallery, type Tracking as GalleryTracking } from '../../../shared/gallery/index.ts';
import { editionOf, type EditionId, type KnownEdition } from '../../../shared/record/index.ts';

/** What the app may keep of a game, in either family; an edition's first is what it offers first. */
export type Tracking = AuctionTracking | GalleryTracking;

/** How a rulebook finds who begins. */
export type FirstPlayerRule = 'youngest' | 'latest-museum-visit' | 'chosen';

export interface Artist {
  readonly id: string;
  readonly name: string;
}

/** What laying a table asks in an edition with so many players: what it does not have is `null` or `false`. */
export interface Plan {
  readonly edition: EditionId;
  readonly family: KnownEdition['family'];
  readonly players: { readonly least: number; readonly most: number };
  readonly trackings: readonly Tracking[];
  /** Cards each before every round. */
  readonly deal: readonly number[];
  readonly dealPlace: Citation;
  /** What is dealt with the face-down hand of the variant in play, where there is one. */
  readonly mystery: { readonly deal: readonly number[]; readonly place: Citation } | null;
  readonly splitDouble: Citation | null;
  /** In the edition's order; `free` where its rulebook leaves all but the first to the board. */
  readonly artists: readonly Artist[];
  readonly orderIsFree: boolean;
  readonly cards: number;
  /** In thousands; `null` where nobody has money. */
  readonly cash: number | null;
  readonly first: { readonly rule: FirstPlayerRule; readonly place: Citation };
  /** Award tokens in the box. */
  readonly awards: number;
}

export function planOf(id: EditionId, players: number): Plan {
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
