import { comeAndGo } from '../core/away.ts';
import { ok, type Result } from '../core/result.ts';
import type { Seat } from '../core/seats.ts';
import type { Adjust } from './events.ts';
import { refuse, type GalleryProblem } from './problems.ts';
import { afterTurn, overAtLimit, overOutOfCards } from './round.ts';
import type { Setup } from './setup.ts';
import { canFollow, displayPlace, standing, type Situation, type State } from './state.ts';
import { at, firstWithCards, isEmpty, type Tally } from '../core/tally.ts';

type Changes = Readonly<Record<string, number>>;

/** Corrects the app to match the table, at any time before the end. */
export function adjust(state: State, event: Adjust): Result<State, GalleryProblem> {
  const { setup } = state;
  if (state.situation.kind === 'finished') return refuse('game-over');
  if (setup.tracking === 'counts') {
    for (const field of ['hands', 'displayed', 'turn', 'away'] as const) {
      if (event[field] !== undefined && event[field] !== null) return refuse('not-tracked', `.${field}`);
    }
  }
  const seats = seatNames(setup);
  const there = comeAndGo(state, event.away, event.hands);
  if (!there.ok) return there;
  const scores = changed(state.scores, event.scores, seats, '.scores');
  if (!scores.ok) return scores;
  const counts = changed(state.counts, event.counts, setup.artists, '.counts');
  if (!counts.ok) return counts;
  const hands = changed(there.value.hands, event.hands, seats, '.hands');
  if (!hands.ok) return hands;
  const displays = changedDisplays(state, event);
  if (!displays.ok) return displays;
  const corrections = changedStanding(state, event);
  if (!corrections.ok) return corrections;
  const situation = situationAfter(state, counts.value, hands.value, event.turn ?? null);
  if (!situation.ok) return situation;
  return ok({
    ...state,
    scores: scores.value,
    counts: counts.value,
    hands: hands.value,
    away: there.value.away,
    displays: displays.value,
    corrections: corrections.value,
    situation: situation.value,
  });
}

/** The keys of a record's objects by seat. */
export function seatNames(setup: Setup): readonly string[] {
  return Array.from({ length: setup.players }, (_, seat) => String(seat));
}

function changed(
  before: Tally,
  changes: Changes | null | undefined,
  names: readonly string[],
  place: string,
): Result<Tally, GalleryProblem> {
  if (changes === undefined || changes === null) return ok(before);
  const after = before.slice();
  for (const [name, change] of Object.entries(changes)) {
    const index = names.indexOf(name);
    after[index] = at(before, index) + change;
    if (!Number.isSafeInteger(after[index])) return refuse('too-large', `${place}.${name}`);
    if (at(after, index) < 0)
      return refuse('below-zero', `${place}.${name}`, { now: at(before, index), change });
  }
  return ok(after);
}

function changedDisplays({ setup, displays }: State, event: Adjust): Result<Tally, GalleryProblem> {
  if (event.displayed === undefined || event.displayed === null) return ok(displays);
  const after = displays.slice();
  for (const [name, changes] of Object.entries(event.displayed)) {
    const from = displayPlace(setup, Number(name), 0);
    const before = displays.slice(from, from + setup.artists.length);
    const cards = changed(before, changes, setup.artists, `.displayed.${name}`);
    if (!cards.ok) return cards;
    cards.value.forEach((count, artist) => (after[from + artist] = count));
  }
  return ok(after);
}

/** A standing is the sum of its tokens and corrections, so the correction alone may be negative. */
function changedStanding(state: State, event: Adjust): Result<Tally, GalleryProblem> {
  const { setup } = state;
  if (event.standing === undefined || event.standing === null) return ok(state.corrections);
  const before = setup.artists.map((_, artist) => standing(setup, state, artist));
  const after = changed(before, event.standing, setup.artists, '.standing');
  if (!after.ok) return after;
  return ok(state.corrections.map((change, artist) => change + at(after.value, artist) - at(before, artist)));
}

/** An adjustment ends a round just like a card, and does nothing to a finished one. */
function situationAfter(
  state: State,
  counts: Tally,
  hands: Tally,
  turn: Seat | null,
): Result<Situation, GalleryProblem> {
  const { setup, situation, lastToPlay } = state;
  const moved = turnNamed(situation, hands, turn);
  if (!moved.ok || situation.kind === 'settling') return moved;
  const over = overAtLimit(setup, counts, lastToPlay);
  if (over !== null) return ok(over);
  return setup.tracking === 'counts' ? moved : ok(withTheseCards(setup, moved.value, hands, lastToPlay));
}

function turnNamed(situation: Situation, hands: Tally, turn: Seat | null): Result<Situation, GalleryProblem> {
  if (turn === null) return ok(situation);
  if (situation.kind !== 'turn' && situation.kind !== 'influence') return refuse('turn-not-now', '.turn');
  if (at(hands, turn) === 0) return refuse('turn-without-cards', '.turn', { seat: turn });
  return ok({ ...situation, seat: turn });
}

/**
 * A player who lost their last card is skipped, an effect that needs a card lapses, and without any cards the round
 * is over.
 */
function withTheseCards(
  setup: Setup,
  situation: Situation,
  hands: Tally,
  lastToPlay: Seat | null,
): Situation {
  switch (situation.kind) {
    case 'influence':
    case 'turn': {
      if (isEmpty(hands)) return overOutOfCards(lastToPlay);
      const { seat } = situation;
      return seat === null ? situation : { ...situation, seat: firstWithCards(hands, seat) };
    }
    case 'effect': {
      const { symbol, seat } = situation;
      return seat === null || canFollow(symbol, hands, seat) ? situation : afterTurn(setup, hands, seat);
    }
    case 'settling':
    case 'finished':
      return situation;
  }
}
