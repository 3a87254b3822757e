import { leftOf, type Seat } from '../core/seats.ts';
import { firstWithCards, type Tally } from '../core/tally.ts';
import type { Setup } from './setup.ts';
import { type Settling, type Situation } from './state.ts';

/** Ends the round if an artist has reached the limit. Returns `null` if none has. */
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

/** Ends the round because nobody has a card left. */
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

/** After a turn: the next player with cards, or the end of the round if nobody has any. */
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
