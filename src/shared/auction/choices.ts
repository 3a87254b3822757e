import { awayChoice, isAway } from '../core/away.ts';
import { clockwiseFrom, type Seat } from '../core/seats.ts';
import { at, byName, firstWithCards, seatsWithCards } from '../core/tally.ts';
import { bidders } from './bids.ts';
import type {
  AdjustChoice,
  BidChoice,
  Choices,
  CardPreview,
  MysteryChoice,
  NextRound,
  OfferChoice,
  PairChoice,
  SaleChoice,
  SettleChoice,
} from './choice.ts';
import { AUCTION_KINDS, SALE_KINDS, type Artist } from './edition.ts';
import { endsRound, mayFlip, type CardSource } from './round.ts';
import { priceBounds } from './sale.ts';
import { handsForNextRound, mayStart, neverSold } from './settle.ts';
import { dealBefore } from './setup.ts';
import { ownedPlace, tracks, type Doubling, type Selling, type Settling, type State } from './state.ts';

const nothingElse: Choices = {
  offer: null,
  pair: null,
  unpaired: null,
  sale: null,
  mystery: null,
  settle: null,
  final: null,
  endRound: false,
  adjust: null,
};

/** Everything that may happen now. */
export function choices(state: State): Choices {
  const { situation, setup } = state;
  const everybody = clockwiseFrom(0, setup.players);
  switch (situation.kind) {
    case 'offering':
      return {
        ...nothingElse,
        offer: offerChoice(state, true, [situation.turn]),
        mystery: mysteryChoice(state, situation.flipper),
        adjust: adjustChoice(state),
      };
    case 'counting':
      return {
        ...nothingElse,
        offer: offerChoice(state, false, everybody),
        pair: situation.double === null ? null : pairChoice(state, situation.double, false, everybody),
        mystery: mysteryChoice(state, null),
        endRound: true,
        adjust: adjustChoice(state),
      };
    case 'doubling':
      return { ...nothingElse, ...doublingChoices(state, situation), adjust: adjustChoice(state) };
    case 'selling':
      return { ...nothingElse, sale: saleChoice(state, situation), adjust: adjustChoice(state) };
    case 'settling':
      return { ...nothingElse, settle: settleChoice(state, situation), adjust: adjustChoice(state) };
    case 'finished': {
      const uncounted = !tracks(setup, 'cash') && situation.money === null;
      return { ...nothingElse, final: uncounted ? { players: setup.players } : null };
    }
  }
}

function idOf(state: State, artist: number): Artist {
  const id = state.setup.artists[artist];
  if (id === undefined) throw new Error(`there is no artist at place ${artist}`);
  return id;
}

function preview(state: State, artist: number, from: CardSource): CardPreview {
  return {
    artist: idOf(state, artist),
    count: at(state.counts, artist) + 1,
    ends: endsRound(state, artist, from),
  };
}

function previews(state: State, from: CardSource): CardPreview[] {
  return state.setup.artists.map((_, artist) => preview(state, artist, from));
}

function offerChoice(state: State, named: boolean, seats: readonly Seat[]): OfferChoice {
  return { named, seats, artists: previews(state, 'hand'), kinds: AUCTION_KINDS };
}

function pairChoice(state: State, artist: number, named: boolean, seats: readonly Seat[]): PairChoice {
  return { named, seats, preview: preview(state, artist, 'hand'), kinds: SALE_KINDS };
}

function doublingChoices(state: State, { offerer, artist }: Doubling): Pick<Choices, 'pair' | 'unpaired'> {
  const asked = clockwiseFrom(offerer, state.setup.players).filter((seat) => at(state.hands, seat) > 0);
  return {
    pair: pairChoice(state, artist, true, asked),
    unpaired: { seat: offerer, artist: idOf(state, artist) },
  };
}

function saleChoice(state: State, lot: Selling): SaleChoice {
  const { setup } = state;
  const { auctioneer, auction, cards } = lot;
  const priced = tracks(setup, 'cash');
  const buyers = clockwiseFrom(auctioneer + 1, setup.players)
    .filter((seat) => !isAway(state.away, seat))
    .map((seat) => ({ seat, price: priced ? priceBounds(state, lot, seat) : null }))
    .filter(({ price }) => price === null || price.least <= price.most);
  return {
    auctioneer,
    auction,
    artist: idOf(state, lot.artist),
    cards,
    buyers,
    bids: priced ? bidChoice(state, lot) : null,
  };
}

function bidChoice(state: State, lot: Selling): BidChoice | null {
  const order = bidders(state, lot);
  switch (lot.auction) {
    case 'open':
      return { rule: 'distinct', order, most: state.cash };
    case 'once':
      return { rule: 'rising', order, most: state.cash };
    case 'hidden':
      return { rule: 'first-of-highest', order, most: state.cash };
    case 'fixed':
      return null;
  }
}

function mysteryChoice(state: State, flipper: Seat | null): MysteryChoice | null {
  if (!mayFlip(state)) return null;
  return { flipper, left: state.mysteryHand, artists: previews(state, 'mystery-hand') };
}

function settleChoice(state: State, ended: Settling): SettleChoice {
  const { setup } = state;
  return {
    holdings: tracks(setup, 'owned') ? null : byName(setup.artists, state.counts),
    neverSold: byName(setup.artists, neverSold(state, ended)),
    next: nextRound(state, ended, false),
    goingOn: nextRound(state, ended, true),
  };
}

function nextRound(state: State, ended: Settling, goesOn: boolean): NextRound | null {
  const { setup } = state;
  const hands = handsForNextRound(state, ended, goesOn);
  if (hands === null) return null;
  return {
    round: state.round + 1,
    dealt: dealBefore(setup, state.round + 1),
    hands: tracks(setup, 'hands') ? hands : null,
    starter: firstWithCards(hands, ended.starter ?? 0),
    starters: clockwiseFrom(0, setup.players).filter((seat) => mayStart(hands, seat)),
  };
}

function adjustChoice(state: State): AdjustChoice {
  const { setup } = state;
  return {
    cash: tracks(setup, 'cash') ? state.cash : null,
    hands: tracks(setup, 'hands') ? state.hands : null,
    owned: tracks(setup, 'owned')
      ? clockwiseFrom(0, setup.players).map((seat) =>
          byName(setup.artists, state.owned.slice(ownedPlace(setup, seat, 0))),
        )
      : null,
    counts: byName(setup.artists, state.counts),
    standing: byName(setup.artists, state.standing),
    turns: state.situation.kind === 'offering' ? seatsWithCards(state.hands) : [],
    away: tracks(setup, 'hands') ? awayChoice(state) : null,
  };
}
