import type { EndedBy } from '../core/family.ts';
import { leftOf, type BySeat, type Seat } from '../core/seats.ts';
import { at, firstWithCards, isEmpty, total } from '../core/tally.ts';
import type { ByArtist } from './edition.ts';
import type { Setup } from './setup.ts';
import { offering, type SoldLot, type Lot, type Settling, type Situation, type State } from './state.ts';

/** The turn passes to the left of the last auctioneer, skipping seats without cards. */
export function afterLot(state: State, auctioneer: Seat, flipper: Seat | null, gone: SoldLot): Situation {
  const left = leftOf(auctioneer, state.setup.players);
  return offering(firstWithCards(state.hands, left) ?? left, flipper, gone);
}

/** Once per sale, before the next offer, while the face-down hand lasts. */
export function mayFlip(state: State): boolean {
  const { situation, mysteryHand } = state;
  if (mysteryHand === 0) return false;
  if (situation.kind === 'offering') return situation.flipper !== null;
  return situation.kind === 'counting' && situation.mayFlip;
}

/** A mystery card leaves all hands unchanged. */
export type CardSource = 'hand' | 'mystery-hand';

/** What this card would end. If hands aren't tracked, we cannot know that it was the last one. */
export function endsRound(state: State, artist: number, from: CardSource): EndedBy | null {
  if (at(state.counts, artist) + 1 >= state.setup.edition.limit) return 'limit';
  return from === 'hand' && total(state.hands) === 1 ? 'out-of-cards' : null;
}

/**
 * What ends the round with these cards on the table and these hands. The fifth card takes precedence over empty
 * hands.
 */
export function roundEnd(setup: Setup, counts: ByArtist<number>, hands: BySeat<number>): EndedBy | null {
  for (const count of counts) if (count >= setup.edition.limit) return 'limit';
  return hands.length > 0 && isEmpty(hands) ? 'out-of-cards' : null;
}

export function over(
  endedBy: EndedBy,
  ender: Settling['ender'],
  unsold: Lot | null,
  starter: Seat | null,
): Settling {
  return { kind: 'settling', endedBy, ender, unsold, starter };
}
