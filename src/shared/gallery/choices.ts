import { awayChoice } from '../core/away.ts';
import { clockwiseFrom, type Seat } from '../core/seats.ts';
import { at, byName, firstWithCards, isEmpty, seatsWithCards, total } from '../core/tally.ts';
import type { AdjustChoice, Choices, ExtrasChoice, CardPreview, NextRound, PlayChoice } from './choice.ts';
import { EFFECTS, type Artist } from './edition.ts';
import { rank } from './scoring.ts';
import { extrasFor, handsForNextRound, nextFirstPlayer } from './settle.ts';
import { dealBefore, mustDrawAndAward, type Setup } from './setup.ts';
import { displayPlace, standing, type Settling, type Situation, type State } from './state.ts';

const nothingElse: Choices = {
  influence: null,
  play: null,
  draw: null,
  second: null,
  faceDown: null,
  everyone: null,
  award: null,
  decline: null,
  reveal: null,
  extras: null,
  settle: null,
  endRound: false,
  adjust: null,
};

export function choices(state: State): Choices {
  const { situation, setup } = state;
  const counted = setup.tracking === 'counts';
  switch (situation.kind) {
    case 'influence': {
      const influence = { leader: situation.seat, artists: previews(state) };
      return { ...nothingElse, influence, adjust: adjustChoice(state) };
    }
    case 'turn': {
      const play = playChoice(state, situation.seat, false);
      return { ...nothingElse, play, endRound: counted, adjust: adjustChoice(state) };
    }
    case 'effect':
      return { ...nothingElse, ...effectChoices(state, situation), adjust: adjustChoice(state) };
    case 'settling':
      return {
        ...nothingElse,
        play: counted ? playChoice(state, null, true) : null,
        ...settlingChoices(state, situation),
        adjust: adjustChoice(state),
      };
    case 'finished':
      return nothingElse;
  }
}

function idOf(setup: Setup, artist: number): Artist {
  const id = setup.artists[artist];
  if (id === undefined) throw new Error(`there is no artist at place ${artist}`);
  return id;
}

function preview({ setup, counts }: State, artist: number): CardPreview {
  const count = at(counts, artist) + 1;
  return { artist: idOf(setup, artist), count, ends: count >= setup.limit };
}

function previews(state: State): CardPreview[] {
  return state.setup.artists.map((_, artist) => preview(state, artist));
}

function everybody({ players }: Setup): Seat[] {
  return clockwiseFrom(0, players);
}

function playChoice(state: State, seat: Seat | null, late: boolean): PlayChoice {
  return {
    named: seat !== null,
    seats: seat === null ? everybody(state.setup) : [seat],
    artists: previews(state),
    effects: EFFECTS,
    late,
  };
}

type Awaited = Extract<Situation, { readonly kind: 'effect' }>;

function effectChoices(state: State, { symbol, seat, artist }: Awaited): Partial<Choices> {
  const { setup } = state;
  const decline = { seat, symbol, expected: false };
  if (symbol === 'award') {
    const left = setup.edition.awards.tokens - total(state.awards);
    const award = left > 0 ? { seat, artists: setup.artists, left } : null;
    return { award, decline: { ...decline, expected: award !== null && mustDrawAndAward(setup) } };
  }
  if (seat === null) return {};
  switch (symbol) {
    case 'draw':
      return { draw: { seat }, decline: { ...decline, expected: mustDrawAndAward(setup) } };
    case 'second-up':
      return { second: { seat, preview: preview(state, artist) }, decline };
    case 'second-down':
      return { faceDown: { seat }, decline };
    case 'everyone': {
      const seats = everybody(setup).filter((each) => at(state.hands, each) > 0);
      return { everyone: { seats, players: setup.players, artists: setup.artists } };
    }
  }
}

function settlingChoices(state: State, ended: Settling): Partial<Choices> {
  const { setup, faceDown } = state;
  if (!isEmpty(faceDown)) return { reveal: { cards: faceDown, artists: setup.artists } };
  return {
    extras: setup.tracking === 'full' && ended.extras === null ? extrasChoice(state) : null,
    settle: {
      displays: setup.tracking === 'counts' ? { players: setup.players, artists: setup.artists } : null,
      finishedTogether: ended.finishedTogether,
      next: nextRound(state, ended),
    },
  };
}

function extrasChoice(state: State): ExtrasChoice {
  const { setup, displays, hands } = state;
  const ranking = rank(setup, state.counts);
  return {
    seats: everybody(setup).map((seat) => ({
      artists: setup.artists.filter(
        (_, artist) =>
          at(displays, displayPlace(setup, seat, artist)) > 0 && extrasFor(setup, ranking, artist),
      ),
      most: at(hands, seat),
    })),
  };
}

function nextRound(state: State, ended: Settling): NextRound | null {
  const { setup } = state;
  const hands = handsForNextRound(state, ended);
  if (hands === null) return null;
  const known = setup.tracking === 'full';
  const firstPlayer = nextFirstPlayer(state, ended.finisher);
  return {
    round: state.round + 1,
    dealt: dealBefore(setup, state.round + 1),
    hands: known ? hands : null,
    firstPlayer,
    starter: known ? firstWithCards(hands, firstPlayer) : null,
    starters: everybody(setup).filter((seat) => !known || at(hands, seat) > 0),
  };
}

function adjustChoice(state: State): AdjustChoice {
  const { setup, situation } = state;
  const known = setup.tracking === 'full';
  return {
    scores: state.scores,
    hands: known ? state.hands : null,
    displayed: known ? everybody(setup).map((seat) => displayOf(state, seat)) : null,
    counts: byName(setup.artists, state.counts),
    standing: byName(
      setup.artists,
      setup.artists.map((_, artist) => standing(setup, state, artist)),
    ),
    turns:
      known && (situation.kind === 'turn' || situation.kind === 'influence')
        ? seatsWithCards(state.hands)
        : [],
    away: known ? awayChoice(state) : null,
  };
}

function displayOf({ setup, displays }: State, seat: Seat): Readonly<Record<string, number>> {
  return byName(setup.artists, displays.slice(displayPlace(setup, seat, 0)));
}
