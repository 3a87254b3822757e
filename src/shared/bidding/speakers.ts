import { auction, bidders, choices, type State } from '../auction/index.ts';
import { clockwiseFrom, leftOf, type Seat } from '../core/seats.ts';
import { boundsOf } from './bounds.ts';

/** Everybody who is asked in this auction, in order. */
export function speakers(state: State): readonly Seat[] {
  const { situation } = state;
  if (situation.kind === 'selling') return bidders(state, situation);
  return choices(state).pair?.seats ?? [];
}

/** What happens when somebody other than the offerer of a double sells it. */
export interface TurnJump {
  readonly auctioneer: Seat;
  /** Who puts up the next painting; `null` if it isn't known. */
  readonly next: Seat | null;
  /** Players with cards between the offerer and the new auctioneer, who lose their turn. */
  readonly skipped: readonly Seat[];
}

export function turnJump(state: State): TurnJump | null {
  const { situation, setup } = state;
  if (situation.kind !== 'selling' || situation.partner === null) return null;
  const { auctioneer, partner } = situation;
  const between = clockwiseFrom(leftOf(partner, setup.players), setup.players);
  const bought = auction.apply(state, {
    type: 'sale',
    buyer: auctioneer,
    price: boundsOf(state, auctioneer).least,
  });
  const after = bought.ok ? bought.value.situation : null;
  const next = after?.kind === 'offering' ? after.turn : null;
  const skipped = between
    .slice(0, between.indexOf(auctioneer))
    .filter((seat) => seat !== next && (state.hands[seat] ?? 0) > 0);
  return { auctioneer, next, skipped };
}
