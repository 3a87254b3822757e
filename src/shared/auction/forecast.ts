import type { BySeat, Seat } from '../core/seats.ts';
import { byName, payoutsOf, total } from '../core/tally.ts';
import { AUCTION_KINDS, type Artist, type AuctionKind } from './edition.ts';
import { rank, valuesOf } from './scoring.ts';
import { dealBefore } from './setup.ts';
import { seen, seenOfKind, tracks, type State } from './state.ts';
import { bestValue } from './warnings.ts';

/** What everybody would get if the round ended now. */
export interface Standing {
  /** Best first, as far as there are tiles. */
  readonly ranking: readonly Artist[];
  /** What a painting would pay. */
  readonly values: Readonly<Record<string, number>>;
  /** `null` where nobody has said who holds what. */
  readonly payouts: BySeat<number> | null;
}

export function ifEndedNow(state: State): Standing {
  const { setup } = state;
  const ranking = rank(setup, state.counts);
  const values = valuesOf(setup, ranking, state.standing);
  return {
    ranking: ranking.flatMap((place) => setup.artists[place] ?? []),
    values: byName(setup.artists, values),
    payouts: tracks(setup, 'owned') ? payoutsOf(setup.players, state.owned, values) : null,
  };
}

/** What the edition prints of an artist and nobody has seen yet: in hands, in the deck or out of the game. */
export interface Unseen {
  readonly artist: Artist;
  readonly printed: number;
  readonly cards: number;
  /** `null` where the kinds are not known, or not all cards were named with theirs. */
  readonly kinds: Readonly<Record<AuctionKind, number>> | null;
  /** The most one painting can still pay this round. */
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

/** Where the cards are that nobody has played. */
export interface Held {
  /** `null` where hands are not kept. */
  readonly hands: BySeat<number> | null;
  readonly mysteryHand: number;
  /** What each hand gets before the next round; 0 before the last and after it. */
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

/** Seats that hold no card and can only buy. */
export function withoutCards(state: State): readonly Seat[] {
  return state.hands.flatMap((cards, seat) => (cards === 0 ? seat : []));
}
