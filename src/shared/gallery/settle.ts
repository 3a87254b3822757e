import { handsThere, isAway } from '../core/away.ts';
import { ok, type Result } from '../core/result.ts';
import { firstClockwise, leftOf, type BySeat, type Seat } from '../core/seats.ts';
import { at, firstWithCards, isEmpty, laidOut, nothing, plus, type Tally } from '../core/tally.ts';
import type { Artist } from './edition.ts';
import type { Extras, Reveal, Settle } from './events.ts';
import { refuse, type GalleryProblem } from './problems.ts';
import { refuseNow } from './refusals.ts';
import { rank, scoreRound } from './scoring.ts';
import { dealBefore, placeOf, valueToken, type Setup } from './setup.ts';
import { displayPlace, type SettledRound, type Settling, type State } from './state.ts';

type Applied = Result<State, GalleryProblem>;

/** Face-down cards are turned up before the ranking and count for it. */
export function reveal(state: State, event: Reveal): Applied {
  const { setup, situation, faceDown } = state;
  if (situation.kind !== 'settling') return refuseNow(situation, event.type);
  if (isEmpty(faceDown)) return refuse('nothing-face-down');
  for (let seat = 0; seat < setup.players; seat += 1) {
    const cards = at(faceDown, seat);
    if (event.cards[seat]?.length !== cards) {
      return refuse('cards-not-face-down', `.cards[${seat}]`, { seat, cards });
    }
  }
  const counts = state.counts.slice();
  for (const cards of event.cards) {
    for (const artist of cards) {
      const place = placeOf(setup, artist);
      counts[place] = at(counts, place) + 1;
    }
  }
  const displays = lay(state, event.cards);
  return ok({ ...state, counts, displays, faceDown: nothing(setup.players) });
}

/** Cards added from hands after the ranking: they score, but change no rank. */
export function layExtras(state: State, event: Extras): Applied {
  const { setup, situation } = state;
  if (situation.kind !== 'settling') return refuseNow(situation, event.type);
  if (!isEmpty(state.faceDown)) return refuse('reveal-first');
  if (situation.extras !== null) return refuse('extras-already');
  const ranking = rank(setup, state.counts);
  const hands = state.hands.slice();
  const extras = nothing(setup.artists.length).slice();
  for (let seat = 0; seat < setup.players; seat += 1) {
    const cards = event.cards[seat] ?? [];
    const hand = at(hands, seat);
    if (cards.length > hand) return refuse('extras-over-hand', `.cards[${seat}]`, { seat, hand });
    hands[seat] = hand - cards.length;
    for (let index = 0; index < cards.length; index += 1) {
      const artist = cards[index];
      if (artist === undefined) continue;
      const added = placeOf(setup, artist);
      const place = `.cards[${seat}][${index}]`;
      if (cards.indexOf(artist) !== index) return refuse('extra-twice', place, { seat, artist });
      if (at(state.displays, displayPlace(setup, seat, added)) === 0) {
        return refuse('extra-not-displayed', place, { seat, artist });
      }
      if (!extrasFor(setup, ranking, added)) return refuse('extra-not-leading', place, { seat, artist });
      extras[added] = at(extras, added) + 1;
    }
  }
  return ok({ ...state, hands, displays: lay(state, event.cards), situation: { ...situation, extras } });
}

/** Whether players who display this artist may add a card of it after the ranking. */
export function extrasFor(setup: Setup, ranking: readonly number[], artist: number): boolean {
  switch (setup.edition.extraCards) {
    case 'leading-artists-displayed':
      return ranking.includes(artist);
    case 'every-artist-displayed':
      return true;
  }
}

function lay({ setup, displays }: State, cards: BySeat<readonly Artist[]>): Tally {
  const after = displays.slice();
  for (let seat = 0; seat < setup.players; seat += 1) {
    for (const artist of cards[seat] ?? []) {
      const place = displayPlace(setup, seat, placeOf(setup, artist));
      after[place] = at(after, place) + 1;
    }
  }
  return after;
}

/** Records tokens and points; then the next round is dealt, or the game is over. */
export function settle(state: State, event: Settle): Applied {
  const { setup, situation } = state;
  if (situation.kind !== 'settling') return refuseNow(situation, event.type);
  if (!isEmpty(state.faceDown)) return refuse('reveal-first');
  const displays = displaysToScore(state, event);
  if (displays === null) return refuse('missing', '.displays');
  const round = scoreRound(state, situation, displays);
  const hands = handsForNextRound(state, situation);
  const scores = together(state.scores, round.payouts);
  const valueTokens = withTokens(state, round);
  const settled = [...state.settled, round];
  if (hands === null) {
    return ok({ ...state, scores, valueTokens, settled, situation: { kind: 'finished' } });
  }
  const next = event.next ?? null;
  if (next !== null && setup.tracking === 'full' && at(hands, next) === 0) {
    return refuse('starter-without-cards', '.next', { seat: next });
  }
  const firstPlayer = next ?? nextFirstPlayer(state, situation.finisher);
  const starter = setup.tracking === 'full' ? firstWithCards(hands, firstPlayer) : null;
  const discarded = together(state.discarded, state.counts);
  return ok({
    ...state,
    situation: { kind: 'influence', seat: starter },
    round: state.round + 1,
    firstPlayer,
    lastToPlay: null,
    hands,
    scores,
    counts: nothing(setup.artists.length),
    influence: null,
    displays: nothing(displays.length),
    valueTokens,
    discarded: situation.extras === null ? discarded : together(discarded, situation.extras),
    settled,
  });
}

function displaysToScore({ setup, displays }: State, event: Settle): Tally | null {
  if (setup.tracking === 'full') return displays;
  return event.displays ? laidOut(event.displays, setup.artists) : null;
}

/**
 * The hands at the start of the next round. Returns `null` after the fourth round, and when nobody would hold a card.
 * If hands aren't tracked, that is only known after a round that ended for lack of cards, if no more are dealt.
 */
export function handsForNextRound(state: State, { endedBy }: Settling): BySeat<number> | null {
  const { setup, round, hands } = state;
  if (round === setup.edition.rounds) return null;
  const cards = dealBefore(setup, round + 1);
  if (setup.tracking === 'counts') return endedBy === 'out-of-cards' && cards === 0 ? null : hands;
  const dealt = handsThere(hands, state.away, cards);
  return isEmpty(dealt) ? null : dealt;
}

/** The player who leads the next round, whether or not they have cards. Nobody leads who isn't there. */
export function nextFirstPlayer({ setup, firstPlayer, away }: State, finisher: Seat | null): Seat {
  const there = (seat: Seat) => firstClockwise(seat, setup.players, (one) => !isAway(away, one)) ?? seat;
  switch (setup.edition.nextStarter) {
    case 'left-of-first-player':
      return there(leftOf(firstPlayer, setup.players));
    case 'left-of-finisher':
      return there(finisher === null ? firstPlayer : leftOf(finisher, setup.players));
  }
}

function withTokens({ setup, valueTokens }: State, { ranking }: SettledRound): Tally {
  let after = valueTokens;
  for (const [place, artist] of ranking.entries()) {
    after = plus(after, artist, valueToken(setup, place));
  }
  return after;
}

/** The sum, index by index. */
function together(one: Tally, other: Tally): Tally {
  return one.map((value, index) => value + at(other, index));
}
