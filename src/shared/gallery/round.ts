import type { EndedBy } from '../core/family.ts';
import { leftOf, type Seat } from '../core/seats.ts';
import type { Setup } from './setup.ts';
import { firstWithCards, type Settling, type Situation } from './state.ts';
import type { Tally } from '../core/tally.ts';

/** The round is over: no effect is awaited any more, and the scoring begins. */
export function roundOver(
  endedBy: EndedBy,
  finisher: Seat | null,
  finishedTogether: readonly Seat[] = [],
): Settling {
  return { kind: 'settling', endedBy, finisher, finishedTogether, extras: null };
}

/** A turn is over: the next player with cards is up, or the round is over because nobody has any. */
export function afterTurn(setup: Setup, hands: Tally, seat: Seat | null): Situation {
  if (seat === null) return { kind: 'turn', seat: null };
  const next = firstWithCards(hands, leftOf(seat, setup.players));
  return next === null ? roundOver('out-of-cards', seat) : { kind: 'turn', seat: next };
}

export function limitReached(setup: Setup, counts: Tally): boolean {
  for (const count of counts) if (count >= setup.limit) return true;
  return false;
}
