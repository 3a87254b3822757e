import { leftOf, type Seat } from '../core/seats.ts';
import { firstWithCards, type Tally } from '../core/tally.ts';
import type { Setup } from './setup.ts';
import { type Settling, type Situation } from './state.ts';

/** The round is over when an artist has reached the limit; `null` when none has. */
export function overAtLimit(
  setup: Setup,
  counts: Tally,
  finisher: Seat | null,
  finishedTogether: readonly Seat[] = [],
  calledBy: Seat | null = null,
): Settling | null {
  let reached: number[] | null = null;
  for (let artist = 0; artist < counts.length; artist += 1) {
    if ((counts[artist] ?? 0) >= setup.limit) (reached ??= []).push(artist);
  }
  if (reached === null) return null;
  return {
    kind: 'settling',
    endedBy: 'limit',
    reached,
    finisher,
    finishedTogether,
    calledBy,
    extras: null,
  };
}

/** The round is over because nobody has a card left. */
export function overOutOfCards(
  finisher: Seat | null,
  finishedTogether: readonly Seat[] = [],
  calledBy: Seat | null = null,
): Settling {
  return {
    kind: 'settling',
    endedBy: 'out-of-cards',
    reached: [],
    finisher,
    finishedTogether,
    calledBy,
    extras: null,
  };
}

/** A turn is over: the next player with cards is up, or the round is over because nobody has any. */
export function afterTurn(
  setup: Setup,
  hands: Tally,
  seat: Seat | null,
  shownTogether: readonly Seat[] = [],
): Situation {
  if (seat === null) return { kind: 'turn', seat: null };
  const next = firstWithCards(hands, leftOf(seat, setup.players));
  if (next !== null) return { kind: 'turn', seat: next };
  return shownTogether.length === 0 ? overOutOfCards(seat) : overOutOfCards(seat, shownTogether, seat);
}
