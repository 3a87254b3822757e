import { choices, type Artist, type AuctionKind, type State } from '../../../../shared/auction/index.ts';
import type { Seat } from '../../../../shared/core/seats.ts';
import { asGuess, type EventJson } from '../../../../shared/record/index.ts';
import type { Session } from '../../../lib/session.svelte.ts';
import { hammerOf, priceNotYet, type Hammer } from './hammer.ts';
import {
  askedFirst,
  EMPTY_LOT,
  otherSellers,
  readLot,
  saleAsks,
  stepBack,
  stepOf,
  type Buyer,
  type Lot,
  type Step,
} from './lot.ts';

/** The lot as it is entered, step by step: what is asked now, and the verbs that answer. */
export interface Entry {
  readonly lot: Lot;
  readonly step: Step | null;
  readonly hammer: Hammer | null;
  /** The event that only waits for being confirmed. */
  readonly pending: EventJson | null;
  readonly mystery: () => void;
  /** Who could put up the next painting although it is another’s turn, as far as the app knows. */
  readonly otherSellers: readonly Seat[];
  readonly somebodyElse: () => void;
  readonly seller: (seat: Seat) => void;
  readonly artist: (artist: Artist) => void;
  readonly kind: (kind: AuctionKind) => void;
  readonly adder: (seat: Seat) => void;
  readonly nobodyAdds: () => void;
  /** The card that only waits for being confirmed was the second one of a double. */
  readonly secondOfDouble: () => void;
  readonly buyer: (buyer: Buyer) => void;
  readonly price: (text: string) => void;
  /** The price is said, where it comes first and can be: now who buys. Whether that is so. */
  readonly sayPrice: () => boolean;
  /** Asks price and buyer the other way round, in this sale. */
  readonly switchOrder: () => void;
  readonly bids: (bids: readonly string[] | null) => void;
  readonly guessed: (guessed: boolean) => void;
  /** Does the obvious thing, where there is one. */
  readonly confirm: () => void;
  /** One answer back; past the first, the last event is taken back. */
  readonly back: () => void;
  readonly goBackTo: (step: 'artist' | 'kind' | 'adder') => void;
}

/** What has no effect is not asked, and nothing is written of it. */
function how(kind: AuctionKind | null): { readonly auction?: AuctionKind } {
  return kind === null ? {} : { auction: kind };
}

/** What is written into the log with an entry. */
interface Notes {
  /** Nobody is sure of the price. */
  readonly guessed: string;
  /** Somebody else has put up a painting. */
  readonly turn: string;
}

export function enterLots(session: Session, state: () => State, notes: () => Notes): Entry {
  const lot = $derived(readLot(session.draft['lot'], state().setup.artists));
  const offered = $derived(choices(state()));
  const step = $derived(stepOf(offered, lot));
  const hammer = $derived(step?.ask === 'sale' ? hammerOf(step.sale, lot) : null);

  function put(next: Lot): void {
    const asked = stepOf(offered, next);
    // A card that ends nothing needs no second word.
    const event = asked === null ? null : eventOf(asked, false);
    if (event === null) void session.keep('lot', next);
    else void session.append(event);
  }

  /** The event that a step stands for, where everything it needs is said. */
  function eventOf(asked: Step, confirmed: boolean): EventJson | null {
    switch (asked.ask) {
      case 'confirm-offer': {
        const { landing, kind } = asked;
        if (landing.ends !== null && !confirmed) return null;
        const who = offered.offer?.named === true ? { seat: offered.offer.seats[0] } : {};
        return { type: 'offer', ...who, artist: landing.artist, ...how(kind) };
      }
      case 'confirm-second': {
        const { pair, adder, kind } = asked;
        if (pair.landing.ends !== null && !confirmed) return null;
        return { type: 'pair', seat: adder, artist: pair.landing.artist, ...how(kind) };
      }
      case 'confirm-mystery': {
        const { landing } = asked;
        if (landing.ends !== null && !confirmed) return null;
        return { type: 'mystery', artist: landing.artist };
      }
      case 'artist':
      case 'seller':
      case 'kind':
      case 'mystery-artist':
      case 'second':
      case 'second-kind':
      case 'sale':
        return null;
    }
  }

  function sayPrice(): boolean {
    if (step?.ask !== 'sale' || saleAsks(step.sale, lot) !== 'price') return false;
    if (askedFirst(step.sale, lot) === 'buyer' || priceNotYet(step.sale, lot) !== null) return false;
    put({ ...lot, priceSaid: true });
    return true;
  }

  return {
    get lot() {
      return lot;
    },
    get step() {
      return step;
    },
    get hammer() {
      return hammer;
    },
    get pending() {
      return step === null ? null : eventOf(step, true);
    },
    mystery: () => put({ ...EMPTY_LOT, mystery: true }),
    get otherSellers() {
      return otherSellers(offered);
    },
    somebodyElse: () => put({ ...EMPTY_LOT, somebodyElse: true }),
    seller: (turn) => void session.append({ type: 'adjust', reason: notes().turn, turn }),
    artist: (artist) => put({ ...lot, artist }),
    kind: (kind) => put({ ...lot, kind }),
    adder: (adder) => put({ ...lot, adder }),
    nobodyAdds: () => void session.append({ type: 'unpaired' }),
    secondOfDouble: () => {
      if (step?.ask !== 'confirm-offer' || !step.second) return;
      void session.append({ type: 'pair', artist: step.landing.artist });
    },
    buyer: (buyer) => {
      if (step?.ask !== 'sale') return;
      const chosen = lot.buyer === buyer ? null : buyer;
      // Whoever points at a buyer has said the price, if it stands there.
      const priceSaid = askedFirst(step.sale, lot) === 'price' && priceNotYet(step.sale, lot) === null;
      put({ ...lot, bids: null, buyer: chosen, priceSaid });
    },
    price: (price) => put({ ...lot, price }),
    sayPrice,
    switchOrder: () => {
      if (step?.ask !== 'sale' || saleAsks(step.sale, lot) === 'bids') return;
      const first = askedFirst(step.sale, lot) === 'price' ? 'buyer' : 'price';
      put({ ...lot, first, priceSaid: false });
    },
    bids: (bids) => put({ ...lot, bids }),
    guessed: (guessed) => put({ ...lot, guessed }),
    confirm: () => {
      if (hammer?.ready === true) {
        void session.append(lot.guessed ? asGuess(hammer.event, notes().guessed) : hammer.event);
      } else if (step?.ask === 'sale') {
        sayPrice();
      } else if (step !== null) {
        const event = eventOf(step, true);
        if (event !== null) void session.append(event);
      }
    },
    back: () => {
      const earlier = stepBack(lot);
      if (earlier !== null) put(earlier);
      else if (step?.ask === 'sale' || step?.ask === 'second') void session.undo();
    },
    goBackTo: (asked) => {
      switch (asked) {
        case 'artist':
          put({ ...EMPTY_LOT, mystery: lot.mystery });
          break;
        case 'adder':
          put({ ...lot, adder: null, kind: null });
          break;
        case 'kind':
          put({ ...lot, kind: null });
          break;
      }
    },
  };
}
