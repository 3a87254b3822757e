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

/** What is entered of the lot on the table and is no event yet. */
export interface Lot {
  /** A card of the mystery hand, where one is turned over. */
  readonly mystery: boolean;
  readonly artist: Artist | null;
  readonly kind: AuctionKind | null;
  /** Who adds the second card of a double. */
  readonly adder: Seat | null;
  readonly buyer: Seat | null;
  /** As it is typed. */
  readonly price: string;
  /** As they are typed, one a seat, where the table wants them kept. */
  readonly bids: readonly string[] | null;
  /** Nobody is sure of the price. */
  readonly guessed: boolean;
}

export const EMPTY_LOT: Lot = {
  mystery: false,
  artist: null,
  kind: null,
  adder: null,
  buyer: null,
  price: '',
  bids: null,
  guessed: false,
};

/** The one thing the table is asked now. */
export type Step =
  | { readonly ask: 'artist'; readonly offer: OfferChoice; readonly mystery: MysteryChoice | null }
  | { readonly ask: 'kind'; readonly offer: OfferChoice; readonly landing: Landing }
  | { readonly ask: 'confirm-offer'; readonly landing: Landing; readonly kind: AuctionKind | null }
  | { readonly ask: 'mystery-artist'; readonly mystery: MysteryChoice }
  | { readonly ask: 'mystery-kind'; readonly mystery: MysteryChoice; readonly landing: Landing }
  | { readonly ask: 'confirm-mystery'; readonly landing: Landing; readonly kind: AuctionKind }
  | { readonly ask: 'second'; readonly pair: PairChoice; readonly unpaired: Choices['unpaired'] }
  | { readonly ask: 'second-kind'; readonly pair: PairChoice; readonly adder: Seat }
  | {
      readonly ask: 'confirm-second';
      readonly pair: PairChoice;
      readonly adder: Seat;
      readonly kind: AuctionKind;
    }
  | { readonly ask: 'sale'; readonly sale: SaleChoice };

/** What to ask, from what may happen and what has been entered; `null` where no lot is asked for. */
export function stepOf(choices: Choices, lot: Lot): Step | null {
  const { offer, pair, unpaired, sale, mystery } = choices;
  if (sale !== null) return { ask: 'sale', sale };
  if (pair !== null && pair.named) return secondStep(pair, unpaired, lot);
  if (lot.mystery && mystery !== null) return mysteryStep(mystery, lot);
  if (offer === null) return null;
  const landing = landingOf(offer.artists, lot.artist);
  if (landing === null) return { ask: 'artist', offer, mystery };
  if (!offer.named) return { ask: 'confirm-offer', landing, kind: null };
  if (lot.kind === null) return { ask: 'kind', offer, landing };
  return { ask: 'confirm-offer', landing, kind: lot.kind };
}

function mysteryStep(mystery: MysteryChoice, lot: Lot): Step {
  const landing = landingOf(mystery.artists, lot.artist);
  if (landing === null) return { ask: 'mystery-artist', mystery };
  if (lot.kind === null) return { ask: 'mystery-kind', mystery, landing };
  return { ask: 'confirm-mystery', landing, kind: lot.kind };
}

function secondStep(pair: PairChoice, unpaired: Choices['unpaired'], lot: Lot): Step {
  const adder = pair.seats.find((seat) => seat === lot.adder);
  if (adder === undefined) return { ask: 'second', pair, unpaired };
  if (lot.kind === null) return { ask: 'second-kind', pair, adder };
  return { ask: 'confirm-second', pair, adder, kind: lot.kind };
}

function landingOf(landings: readonly Landing[], artist: Artist | null): Landing | null {
  return landings.find((landing) => landing.artist === artist) ?? null;
}

/** The lot one answer earlier; `null` where nothing is entered that could be taken back. */
export function stepBack(lot: Lot): Lot | null {
  if (lot.price !== '') return { ...lot, price: '' };
  if (lot.buyer !== null) return { ...lot, buyer: null };
  if (lot.bids !== null) return { ...lot, bids: null };
  if (lot.kind !== null) return { ...lot, kind: null };
  if (lot.adder !== null) return { ...lot, adder: null };
  if (lot.artist !== null) return { ...lot, artist: null };
  if (lot.mystery) return EMPTY_LOT;
  return null;
}

/** A lot as it was kept; whatever is not one begins afresh. */
export function readLot(kept: unknown, artists: readonly Artist[]): Lot {
  if (!isObject(kept)) return EMPTY_LOT;
  const { mystery, artist, kind, adder, buyer, price, bids, guessed } = kept;
  return {
    mystery: mystery === true,
    artist: artists.find((one) => one === artist) ?? null,
    kind: AUCTION_KINDS.find((one) => one === kind) ?? null,
    adder: typeof adder === 'number' ? adder : null,
    buyer: typeof buyer === 'number' ? buyer : null,
    price: typeof price === 'string' ? price : '',
    bids: Array.isArray(bids) ? bids.map(String) : null,
    guessed: guessed === true,
  };
}
