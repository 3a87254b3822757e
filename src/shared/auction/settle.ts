import { handsThere } from '../core/away.ts';
import { ok, type Result } from '../core/result.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import {
  at,
  firstWithCards,
  isEmpty,
  laidOut,
  nothing,
  payoutsOf,
  plus,
  total,
  type Tally,
} from '../core/tally.ts';
import type { Final, Settle } from './events.ts';
import { refuse, type AuctionProblem, type Refusal } from './problems.ts';
import { rank, valuesOf } from './scoring.ts';
import { dealBefore } from './setup.ts';
import {
  counting,
  offering,
  ownedPlace,
  tracks,
  type Finished,
  type Settling,
  type SettledRound,
  type State,
} from './state.ts';

/** After the payout the next round begins, or the game ends. */
export function settle(state: State, ended: Settling, event: Settle): Result<State, AuctionProblem> {
  const { setup } = state;
  const hands = handsForNextRound(state, ended, event.continue ?? false);
  const { next } = event;
  if (hands !== null && next !== undefined && !mayStart(hands, next)) {
    return refuse('starter-without-cards', '.next', { seat: next });
  }
  let { owned } = state;
  if (!tracks(setup, 'owned')) {
    const { holdings } = event;
    if (holdings === undefined) return refuse('missing', '.holdings');
    owned = laidOut(holdings, setup.artists);
    const refusal = refuseHoldings(state, owned);
    if (refusal) return refusal;
  }
  const round = score(state, ended, owned);
  return ok({ ...paidOut(state, round), ...nextSituation(state, ended, hands, next) });
}

/** The settled round with these paintings. */
export function score(state: State, ended: Settling, owned: Tally): SettledRound {
  const { setup, round, counts, standing } = state;
  const ranking = rank(setup, counts);
  const values = valuesOf(setup, ranking, standing);
  const payouts = payoutsOf(setup.players, owned, values);
  return { round, endedBy: ended.endedBy, counts, standing, owned, ranking, values, payouts };
}

function paidOut(state: State, round: SettledRound): State {
  const { setup, bank, settled } = state;
  const standing = state.standing.slice();
  for (const artist of round.ranking) standing[artist] = at(round.values, artist);
  const given = tracks(setup, 'cash') ? bank.given + total(round.payouts) : bank.given;
  return {
    ...state,
    standing,
    cash: state.cash.map((amount, seat) => amount + at(round.payouts, seat)),
    bank: { ...bank, given },
    counts: nothing(setup.artists.length),
    boxed: state.boxed.map((cards, artist) => cards + at(round.counts, artist)),
    owned: nothing(state.owned.length),
    turnedOver: nothing(setup.artists.length),
    lastToPlay: null,
    settled: [...settled, round],
  };
}

/**
 * The hands after the deal. Returns `null` when the game ends: after the last round, when the cards have run out
 * (unless the table plays on and there are cards to deal), and when nobody would hold a card.
 */
export function handsForNextRound(state: State, ended: Settling, goesOn: boolean): BySeat<number> | null {
  const { setup, round } = state;
  if (round >= setup.edition.rounds) return null;
  const dealt = dealBefore(setup, round + 1);
  if (ended.endedBy === 'out-of-cards' && !(goesOn && dealt > 0)) return null;
  const hands = dealt === 0 ? state.hands : handsThere(state.hands, state.away, dealt);
  return tracks(setup, 'hands') && isEmpty(hands) ? null : hands;
}

/** If hands aren't tracked, anybody may be named. */
export function mayStart(hands: BySeat<number>, seat: Seat): boolean {
  return hands.length === 0 || at(hands, seat) > 0;
}

function nextSituation(
  state: State,
  ended: Settling,
  hands: BySeat<number> | null,
  next: Seat | undefined,
): Pick<State, 'situation' | 'round' | 'hands' | 'mysteryHand'> {
  const { setup, mysteryHand } = state;
  if (hands === null) {
    return { situation: finished, round: state.round, hands: state.hands, mysteryHand };
  }
  const round = state.round + 1;
  const starter = firstWithCards(hands, next ?? ended.starter ?? 0);
  return {
    situation: starter === null ? counting : offering(starter),
    round,
    hands,
    mysteryHand: setup.mystery ? mysteryHand + dealBefore(setup, round) : 0,
  };
}

const finished: Finished = { kind: 'finished', money: null };

/** Cards on the table that were never sold: the last lot and the cards turned over from the mystery hand. */
export function neverSold({ turnedOver }: State, { unsold, ender }: Settling): Tally {
  return unsold === null || ender === 'mystery' ? turnedOver : plus(turnedOver, unsold.artist, unsold.cards);
}

function refuseHoldings({ setup, counts }: State, owned: Tally): Refusal | null {
  for (const [place, artist] of setup.artists.entries()) {
    const count = at(counts, place);
    let held = 0;
    for (let seat = 0; seat < setup.players; seat += 1) {
      held += at(owned, ownedPlace(setup, seat, place));
      if (held > count) {
        return refuse('holdings-over-count', `.holdings[${seat}].${artist}`, { artist, count, held });
      }
    }
  }
  return null;
}

/** The money counted at the end, once, if the app didn't track it. */
export function finalCount(state: State, end: Finished, event: Final): Result<State, AuctionProblem> {
  if (tracks(state.setup, 'cash') || end.money !== null) {
    return refuse('game-over', '', { event: 'final' });
  }
  return ok({ ...state, situation: { kind: 'finished', money: event.money } });
}
