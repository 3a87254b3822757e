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

/** Entering a lot step by step: the current question, and the actions that answer it. */
export interface Entry {
  readonly lot: Lot;
  readonly step: Step | null;
  readonly hammer: Hammer | null;
  /** The event waiting to be confirmed. */
  readonly pending: EventJson | null;
  readonly mystery: () => void;
  /** Players who could play the next painting out of turn, as far as the app knows. */
  readonly otherSellers: readonly Seat[];
  readonly somebodyElse: () => void;
  readonly seller: (seat: Seat) => void;
  readonly artist: (artist: Artist) => void;
  readonly kind: (kind: AuctionKind) => void;
  readonly adder: (adder: Buyer) => void;
  readonly nobodyAdds: () => void;
  /** The card waiting to be confirmed was the second card of a double. */
  readonly secondOfDouble: () => void;
  readonly buyer: (buyer: Buyer) => void;
  readonly price: (text: string) => void;
  /** Completes a price that is asked first, and moves on to the buyer. Returns whether it could. */
  readonly sayPrice: () => boolean;
  /** Swaps the order of price and buyer for this sale. */
  readonly switchOrder: () => void;
  readonly bids: (bids: readonly string[] | null) => void;
  readonly guessed: (guessed: boolean) => void;
  /** Gives the default answer, if there is one. */
  readonly confirm: () => void;
  /** Whether there is anything to go back to. */
  readonly goesBack: boolean;
  /** Goes back one answer; before the first, undoes the last event. */
  readonly back: () => void;
  readonly goBackTo: (step: 'artist' | 'kind' | 'adder') => void;
}

/** Skip what has no effect: it is neither asked nor recorded. */
function how(kind: AuctionKind | null): { readonly auction?: AuctionKind } {
  return kind === null ? {} : { auction: kind };
}

/** Notes recorded with entries. */
interface Notes {
  /** The price is a guess. */
  readonly guessed: string;
  /** A player has played a painting out of turn. */
  readonly turn: string;
}

export function enterLots(session: Session, state: () => State, notes: () => Notes): Entry {
  const lot = $derived(readLot(session.draft['lot'], state().setup.artists));
  const offered = $derived(choices(state()));
  const step = $derived(stepOf(offered, lot));
  const hammer = $derived(step?.ask === 'sale' ? hammerOf(step.sale, lot) : null);

  /** The card is on the table already, as an event. */
  const isLying = $derived(step?.ask === 'sale' || step?.ask === 'second');

  function put(next: Lot): void {
    const asked = stepOf(offered, next);
    // Only a card that ends the round has to be confirmed.
    const event = asked === null ? null : eventOf(asked, false);
    if (event === null) void session.keep('lot', next);
    else void session.append(event);
  }

  /** The event for a step; `null` if something is missing. */
  function eventOf(asked: Step, confirmed: boolean): EventJson | null {
    switch (asked.ask) {
      case 'confirm-offer': {
        const { preview, kind } = asked;
        if (preview.ends !== null && !confirmed) return null;
        const who = offered.offer?.named === true ? { seat: offered.offer.seats[0] } : {};
        return { type: 'offer', ...who, artist: preview.artist, ...how(kind) };
      }
      case 'confirm-second': {
        const { pair, adder, kind } = asked;
        if (pair.preview.ends !== null && !confirmed) return null;
        return { type: 'pair', seat: adder, artist: pair.preview.artist, ...how(kind) };
      }
      case 'confirm-mystery': {
        const { preview } = asked;
        if (preview.ends !== null && !confirmed) return null;
        return { type: 'mystery', artist: preview.artist };
      }
      case 'second':
        return confirmed && asked.nobody ? { type: 'unpaired' } : null;
      case 'artist':
      case 'seller':
      case 'kind':
      case 'mystery-artist':
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
      void session.append({ type: 'pair', artist: step.preview.artist });
    },
    buyer: (buyer) => {
      if (step?.ask !== 'sale') return;
      const chosen = lot.buyer === buyer ? null : buyer;
      // Clicking a buyer completes the price, if one is typed.
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
    get goesBack() {
      return stepBack(lot) !== null || isLying;
    },
    back: () => {
      const earlier = stepBack(lot);
      if (earlier !== null) put(earlier);
      else if (isLying) void session.undo();
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
