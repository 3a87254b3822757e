import { never } from '../core/never.ts';
import { ok, type Result } from '../core/result.ts';
import { leftOf, type Seat } from '../core/seats.ts';
import { at, plus } from '../core/tally.ts';
import { adjust } from './adjust.ts';
import type { AuctionKind, SaleKind } from './edition.ts';
import type { Event, Mystery, Offer, Pair, Sale } from './events.ts';
import { refuse, type AuctionProblem, type Refusal } from './problems.ts';
import { afterLot, endsRound, mayFlip, over } from './round.ts';
import { sell } from './sale.ts';
import { finalCount, settle } from './settle.ts';
import { placeOf, type Setup } from './setup.ts';
import {
  counting,
  offering,
  ownedPlace,
  type SoldLot,
  type LastCard,
  type Lot,
  type Situation,
  type State,
} from './state.ts';

/** The state after the event, or why it cannot happen now. */
export function apply(state: State, event: Event): Result<State, AuctionProblem> {
  switch (event.type) {
    case 'offer':
      return offer(state, event);
    case 'pair':
      return pair(state, event);
    case 'unpaired':
      return unpaired(state);
    case 'sale':
      return sale(state, event);
    case 'mystery':
      return mystery(state, event);
    case 'settle':
      return state.situation.kind === 'settling'
        ? settle(state, state.situation, event)
        : notNow(state, event);
    case 'final':
      return state.situation.kind === 'finished'
        ? finalCount(state, state.situation, event)
        : notNow(state, event);
    case 'end-round':
      return endRound(state, event);
    case 'adjust':
      return state.situation.kind === 'finished' ? notNow(state, event) : adjust(state, event);
    default:
      return never(event);
  }
}

/** The refusal says what is expected instead. */
function notNow(state: State, event: Event): Refusal {
  const detail = { event: event.type };
  switch (state.situation.kind) {
    case 'offering':
    case 'counting':
      if (event.type === 'unpaired' || event.type === 'pair') return refuse('no-double', '', detail);
      return refuse('offer-awaited', '', detail);
    case 'doubling':
      return refuse('second-card-awaited', '', detail);
    case 'selling':
      return refuse('sale-awaited', '', detail);
    case 'settling':
      return refuse('settle-awaited', '', detail);
    case 'finished':
      return refuse('game-over', '', detail);
  }
}

function offer(state: State, event: Offer): Result<State, AuctionProblem> {
  const { situation, setup } = state;
  const artist = placeOf(setup, event.artist);
  if (artist < 0) return refuse('unknown-artist', '.artist');
  const { seat, auction } = event;
  if (situation.kind === 'counting') {
    const next: Situation = {
      kind: 'counting',
      double: auction === undefined || auction === 'double' ? artist : null,
      mayFlip: auction !== 'double' && setup.mystery,
      last: { artist, cards: 1, kind: auction },
    };
    return ok(lay(state, artist, auction, null, endOf(state, artist, null, 'offer') ?? next));
  }
  if (situation.kind !== 'offering') return notNow(state, event);
  if (seat === undefined) return refuse('missing', '.seat');
  if (seat !== situation.turn) return refuse('not-your-turn', '.seat', { seat, turn: situation.turn });
  const end = endOf(state, artist, seat, 'offer');
  if (end !== null) return ok(lay(state, artist, auction, seat, end));
  if (auction === undefined) return refuse('missing', '.auction', { what: 'kind' });
  return ok(lay(state, artist, auction, seat, asked(seat, auction, artist)));
}

/** The situation that a card's symbol leads to. */
function asked(seat: Seat, auction: AuctionKind, artist: number): Situation {
  return auction === 'double'
    ? { kind: 'doubling', offerer: seat, artist }
    : { kind: 'selling', auctioneer: seat, auction, artist, cards: 1, partner: null };
}

function pair(state: State, event: Pair): Result<State, AuctionProblem> {
  const { situation, setup } = state;
  const artist = placeOf(setup, event.artist);
  if (artist < 0) return refuse('unknown-artist', '.artist');
  const { seat, auction } = event;
  if (situation.kind === 'counting') {
    if (situation.double === null) return notNow(state, event);
    if (artist !== situation.double) return anotherArtist(setup, situation.double);
    if (auction === 'double') return refuse('second-double', '.auction');
    const last: LastCard = { artist, cards: 2 };
    const next: Situation = { kind: 'counting', double: null, mayFlip: setup.mystery, last };
    return ok(lay(state, artist, auction, null, endOf(state, artist, null, 'pair') ?? next));
  }
  if (situation.kind !== 'doubling') return notNow(state, event);
  if (seat === undefined) return refuse('missing', '.seat');
  if (artist !== situation.artist) return anotherArtist(setup, situation.artist);
  if (auction === 'double') return refuse('second-double', '.auction');
  if (at(state.hands, seat) === 0) return refuse('no-cards', '.seat', { seat });
  const end = endOf(state, artist, seat, 'pair');
  if (end !== null) return ok(lay(state, artist, auction, seat, end));
  if (auction === undefined) return refuse('missing', '.auction', { what: 'kind' });
  return ok(lay(state, artist, auction, seat, selling(situation.offerer, seat, auction, artist)));
}

function selling(offerer: Seat, auctioneer: Seat, auction: SaleKind, artist: number): Situation {
  const partner = offerer === auctioneer ? null : offerer;
  return { kind: 'selling', auctioneer, auction, artist, cards: 2, partner };
}

function anotherArtist(setup: Setup, artist: number): Refusal {
  return refuse('second-of-another-artist', '.artist', { artist: setup.artists[artist] ?? '' });
}

function unpaired(state: State): Result<State, AuctionProblem> {
  const { situation, setup } = state;
  if (setup.tracking === 'counts') return refuse('not-in-counts', '', { event: 'unpaired' });
  if (situation.kind !== 'doubling') return notNow(state, { type: 'unpaired' });
  const { offerer, artist } = situation;
  const gone: SoldLot = { lot: situation, buyer: offerer, price: 0 };
  return ok({
    ...state,
    owned: plus(state.owned, ownedPlace(setup, offerer, artist), 1),
    situation: afterLot(state, offerer, null, gone),
  });
}

function sale(state: State, event: Sale): Result<State, AuctionProblem> {
  const { situation, setup } = state;
  if (setup.tracking === 'counts') return refuse('not-in-counts', '', { event: event.type });
  return situation.kind === 'selling' ? sell(state, situation, event) : notNow(state, event);
}

function mystery(state: State, event: Mystery): Result<State, AuctionProblem> {
  const { situation, setup } = state;
  if (!setup.mystery) return refuse('no-mystery-hand');
  if (situation.kind !== 'offering' && situation.kind !== 'counting') return notNow(state, event);
  if (!mayFlip(state)) {
    return refuse(state.mysteryHand === 0 ? 'mystery-hand-empty' : 'mystery-not-now');
  }
  const artist = placeOf(setup, event.artist);
  if (artist < 0) return refuse('unknown-artist', '.artist');
  const flipped = {
    ...state,
    mysteryHand: state.mysteryHand - 1,
    turnedOver: plus(state.turnedOver, artist, 1),
  };
  const next: Situation =
    situation.kind === 'counting' ? counting : offering(situation.turn, null, situation.gone);
  const end = endOf(flipped, artist, null, 'mystery');
  return ok(lay(flipped, artist, event.auction, null, end ?? next));
}

function endRound(state: State, event: Event): Result<State, AuctionProblem> {
  if (state.setup.tracking !== 'counts') return refuse('only-in-counts', '', { event: event.type });
  const { situation } = state;
  if (situation.kind !== 'counting') return notNow(state, event);
  const { last } = situation;
  const unsold = last === null ? null : { artist: last.artist, cards: last.cards };
  return ok({ ...state, situation: over('out-of-cards', 'end-round', unsold, null) });
}

/** The end of the round, if this card ends it; its symbol then has no effect. `null` if the round goes on. */
function endOf(
  state: State,
  artist: number,
  seat: Seat | null,
  ender: 'offer' | 'pair' | 'mystery',
): Situation | null {
  const ended = endsRound(state, artist, ender === 'mystery' ? 'mystery-hand' : 'hand');
  if (ended === null) return null;
  // A mystery card belongs to nobody: the last player to play is still the auctioneer who turned it over.
  const last = seat ?? state.lastToPlay;
  const unsold: Lot = { artist, cards: ender === 'pair' ? 2 : 1 };
  return over(ended, ender, unsold, last === null ? null : leftOf(last, state.setup.players));
}

/** Plays a card, which counts at once. */
function lay(
  state: State,
  artist: number,
  kind: AuctionKind | undefined,
  seat: Seat | null,
  situation: Situation,
): State {
  return {
    ...state,
    counts: plus(state.counts, artist, 1),
    laid: kind === undefined ? state.laid : withKind(state.laid, artist, kind),
    hands: seat === null ? state.hands : plus(state.hands, seat, -1),
    lastToPlay: seat ?? state.lastToPlay,
    situation,
  };
}

function withKind(laid: State['laid'], artist: number, kind: AuctionKind): State['laid'] {
  const after = laid.slice();
  after[artist] = { kind, before: laid[artist] ?? null };
  return after;
}
