import { isObject } from '../../../../shared/core/shape.ts';
import type { Seat } from '../../../../shared/core/seats.ts';
import {
  AUCTION_KINDS,
  type Artist,
  type AuctionKind,
  type Choices,
  type CardPreview,
  type MysteryChoice,
  type OfferChoice,
  type PairChoice,
  type SaleChoice,
} from '../../../../shared/auction/index.ts';
import { readWhole } from '../../../lib/whole-number.ts';

/** With `nobody`, the auctioneer gets it. */
export type Buyer = Seat | 'nobody';

/** The current lot as entered so far, before it is an event. */
export interface Lot {
  /** A mystery-hand card, if one is turned over. */
  readonly mystery: boolean;
  /** The next painting is played out of turn. */
  readonly somebodyElse: boolean;
  readonly artist: Artist | null;
  readonly kind: AuctionKind | null;
  /** Who adds the second card of a double. */
  readonly adder: Buyer | null;
  readonly buyer: Buyer | null;
  /** As typed. */
  readonly price: string;
  /** The price comes first and is done: digits now choose the buyer. */
  readonly priceSaid: boolean;
  /** What the table enters first, if different from the default for this kind of auction. */
  readonly first: 'buyer' | 'price' | null;
  /** As typed, one per seat, if the table notes bids. */
  readonly bids: readonly string[] | null;
  /** The price is a guess. */
  readonly guessed: boolean;
}

export const EMPTY_LOT: Lot = {
  mystery: false,
  somebodyElse: false,
  artist: null,
  kind: null,
  adder: null,
  buyer: null,
  price: '',
  priceSaid: false,
  first: null,
  bids: null,
  guessed: false,
};

/** The current question. */
export type Step =
  | { readonly ask: 'artist'; readonly offer: OfferChoice; readonly mystery: MysteryChoice | null }
  | { readonly ask: 'seller'; readonly seats: readonly Seat[] }
  | { readonly ask: 'kind'; readonly offer: OfferChoice; readonly preview: CardPreview }
  | {
      readonly ask: 'confirm-offer';
      readonly preview: CardPreview;
      readonly kind: AuctionKind | null;
      /** It may be the second card of a double, which only the table knows. */
      readonly second: boolean;
    }
  | { readonly ask: 'mystery-artist'; readonly mystery: MysteryChoice }
  | { readonly ask: 'confirm-mystery'; readonly preview: CardPreview }
  | {
      readonly ask: 'second';
      readonly pair: PairChoice;
      readonly unpaired: Choices['unpaired'];
      /** Nobody adds one, which only has to be confirmed. */
      readonly nobody: boolean;
    }
  | { readonly ask: 'second-kind'; readonly pair: PairChoice; readonly adder: Seat }
  | {
      readonly ask: 'confirm-second';
      readonly pair: PairChoice;
      readonly adder: Seat;
      readonly kind: AuctionKind | null;
    }
  | { readonly ask: 'sale'; readonly sale: SaleChoice };

/** The next question, given what the rules allow and what has been entered; `null` if no lot is due. */
export function stepOf(choices: Choices, lot: Lot): Step | null {
  const { offer, pair, unpaired, sale, mystery } = choices;
  const others = otherSellers(choices);
  if (sale !== null) return { ask: 'sale', sale };
  if (pair !== null && pair.named) return secondStep(pair, unpaired, lot);
  if (lot.mystery && mystery !== null) return mysteryStep(mystery, lot);
  if (offer === null) return null;
  if (lot.somebodyElse && others.length > 0) return { ask: 'seller', seats: others };
  const preview = previewOf(offer.artists, lot.artist);
  if (preview === null) return { ask: 'artist', offer, mystery };
  // A painting that ends the round isn't sold, so don't ask how.
  if (!offer.named || preview.ends !== null) {
    const second = pair?.preview.artist === preview.artist;
    return { ask: 'confirm-offer', preview, kind: null, second };
  }
  if (lot.kind === null) return { ask: 'kind', offer, preview };
  return { ask: 'confirm-offer', preview, kind: lot.kind, second: false };
}

/** Players who could play the next painting out of turn. */
export function otherSellers({ offer, adjust }: Choices): readonly Seat[] {
  if (offer === null) return [];
  return adjust?.turns.filter((seat) => !offer.seats.includes(seat)) ?? [];
}

function mysteryStep(mystery: MysteryChoice, lot: Lot): Step {
  const preview = previewOf(mystery.artists, lot.artist);
  if (preview === null) return { ask: 'mystery-artist', mystery };
  return { ask: 'confirm-mystery', preview };
}

function secondStep(pair: PairChoice, unpaired: Choices['unpaired'], lot: Lot): Step {
  const adder = pair.seats.find((seat) => seat === lot.adder);
  if (adder === undefined) {
    return { ask: 'second', pair, unpaired, nobody: unpaired !== null && lot.adder === 'nobody' };
  }
  if (pair.preview.ends !== null) return { ask: 'confirm-second', pair, adder, kind: null };
  if (lot.kind === null) return { ask: 'second-kind', pair, adder };
  return { ask: 'confirm-second', pair, adder, kind: lot.kind };
}

function previewOf(previews: readonly CardPreview[], artist: Artist | null): CardPreview | null {
  return previews.find((preview) => preview.artist === artist) ?? null;
}

/**
 * What to ask first. A fixed price is named before anyone takes it; other prices are known once somebody
 * has bought.
 */
export function askedFirst({ auction }: SaleChoice, { first }: Lot): 'buyer' | 'price' {
  return first ?? (auction === 'fixed' ? 'price' : 'buyer');
}

/** Who gets it. Before there is a buyer, a price of 0 says that nobody bids. */
export function buyerOf(sale: SaleChoice, lot: Lot): Buyer | null {
  const free = sale.auction !== 'fixed' && askedFirst(sale, lot) === 'price' && readWhole(lot.price) === 0;
  return lot.buyer ?? (free ? 'nobody' : null);
}

/** What a digit means. In the middle of a price it never chooses a seat. */
export function saleAsks(sale: SaleChoice, lot: Lot): 'buyer' | 'price' | 'bids' {
  if (sale.bids !== null && lot.bids !== null) return 'bids';
  if (sale.buyers.every(({ price }) => price === null)) return 'buyer';
  if (askedFirst(sale, lot) === 'price') return lot.priceSaid ? 'buyer' : 'price';
  const free = lot.buyer === 'nobody' && sale.auction !== 'fixed';
  return lot.buyer === null || free ? 'buyer' : 'price';
}

/** The lot one answer earlier; `null` if nothing has been entered. */
export function stepBack(lot: Lot): Lot | null {
  if (lot.priceSaid) return lot.buyer === null ? { ...lot, priceSaid: false } : { ...lot, buyer: null };
  if (lot.price !== '') return { ...lot, price: '' };
  if (lot.buyer !== null) return { ...lot, buyer: null };
  if (lot.bids !== null) return { ...lot, bids: null };
  if (lot.kind !== null) return { ...lot, kind: null };
  if (lot.adder !== null) return { ...lot, adder: null };
  if (lot.artist !== null) return { ...lot, artist: null };
  if (lot.mystery || lot.somebodyElse) return EMPTY_LOT;
  return null;
}

/** The saved lot; anything invalid starts from scratch. */
export function readLot(kept: unknown, artists: readonly Artist[]): Lot {
  if (!isObject(kept)) return EMPTY_LOT;
  const { mystery, somebodyElse, artist, kind, adder, buyer, price, priceSaid, first, bids, guessed } = kept;
  return {
    mystery: mystery === true,
    somebodyElse: somebodyElse === true,
    artist: artists.find((one) => one === artist) ?? null,
    kind: AUCTION_KINDS.find((one) => one === kind) ?? null,
    adder: readBuyer(adder),
    buyer: readBuyer(buyer),
    price: typeof price === 'string' ? price : '',
    priceSaid: priceSaid === true,
    first: first === 'buyer' || first === 'price' ? first : null,
    bids: Array.isArray(bids) ? bids.map(String) : null,
    guessed: guessed === true,
  };
}

function readBuyer(kept: unknown): Buyer | null {
  return typeof kept === 'number' || kept === 'nobody' ? kept : null;
}
