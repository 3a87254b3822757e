import { cardsHeld, choices, type State } from '../../../shared/auction/index.ts';
import type { Seat } from '../../../shared/core/seats.ts';
import type { Bay } from './board.ts';

/** What the screen shows for one player. */
export interface SeatShown {
  readonly at: Seat;
  readonly name: string;
  readonly role: 'auctioneer' | 'to-offer' | null;
  /** `null` if hands aren't tracked. */
  readonly hand: number | null;
  /** The round in which they left, 0 before the first card; `null` if they are there. */
  readonly away: number | null;
  /** `null` if ownership isn't tracked. */
  readonly paintings: readonly { readonly bay: Bay; readonly count: number }[] | null;
  /** `null` if the app doesn't track money. */
  readonly cash: number | null;
}

export function seatsOf(
  state: State,
  bays: readonly Bay[],
  players: readonly { readonly name: string }[],
): SeatShown[] {
  const { hands } = cardsHeld(state);
  const now = choices(state).adjust;
  const owned = now?.owned ?? null;
  const { situation } = state;
  return players.map(({ name }, at) => ({
    at,
    name,
    role:
      situation.kind === 'selling' && situation.auctioneer === at
        ? 'auctioneer'
        : (situation.kind === 'offering' && situation.turn === at) ||
            (situation.kind === 'doubling' && situation.offerer === at)
          ? 'to-offer'
          : null,
    hand: hands?.[at] ?? null,
    paintings:
      owned === null
        ? null
        : bays.map((bay) => ({ bay, count: owned[at]?.[bay.artist] ?? 0 })).filter(({ count }) => count > 0),
    cash: now?.cash?.[at] ?? null,
    away: state.away[at] ?? null,
  }));
}
