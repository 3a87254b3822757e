import { comeAndGo, isAway } from '../core/away.ts';
import { ok, type Result } from '../core/result.ts';
import { leftOf, type BySeat, type Seat } from '../core/seats.ts';
import { at, firstWithCards, total, type Tally } from '../core/tally.ts';
import type { Adjust, ArtistChanges, SeatChanges } from './events.ts';
import { refuse, type AuctionProblem, type Refusal } from './problems.ts';
import { over, roundEnd } from './round.ts';
import { placeOf, type Setup } from './setup.ts';
import { TRACKED, offering, ownedPlace, tracks, type Lot, type Situation, type State } from './state.ts';

type Adjusted = Result<Tally, AuctionProblem>;

/** Corrects the app to match the table: all changes together, or none. */
export function adjust(state: State, event: Adjust): Result<State, AuctionProblem> {
  const { setup } = state;
  for (const what of TRACKED) {
    if (event[what] !== undefined && !tracks(setup, what)) {
      return refuse('not-tracked', `.${what}`, { what, tracking: setup.tracking });
    }
  }
  const there = comeAndGo(state, event.away, event.hands);
  if (!there.ok) return there;
  const { away } = there.value;
  const cash = event.cash ? bySeat(state.cash, event.cash, '.cash') : ok(state.cash);
  if (!cash.ok) return cash;
  const hands = event.hands ? bySeat(there.value.hands, event.hands, '.hands') : ok(there.value.hands);
  if (!hands.ok) return hands;
  const counts = event.counts ? byArtist(setup, state.counts, event.counts, '.counts') : ok(state.counts);
  if (!counts.ok) return counts;
  const standing = event.standing
    ? byArtist(setup, state.standing, event.standing, '.standing')
    : ok(state.standing);
  if (!standing.ok) return standing;
  const owned = event.owned ? paintings(setup, state.owned, event.owned) : ok(state.owned);
  if (!owned.ok) return owned;
  if (event.turn !== undefined) {
    const refusal = refuseTurn(state, event.turn, hands.value);
    if (refusal) return refusal;
  }
  const adjusted = state.bank.adjusted + total(cash.value) - total(state.cash);
  return ok({
    ...state,
    cash: cash.value,
    hands: hands.value,
    away,
    counts: counts.value,
    standing: standing.value,
    owned: owned.value,
    bank: event.cash ? { ...state.bank, adjusted } : state.bank,
    situation: situationAfter({ ...state, away }, counts.value, hands.value, event.turn),
  });
}

function bySeat(tally: Tally, changes: SeatChanges, place: string): Adjusted {
  const changed = tally.slice();
  for (const [key, change] of Object.entries(changes)) {
    const value = at(tally, Number(key)) + change;
    const refusal = refuseValue(value, `${place}.${key}`);
    if (refusal) return refusal;
    changed[Number(key)] = value;
  }
  return ok(changed);
}

function byArtist(setup: Setup, tally: Tally, changes: ArtistChanges, place: string): Adjusted {
  const changed = tally.slice();
  for (const [artist, change] of Object.entries(changes)) {
    const index = placeOf(setup, artist);
    if (index < 0) return refuse('unknown-artist', `${place}.${artist}`);
    const value = at(tally, index) + change;
    const refusal = refuseValue(value, `${place}.${artist}`);
    if (refusal) return refusal;
    changed[index] = value;
  }
  return ok(changed);
}

function paintings(setup: Setup, owned: Tally, changes: NonNullable<Adjust['owned']>): Adjusted {
  const changed = owned.slice();
  const { length } = setup.artists;
  for (const [key, ofSeat] of Object.entries(changes)) {
    const from = ownedPlace(setup, Number(key), 0);
    const held = byArtist(setup, owned.slice(from, from + length), ofSeat, `.owned.${key}`);
    if (!held.ok) return held;
    held.value.forEach((count, artist) => (changed[from + artist] = count));
  }
  return ok(changed);
}

function refuseValue(value: number, place: string): Refusal | null {
  if (value < 0) return refuse('below-zero', place);
  return Number.isSafeInteger(value) ? null : refuse('too-large', place);
}

function refuseTurn(state: State, turn: Seat, hands: BySeat<number>): Refusal | null {
  if (!tracks(state.setup, 'hands')) {
    return refuse('not-tracked', '.turn', { what: 'turn', tracking: state.setup.tracking });
  }
  if (state.situation.kind !== 'offering') return refuse('turn-not-now', '.turn');
  return at(hands, turn) > 0 ? null : refuse('turn-without-cards', '.turn', { seat: turn });
}

/** An adjustment can end the round; otherwise the situation stays the same. */
function situationAfter(
  state: State,
  counts: Tally,
  hands: BySeat<number>,
  turn: Seat | undefined,
): Situation {
  const { situation, setup, lastToPlay } = state;
  if (situation.kind === 'settling' || situation.kind === 'finished') return situation;
  const ended = roundEnd(setup, counts, hands);
  if (ended !== null) {
    const first = situation.kind === 'offering' ? situation.turn : null;
    const starter = lastToPlay === null ? first : leftOf(lastToPlay, setup.players);
    return over(ended, 'adjust', lotOf(situation), starter);
  }
  switch (situation.kind) {
    case 'offering': {
      const mover = turn ?? firstWithCards(hands, situation.turn) ?? situation.turn;
      const { flipper, gone } = situation;
      // A mystery card that an absent auctioneer could turn over is left to the player whose turn it is.
      const turnsOver = flipper !== null && isAway(state.away, flipper) ? mover : flipper;
      return mover === situation.turn && turnsOver === flipper ? situation : offering(mover, turnsOver, gone);
    }
    case 'counting':
    case 'doubling':
    case 'selling':
      return situation;
  }
}

/** The lot on the table. It stays unsold if the round ends now. */
function lotOf(situation: Situation): Lot | null {
  switch (situation.kind) {
    case 'doubling':
      return { artist: situation.artist, cards: 1 };
    case 'selling':
      return { artist: situation.artist, cards: situation.cards };
    case 'offering':
    case 'counting':
    case 'settling':
    case 'finished':
      return null;
  }
}
