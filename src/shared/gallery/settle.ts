import { ok, type Result } from '../core/result.ts';
import { leftOf, type BySeat, type Seat } from '../core/seats.ts';
import type { Artist, Edition } from './edition.ts';
import type { Extras, Reveal, Settle } from './events.ts';
import { refuse, type GalleryProblem } from './problems.ts';
import { refuseNow } from './refusals.ts';
import { payoutsOf, rank, tokensLaid, valuesOf } from './scoring.ts';
import { dealBefore, placeOf } from './setup.ts';
import { display, firstWithCards, type SettledRound, type Settling, type State } from './state.ts';
import { at, isEmpty, nothing, plus, type Tally } from '../core/tally.ts';

type Applied = Result<State, GalleryProblem>;

/** Face-down cards are turned up before the ranking and count for it. */
export function reveal(state: State, event: Reveal): Applied {
  const { setup, situation } = state;
  if (situation.kind !== 'settling') return refuseNow(situation, event.type);
  if (isEmpty(state.faceDown)) return refuse('nothing-face-down');
  for (let seat = 0; seat < setup.players; seat += 1) {
    const cards = at(state.faceDown, seat);
    if (event.cards[seat]?.length !== cards) {
      return refuse('cards-not-face-down', `.cards[${seat}]`, { seat, cards });
    }
  }
  const displays = lay(state, event.cards);
  let counts = state.counts;
  for (const cards of event.cards) {
    for (const artist of cards) counts = plus(counts, placeOf(setup, artist), 1);
  }
  return ok({ ...state, counts, displays, faceDown: nothing(setup.players) });
}

/** Cards added from the hands once the ranks stand: they score and change no rank. */
export function layExtras(state: State, event: Extras): Applied {
  const { setup, situation } = state;
  if (situation.kind !== 'settling') return refuseNow(situation, event.type);
  if (!isEmpty(state.faceDown)) return refuse('reveal-first');
  if (situation.extras !== null) return refuse('extras-already');
  const allowed = extrasAllowed(state);
  let hands = state.hands;
  let extras = nothing(setup.artists.length);
  for (let seat = 0; seat < setup.players; seat += 1) {
    const cards = event.cards[seat] ?? [];
    const place = `.cards[${seat}]`;
    const hand = at(hands, seat);
    if (cards.length > hand) return refuse('extras-over-hand', place, { seat, hand });
    for (const [index, artist] of cards.entries()) {
      if (cards.indexOf(artist) !== index)
        return refuse('extra-twice', `${place}[${index}]`, { seat, artist });
      const added = placeOf(setup, artist);
      if (allowed[seat]?.includes(added) !== true) {
        const displayed = at(display(state, seat), added) > 0;
        const code = displayed ? 'extra-not-leading' : 'extra-not-displayed';
        return refuse(code, `${place}[${index}]`, { seat, artist });
      }
      extras = plus(extras, added, 1);
    }
    hands = plus(hands, seat, -cards.length);
  }
  const displays = lay(state, event.cards);
  return ok({ ...state, hands, displays, situation: { ...situation, extras } });
}

/** The artists that each player may add a card of, whatever the hand holds. */
export function extrasAllowed(state: State): BySeat<readonly number[]> {
  const { setup } = state;
  const matching = matchingExtras(setup.edition, rank(setup, state.counts), setup.artists);
  return state.displays.map((cards) => matching.filter((artist) => at(cards, artist) > 0));
}

function matchingExtras(
  edition: Edition,
  ranking: readonly number[],
  artists: readonly Artist[],
): readonly number[] {
  switch (edition.extraCards) {
    case 'leading-artists-displayed':
      return ranking;
    case 'every-artist-displayed':
      return artists.map((_, artist) => artist);
  }
}

function lay(state: State, cards: BySeat<readonly Artist[]>): BySeat<Tally> {
  return state.displays.map((before, seat) =>
    (cards[seat] ?? []).reduce((after, artist) => plus(after, placeOf(state.setup, artist), 1), before),
  );
}

/** The scores stand: tokens and points are written down, and the next round is dealt or the game is over. */
export function settle(state: State, event: Settle): Applied {
  const { setup, situation } = state;
  if (situation.kind !== 'settling') return refuseNow(situation, event.type);
  if (!isEmpty(state.faceDown)) return refuse('reveal-first');
  const displays = displaysToScore(state, event);
  if (displays === null) return refuse('missing', '.displays');
  const scored = score(state, situation, displays);
  return setup.tracking === 'full' ? dealNext(scored, situation, event) : goOn(scored, situation, event);
}

function displaysToScore(state: State, event: Settle): BySeat<Tally> | null {
  if (state.setup.tracking === 'full') return state.displays;
  const { artists } = state.setup;
  return event.displays?.map((cards) => artists.map((artist) => cards[artist] ?? 0)) ?? null;
}

function score(state: State, { endedBy }: Settling, displays: BySeat<Tally>): State {
  const { setup, round, counts, valueTokens, awards, corrections } = state;
  const ranking = rank(setup, counts);
  const values = valuesOf(setup, state, ranking);
  const payouts = payoutsOf(displays, values);
  const settled: SettledRound = {
    round,
    endedBy,
    counts,
    displays,
    ranking,
    values,
    payouts,
    valueTokens,
    awards,
    corrections,
  };
  return {
    ...state,
    displays,
    scores: together(state.scores, payouts),
    valueTokens: together(valueTokens, tokensLaid(setup, ranking)),
    settled: [...state.settled, settled],
  };
}

/** With the hands known: nobody with a card after the deal means that the game is over. */
function dealNext(state: State, situation: Settling, event: Settle): Applied {
  const deal = dealBefore(state.setup, state.round + 1);
  const hands = state.hands.map((hand) => hand + deal);
  if (state.round === state.setup.edition.rounds || isEmpty(hands)) return ok(finish(state));
  const { next } = event;
  if (next !== undefined && next !== null && at(hands, next) === 0) {
    return refuse('starter-without-cards', '.next', { seat: next });
  }
  const firstPlayer = next ?? nextFirstPlayer(state, situation.finisher);
  return ok(clearTable({ ...state, hands, firstPlayer }, situation, firstWithCards(hands, firstPlayer)));
}

/** With the hands unknown: a round that ended because nobody had cards is followed only where cards are dealt. */
function goOn(state: State, situation: Settling, event: Settle): Applied {
  const { setup, round } = state;
  const dealt = dealBefore(setup, round + 1) > 0;
  if (round === setup.edition.rounds || (situation.endedBy === 'out-of-cards' && !dealt))
    return ok(finish(state));
  const firstPlayer = event.next ?? nextFirstPlayer(state, situation.finisher);
  return ok(clearTable({ ...state, firstPlayer }, situation, null));
}

/** Whose place leads the next round: whether that player has cards is another matter. */
export function nextFirstPlayer(state: State, finisher: Seat | null): Seat {
  const { setup, firstPlayer } = state;
  switch (setup.edition.nextStarter) {
    case 'left-of-first-player':
      return leftOf(firstPlayer, setup.players);
    case 'left-of-finisher':
      return finisher === null ? firstPlayer : leftOf(finisher, setup.players);
  }
}

function finish(state: State): State {
  return { ...state, situation: { kind: 'finished' } };
}

function clearTable(state: State, { extras }: Settling, starter: Seat | null): State {
  const none = nothing(state.setup.artists.length);
  return {
    ...state,
    situation: { kind: 'influence', seat: starter },
    round: state.round + 1,
    lastToPlay: null,
    counts: none,
    displays: state.displays.map(() => none),
    discarded: together(together(state.discarded, state.counts), extras ?? none),
  };
}

/** Both added up, place by place. */
function together(one: Tally, other: Tally): Tally {
  return one.map((value, index) => value + at(other, index));
}
