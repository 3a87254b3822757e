import { isObject } from '../../../../shared/core/shape.ts';
import type { Seat } from '../../../../shared/core/seats.ts';
import {
  AUCTION_KINDS,
  type Artist,
  type AuctionKind,
  type Choices,
  type Landing,
  type MysteryChoice,
  type OfferChoice,
  type PairChoice,
  type SaleChoice,
} from '../../../../shared/auction/index.ts';

/** Where nobody wants it, it is the auctioneer's. */
export type Buyer = Seat | 'nobody';

/** What is entered of the lot on the table and is no event yet. */
export interface Lot {
  /** A card of the mystery hand, where one is turned over. */
  readonly mystery: boolean;
  /** Somebody else puts up the next painting than whose turn the app thinks it is. */
  readonly somebodyElse: boolean;
  readonly artist: Artist | null;
  readonly kind: AuctionKind | null;
  /** Who adds the second card of a double. */
  readonly adder: Seat | null;
  readonly buyer: Buyer | null;
  /** As it is typed. */
  readonly price: string;
  /** The price is said, where it comes first: digits now say who buys. */
  readonly priceSaid: boolean;
  /** What the table says first, where that is not what this kind of auction says first. */
  readonly first: 'buyer' | 'price' | null;
  /** As they are typed, one a seat, where the table wants them kept. */
  readonly bids: readonly string[] | null;
  /** Nobody is sure of the price. */
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

/** The one thing the table is asked now. */
export type Step =
  | { readonly ask: 'artist'; readonly offer: OfferChoice; readonly mystery: MysteryChoice | null }
  | { readonly ask: 'seller'; readonly seats: readonly Seat[] }
  | { readonly ask: 'kind'; readonly offer: OfferChoice; readonly landing: Landing }
  | {
      readonly ask: 'confirm-offer';
      readonly landing: Landing;
      readonly kind: AuctionKind | null;
      /** It may as well be the second card of a double, which only the table knows. */
      readonly second: boolean;
    }
  | { readonly ask: 'mystery-artist'; readonly mystery: MysteryChoice }
  | { readonly ask: 'confirm-mystery'; readonly landing: Landing }
  | { readonly ask: 'second'; readonly pair: PairChoice; readonly unpaired: Choices['unpaired'] }
  | { readonly ask: 'second-kind'; readonly pair: PairChoice; readonly adder: Seat }
  | {
      readonly ask: 'confirm-second';
      readonly pair: PairChoice;
      readonly adder: Seat;
      readonly kind: AuctionKind | null;
    }
  | { readonly ask: 'sale'; readonly sale: SaleChoice };

/** What to ask, from what may happen and what has been entered; `null` where no lot is asked for. */
export function stepOf(choices: Choices, lot: Lot): Step | null {
  const { offer, pair, unpaired, sale, mystery } = choices;
  const others = otherSellers(choices);
  if (sale !== null) return { ask: 'sale', sale };
  if (pair !== null && pair.named) return secondStep(pair, unpaired, lot);
  if (lot.mystery && mystery !== null) return mysteryStep(mystery, lot);
  if (offer === null) return null;
  if (lot.somebodyElse && others.length > 0) return { ask: 'seller', seats: others };
  const landing = landingOf(offer.artists, lot.artist);
  if (landing === null) return { ask: 'artist', offer, mystery };
  // What ends the round is not sold, so nobody is asked how.
  if (!offer.named || landing.ends !== null) {
    const second = pair?.landing.artist === landing.artist;
    return { ask: 'confirm-offer', landing, kind: null, second };
  }
  if (lot.kind === null) return { ask: 'kind', offer, landing };
  return { ask: 'confirm-offer', landing, kind: lot.kind, second: false };
}

/** Who else could be the one to put up the next painting. */
export function otherSellers({ offer, adjust }: Choices): readonly Seat[] {
  if (offer === null) return [];
  return adjust?.turns.filter((seat) => !offer.seats.includes(seat)) ?? [];
}

function mysteryStep(mystery: MysteryChoice, lot: Lot): Step {
  const landing = landingOf(mystery.artists, lot.artist);
  if (landing === null) return { ask: 'mystery-artist', mystery };
  return { ask: 'confirm-mystery', landing };
}

function secondStep(pair: PairChoice, unpaired: Choices['unpaired'], lot: Lot): Step {
  const adder = pair.seats.find((seat) => seat === lot.adder);
  if (adder === undefined) return { ask: 'second', pair, unpaired };
  if (pair.landing.ends !== null) return { ask: 'confirm-second', pair, adder, kind: null };
  if (lot.kind === null) return { ask: 'second-kind', pair, adder };
  return { ask: 'confirm-second', pair, adder, kind: lot.kind };
}

function landingOf(landings: readonly Landing[], artist: Artist | null): Landing | null {
  return landings.find((landing) => landing.artist === artist) ?? null;
}

/** What is asked first: a named price is called before anybody takes it; other prices are known once somebody has bought. */
export function askedFirst({ auction }: SaleChoice, { first }: Lot): 'buyer' | 'price' {
  return first ?? (auction === 'fixed' ? 'price' : 'buyer');
}

/** What a digit answers, one thing at a time: in the middle of a price it is never taken for a seat. */
export function saleAsks(sale: SaleChoice, lot: Lot): 'buyer' | 'price' | 'bids' {
  if (sale.bids !== null && lot.bids !== null) return 'bids';
  if (sale.buyers.every(({ price }) => price === null)) return 'buyer';
  if (askedFirst(sale, lot) === 'price') return lot.priceSaid ? 'buyer' : 'price';
  const free = lot.buyer === 'nobody' && sale.auction !== 'fixed';
  return lot.buyer === null || free ? 'buyer' : 'price';
}

/** The lot one answer earlier; `null` where nothing is entered that could be taken back. */
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

/** A lot as it was kept; whatever is not one begins afresh. */
export function readLot(kept: unknown, artists: readonly Artist[]): Lot {
  if (!isObject(kept)) return EMPTY_LOT;
  const { mystery, somebodyElse, artist, kind, adder, buyer, price, priceSaid, first, bids, guessed } = kept;
  return {
    mystery: mystery === true,
    somebodyElse: somebodyElse === true,
    artist: artists.find((one) => one === artist) ?? null,
    kind: AUCTION_KINDS.find((one) => one === kind) ?? null,
    adder: typeof adder === 'number' ? adder : null,
    buyer: typeof buyer === 'number' || buyer === 'nobody' ? buyer : null,
    price: typeof price === 'string' ? price : '',
    priceSaid: priceSaid === true,
    first: first === 'buyer' || first === 'price' ? first : null,
    bids: Array.isArray(bids) ? bids.map(String) : null,
    guessed: guessed === true,
  };
}
