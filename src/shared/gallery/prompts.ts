import type { Seat } from '../core/seats.ts';
import { nameOf } from '../core/prompt.ts';
import { at, total } from '../core/tally.ts';
import { cardsHeld, nearlyOver, withoutCards } from './forecast.ts';
import type { DeclineChoice } from './choice.ts';
import { choices } from './choices.ts';
import type { PromptKey } from './moments.ts';
import { tell, type Prompt } from './prompt.ts';
import { promptsAtTheEnd, promptsForRound, promptsForSettling } from './round-prompts.ts';
import type { Situation, State } from './state.ts';

/** The prompts for this moment, the current question first. */
export function prompts(state: State): readonly Prompt[] {
  const { situation } = state;
  switch (situation.kind) {
    case 'influence':
      return promptsForRound(state, situation.seat);
    case 'turn':
      return [...turnPrompts(state, situation.seat), ...nearPrompts(state), ...sittingOut(state)];
    case 'effect':
      return [...effectPrompts(state, situation), ...sittingOut(state, drawer(situation))];
    case 'settling':
      return promptsForSettling(state, situation);
    case 'finished':
      return promptsAtTheEnd(state);
  }
}

function turnPrompts(state: State, seat: Seat | null): Prompt[] {
  const { limit } = state.setup;
  return seat === null
    ? [tell(state, 'play-anybody', { limit }, [], ['play', 'end-round'])]
    : [tell(state, 'play', { seat, limit }, [seat], ['play'])];
}

/** Artists that could reach the limit with the next card, or with two cards of one player. */
function nearPrompts(state: State): Prompt[] {
  return nearlyOver(state).flatMap(({ artist, count, reach }) => {
    switch (reach) {
      case 'one-more':
        return tell(state, 'one-more', { artist, count });
      case 'second-card':
        return tell(state, 'second-could-end', { artist, count });
      case 'everyone':
        return [];
    }
  });
}

type Awaited = Extract<Situation, { readonly kind: 'effect' }>;

function effectPrompts(state: State, awaited: Awaited): Prompt[] {
  const { symbol, artist } = awaited;
  const seats = awaited.seat === null ? [] : [awaited.seat];
  const { decline } = choices(state);
  switch (symbol) {
    case 'draw':
      return [tell(state, optionally('draw', 'draw-optional', decline), {}, seats, ['draw', 'decline'])];
    case 'award':
      return [awardPrompt(state, seats, decline)];
    case 'second-up': {
      const detail = { artist: nameOf(state, artist), count: at(state.counts, artist) + 1 };
      const asked = tell(state, 'second-up', detail, seats, ['second', 'decline']);
      const ends = detail.count >= state.setup.limit;
      return ends ? [asked, tell(state, 'second-up-would-end', detail, seats)] : [asked];
    }
    case 'second-down':
      return [tell(state, 'second-down', {}, seats, ['face-down', 'decline'])];
    case 'everyone':
      return everyonePrompts(state);
  }
}

function optionally(ordered: PromptKey, optional: PromptKey, decline: DeclineChoice | null): PromptKey {
  return decline?.expected === true ? ordered : optional;
}

function awardPrompt(state: State, seats: readonly Seat[], decline: DeclineChoice | null): Prompt {
  const { tokens, value } = state.setup.edition.awards;
  const left = tokens - total(state.awards);
  if (left === 0) return tell(state, 'award-none-left', { tokens }, seats, ['decline']);
  const key = optionally('award', 'award-optional', decline);
  return tell(state, key, { value, left }, seats, ['award', 'decline']);
}

function everyonePrompts(state: State): Prompt[] {
  const seats = choices(state).everyone?.seats ?? [];
  return [
    tell(state, 'everyone', { cards: seats.length }, seats, ['everyone']),
    ...nearlyOver(state).map(({ artist, count, left }) =>
      tell(state, 'everyone-could-end', { artist, count, left }),
    ),
  ];
}

/** A player who may be about to draw a card, and so is no longer without cards. */
function drawer({ symbol, seat }: Awaited): Seat | null {
  return symbol === 'draw' ? seat : null;
}

function sittingOut(state: State, except: Seat | null = null): Prompt[] {
  const { nextDeal: dealt } = cardsHeld(state);
  return withoutCards(state)
    .filter((seat) => seat !== except)
    .map((seat) => tell(state, 'hand-empty', { seat, next: state.round + 1, dealt }, [seat]));
}
