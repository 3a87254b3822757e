import { isAway } from '../core/away.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import { byName, payoutsOf, total } from '../core/tally.ts';
import { AUCTION_KINDS, type Artist, type AuctionKind } from './edition.ts';
import { rank, valuesOf } from './scoring.ts';
import { dealBefore } from './setup.ts';
import { seen, seenOfKind, tracks, type State } from './state.ts';
import { bestValue } from './warnings.ts';

/** What everybody would get if the round ended now. */
export interface Forecast {
  /** Best first, one per tile. */
  readonly ranking: readonly Artist[];
  /** What one painting would pay. */
  readonly values: Readonly<Record<string, number>>;
  /** `null` if holdings aren't known. */
  readonly payouts: BySeat<number> | null;
}

export function ifEndedNow(state: State): Forecast {
  const { setup } = state;
  const ranking = rank(setup, state.counts);
  const values = valuesOf(setup, ranking, state.standing);
  return {
    ranking: ranking.flatMap((place) => setup.artists[place] ?? []),
    values: byName(setup.artists, values),
    payouts: tracks(setup, 'owned') ? payoutsOf(setup.players, state.owned, values) : null,
  };
}

/** The cards of an artist that nobody has seen yet: in hands, in the deck or out of the game. */
export interface Unseen {
  readonly artist: Artist;
  readonly printed: number;
  readonly cards: number;
  /** `null` if the edition doesn't give the kinds, or a card was entered without its kind. */
  readonly kinds: Readonly<Record<AuctionKind, number>> | null;
  /** The most that one painting can still pay this round. */
  readonly bestValue: number;
}

export function unseen(state: State): readonly Unseen[] {
  const { setup } = state;
  return setup.printed.map(({ id, cards, kinds }, place) => {
    const named = AUCTION_KINDS.map((kind) => seenOfKind(state, place, kind));
    const allNamed = total(named) === seen(state, place);
    const left = (kind: AuctionKind): number =>
      Math.max(0, (kinds?.[kind] ?? 0) - seenOfKind(state, place, kind));
    return {
      artist: id,
      printed: cards,
      cards: Math.max(0, cards - seen(state, place)),
      kinds:
        kinds === null || !allNamed
          ? null
          : {
              open: left('open'),
              once: left('once'),
              hidden: left('hidden'),
              fixed: left('fixed'),
              double: left('double'),
            },
      bestValue: bestValue(state, place),
    };
  });
}

/** Where the unplayed cards are. */
export interface Held {
  /** `null` if hands aren't tracked. */
  readonly hands: BySeat<number> | null;
  readonly mysteryHand: number;
  /** Cards dealt to each hand before the next round; 0 if there is no next round, or no cards for it. */
  readonly nextDeal: number;
}

export function cardsHeld(state: State): Held {
  const { setup, hands, mysteryHand, round } = state;
  return {
    hands: tracks(setup, 'hands') ? hands : null,
    mysteryHand,
    nextDeal: dealBefore(setup, round + 1),
  };
}

/** Players without cards: they can only buy. */
export function withoutCards(state: State): readonly Seat[] {
  return state.hands.flatMap((cards, seat) => (cards === 0 && !isAway(state.away, seat) ? seat : []));
}
