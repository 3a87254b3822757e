import { choices, type Artist, type AuctionKind, type State } from '../../../../shared/auction/index.ts';
import type { Seat } from '../../../../shared/core/seats.ts';
import { asGuess, type EventJson } from '../../../../shared/record/index.ts';
import type { Session } from '../../../lib/session.svelte.ts';
import { hammerOf, type Hammer } from './hammer.ts';
import { EMPTY_LOT, readLot, stepBack, stepOf, type Lot, type Step } from './lot.ts';

/** The lot as it is entered, step by step: what is asked now, and the verbs that answer. */
export interface Entry {
  readonly lot: Lot;
  readonly step: Step | null;
  readonly hammer: Hammer | null;
  /** The event that only waits for being confirmed. */
  readonly pending: EventJson | null;
  readonly mystery: () => void;
  readonly artist: (artist: Artist) => void;
  readonly kind: (kind: AuctionKind) => void;
  readonly adder: (seat: Seat) => void;
  readonly nobodyAdds: () => void;
  readonly buyer: (seat: Seat) => void;
  readonly price: (text: string) => void;
  readonly bids: (bids: readonly string[] | null) => void;
  readonly guessed: (guessed: boolean) => void;
  /** Does the obvious thing, where there is one. */
  readonly confirm: () => void;
  /** One answer back; past the first, the last event is taken back. */
  readonly back: () => void;
  readonly goBackTo: (step: 'artist' | 'kind' | 'adder') => void;
}

export function enterLots(session: Session, state: () => State, guessedNote: () => string): Entry {
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
        if (kind === null) return { type: 'offer', artist: landing.artist };
        return { type: 'offer', seat: offered.offer?.seats[0], artist: landing.artist, auction: kind };
      }
      case 'confirm-second': {
        const { pair, adder, kind } = asked;
        if (pair.landing.ends !== null && !confirmed) return null;
        return { type: 'pair', seat: adder, artist: pair.landing.artist, auction: kind };
      }
      case 'confirm-mystery': {
        const { landing, kind } = asked;
        if (landing.ends !== null && !confirmed) return null;
        return { type: 'mystery', artist: landing.artist, auction: kind };
      }
      case 'artist':
      case 'kind':
      case 'mystery-artist':
      case 'mystery-kind':
      case 'second':
      case 'second-kind':
      case 'sale':
        return null;
    }
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
    artist: (artist) => put({ ...lot, artist }),
    kind: (kind) => put({ ...lot, kind }),
    adder: (adder) => put({ ...lot, adder }),
    nobodyAdds: () => void session.append({ type: 'unpaired' }),
    buyer: (buyer) => put({ ...lot, buyer: lot.buyer === buyer ? null : buyer }),
    price: (price) => put({ ...lot, price }),
    bids: (bids) => put({ ...lot, bids }),
    guessed: (guessed) => put({ ...lot, guessed }),
    confirm: () => {
      if (hammer?.ready === true) {
        void session.append(lot.guessed ? asGuess(hammer.event, guessedNote()) : hammer.event);
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
