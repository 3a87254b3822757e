import { ok, type Result } from '../core/result.ts';
import type { Seat } from '../core/seats.ts';
import type { Effect } from './edition.ts';
import type { Award, Everyone, Influence, Play, Second } from './events.ts';
import { isOmitted } from '../core/shape.ts';
import { refuse, type GalleryProblem } from './problems.ts';
import { refuseNow } from './refusals.ts';
import { afterTurn, overAtLimit } from './round.ts';
import { placeOf, type Setup } from './setup.ts';
import { canFollow, displayPlace, symbolPlace, type Situation, type State } from './state.ts';
import { at, plus, total, type Tally } from '../core/tally.ts';

type Applied = Result<State, GalleryProblem>;

/** The card next to the deck counts for its artist; its symbol has no effect. */
export function turnUpInfluence(state: State, event: Influence): Applied {
  const { setup, situation } = state;
  if (situation.kind !== 'influence') return refuseNow(situation, event.type);
  const influence = placeOf(setup, event.artist);
  const counts = plus(state.counts, influence, 1);
  const over = overAtLimit(setup, counts, null);
  const next: Situation = over ?? { kind: 'turn', seat: situation.seat };
  return ok({ ...state, counts, influence, situation: next });
}

/** The card of a turn: it counts at once, may end the round, and only then has an effect. */
export function play(state: State, event: Play): Applied {
  const { setup, situation } = state;
  if (setup.tracking === 'counts') return playUncounted(state, event);
  if (situation.kind !== 'turn') return refuseNow(situation, event.type);
  const { seat, effect } = event;
  if (seat === undefined || seat === null) return refuse('missing', '.seat');
  if (seat !== situation.seat) {
    return refuse('not-your-turn', '.seat', { seat, turn: situation.seat ?? seat });
  }
  const artist = placeOf(setup, event.artist);
  const hands = plus(state.hands, seat, -1);
  const counts = plus(state.counts, artist, 1);
  const over = overAtLimit(setup, counts, seat);
  // The card that ends the round has no effect, so it needn't be entered.
  if (over === null && isOmitted(effect)) return refuse('missing', '.effect', { what: 'effect' });
  const symbol = effect ?? 'none';
  return ok({
    ...state,
    hands,
    counts,
    displays: plus(state.displays, displayPlace(setup, seat, artist), 1),
    lastToPlay: seat,
    symbolsSeen: seeSymbol(state.symbolsSeen, artist, symbol),
    situation: over ?? afterCard(setup, hands, seat, artist, symbol),
  });
}

/** In `counts` the seat is optional, and only an award needs an answer. */
function playUncounted(state: State, event: Play): Applied {
  const { setup, situation } = state;
  if (situation.kind !== 'turn' && situation.kind !== 'settling') return refuseNow(situation, event.type);
  const artist = placeOf(setup, event.artist);
  const seat = event.seat ?? null;
  const counts = plus(state.counts, artist, 1);
  const symbolsSeen = seeSymbol(state.symbolsSeen, artist, event.effect ?? 'none');
  if (situation.kind === 'settling') return ok({ ...state, counts, symbolsSeen });
  const asked: Situation =
    event.effect === 'award' ? { kind: 'effect', symbol: 'award', seat, artist } : situation;
  const next = overAtLimit(setup, counts, seat) ?? asked;
  return ok({ ...state, counts, symbolsSeen, lastToPlay: seat, situation: next });
}

function seeSymbol(seen: Tally, artist: number, effect: Effect): Tally {
  return effect === 'none' ? seen : plus(seen, symbolPlace(artist, effect), 1);
}

function afterCard(setup: Setup, hands: Tally, seat: Seat, artist: number, effect: Effect): Situation {
  if (effect === 'none' || !canFollow(effect, hands, seat)) return afterTurn(setup, hands, seat);
  return { kind: 'effect', symbol: effect, seat, artist };
}

export function draw(state: State): Applied {
  const { setup, situation } = state;
  if (situation.kind !== 'effect' || situation.symbol !== 'draw') return refuseNow(situation, 'draw');
  const { seat } = situation;
  const hands = seat === null ? state.hands : plus(state.hands, seat, 1);
  return ok({ ...state, hands, situation: afterTurn(setup, hands, seat) });
}

/** The second card's own symbol is ignored, but it may end the round. */
export function second(state: State, event: Second): Applied {
  const { setup, situation } = state;
  if (situation.kind !== 'effect' || situation.symbol !== 'second-up' || situation.seat === null) {
    return refuseNow(situation, event.type);
  }
  const { seat, artist } = situation;
  if (placeOf(setup, event.artist) !== artist) {
    return refuse('second-of-another-artist', '.artist', { artist: setup.artists[artist] ?? '' });
  }
  const hands = plus(state.hands, seat, -1);
  const counts = plus(state.counts, artist, 1);
  return ok({
    ...state,
    hands,
    counts,
    displays: plus(state.displays, displayPlace(setup, seat, artist), 1),
    situation: overAtLimit(setup, counts, seat) ?? afterTurn(setup, hands, seat),
  });
}

/** Its artist is unknown until the scoring, so it never ends the round by the limit. */
export function layFaceDown(state: State): Applied {
  const { setup, situation } = state;
  if (situation.kind !== 'effect' || situation.symbol !== 'second-down' || situation.seat === null) {
    return refuseNow(situation, 'face-down');
  }
  const { seat } = situation;
  const hands = plus(state.hands, seat, -1);
  const faceDown = plus(state.faceDown, seat, 1);
  return ok({ ...state, hands, faceDown, situation: afterTurn(setup, hands, seat) });
}

/** Everybody with cards plays one at the same moment. Only then is the limit checked, for every artist. */
export function everyonePlays(state: State, event: Everyone): Applied {
  const { setup, situation } = state;
  if (situation.kind !== 'effect' || situation.symbol !== 'everyone' || situation.seat === null) {
    return refuseNow(situation, event.type);
  }
  const hands = state.hands.slice();
  const counts = state.counts.slice();
  const displays = state.displays.slice();
  const shown: Seat[] = [];
  for (let seat = 0; seat < setup.players; seat += 1) {
    const laid = event.artists[seat] ?? null;
    const hand = at(hands, seat);
    if (laid === null) {
      if (hand > 0) return refuse('card-missing', `.artists[${seat}]`, { seat });
      continue;
    }
    if (hand === 0) return refuse('no-cards-left', `.artists[${seat}]`, { seat });
    const artist = placeOf(setup, laid);
    hands[seat] = hand - 1;
    counts[artist] = at(counts, artist) + 1;
    const place = displayPlace(setup, seat, artist);
    displays[place] = at(displays, place) + 1;
    shown.push(seat);
  }
  const finishers = finishersOf(setup, counts, event);
  const [only] = finishers;
  const finisher = finishers.length === 1 && only !== undefined ? only : situation.seat;
  const over = overAtLimit(setup, counts, finisher, finishers, situation.seat);
  return ok({
    ...state,
    hands,
    counts,
    displays,
    lastToPlay: finisher,
    situation: over ?? afterTurn(setup, hands, situation.seat, shown),
  });
}

/** The seats whose cards, all shown at once, are of an artist at or over the limit. */
function finishersOf(setup: Setup, counts: Tally, event: Everyone): readonly Seat[] {
  const finishers: Seat[] = [];
  event.artists.forEach((artist, seat) => {
    if (artist !== null && at(counts, placeOf(setup, artist)) >= setup.limit) finishers.push(seat);
  });
  return finishers;
}

/** The token stays with its artist, whichever it is, for the rest of the game. */
export function award(state: State, event: Award): Applied {
  const { setup, situation } = state;
  if (situation.kind !== 'effect' || situation.symbol !== 'award') return refuseNow(situation, event.type);
  const { tokens } = setup.edition.awards;
  if (total(state.awards) >= tokens) return refuse('no-award-left', '', { tokens });
  const awards = plus(state.awards, placeOf(setup, event.artist), 1);
  return ok({ ...state, awards, situation: afterTurn(setup, state.hands, seatAfter(setup, situation.seat)) });
}

export function decline(state: State): Applied {
  const { setup, situation } = state;
  if (situation.kind !== 'effect') return refuseNow(situation, 'decline');
  if (situation.symbol === 'everyone') return refuse('everyone-must-play');
  return ok({ ...state, situation: afterTurn(setup, state.hands, seatAfter(setup, situation.seat)) });
}

/** In `counts` the next player is unknown, even if it was entered who played. */
function seatAfter(setup: Setup, seat: Seat | null): Seat | null {
  return setup.tracking === 'counts' ? null : seat;
}
