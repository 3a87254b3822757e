import { fairPrice, unseen, worth, type State } from '../auction/index.ts';
import { boundsOf } from '../bidding/index.ts';
import type { LookAhead } from '../core/chances.ts';
import type { Seat } from '../core/seats.ts';
import { at, type Tally } from '../core/tally.ts';
import {
  appliedTo,
  matesIn,
  namingSum,
  saying,
  type Ask,
  type AuctionCard,
  type Card,
} from '../dealing/index.ts';
import { knowing, lead, worthsOf, type Decision, type Why } from './shared.ts';
import type { Temper } from './temper.ts';

/** All that an opponent knows: the table's state has nobody's cards, and money is known from what was paid. */
export interface AuctionSeen {
  readonly family: 'auction';
  readonly seat: Seat;
  readonly hand: readonly AuctionCard[];
  readonly state: State;
  readonly ask: Ask;
}

/** What somebody else can be expected to pay of what a lot is worth to them. */
const USUALLY_PAID = 0.92;
/** How much of a card's worth is lost by playing it, because it can't be sold later. */
const KEPT_BACK = 0.5;
/** The chance that nobody adds a second card, so that the first is free. */
const ALONE = 0.3;

/** What an opponent of this temper does. `chance` is in [0, 1). */
export function decideInAuction(
  seen: AuctionSeen,
  temper: Temper,
  ahead: LookAhead,
  chance: number,
): Decision {
  const { ask, seat, state, hand } = seen;
  const look = knowing(ahead, { ...state, hand, faceDown: [], unseen: unseen(state) });
  if (ask.kind === 'offer' || ask.kind === 'add') return playBest(seen, temper, look);
  const lot = lotOf(seen, temper, look);
  const named = (amount: number, why = lot.why) => ({ move: namingSum(ask.kind, seat, amount), why });
  switch (ask.kind) {
    case 'raise': {
      const room = lot.limit - ask.standing - 1;
      return named(room < 0 ? 0 : ask.standing + 1 + Math.floor(room * temper.leap * chance));
    }
    case 'bid': {
      // The last one needs no more than one above; those who speak earlier must keep the others off.
      const passes = lot.limit <= ask.standing || (ask.last && ask.standing === 0);
      return named(passes ? 0 : ask.last ? ask.standing + 1 : lot.limit);
    }
    case 'price': {
      const { least, most } = boundsOf(state, seat);
      const price = Math.max(least, Math.min(most, Math.floor(lot.worth * USUALLY_PAID)));
      return named(price, { kind: 'price', worth: lot.worth, price });
    }
    case 'take': {
      const takes = lot.limit >= ask.standing;
      return { move: saying({ kind: takes ? 'take' : 'pass', seat }).move, why: lot.why };
    }
    default:
      return named(lot.limit);
  }
}

/** What the lot is worth to a seat, and the most that it bids. */
function lotOf({ seat, state }: AuctionSeen, temper: Temper, look: LookAhead) {
  const { situation, setup, owned } = state;
  if (situation.kind !== 'selling') throw new Error(`nothing is sold in round ${state.round}`);
  const { artist, cards, auctioneer } = situation;
  const lot = at(worthsOf(worth(state, look)), artist) * cards;
  const liked = at(owned, seat * setup.artists.length + artist) > 0 ? temper.fondness : 0;
  const isSeller = auctioneer === seat;
  const wanted = isSeller ? fairPrice(lot, setup.players).keep : lot * (1 + liked - temper.margin);
  const limit = Math.max(0, Math.min(boundsOf(state, seat).most, Math.floor(wanted)));
  const why: Why = { kind: isSeller ? 'keep' : 'limit', worth: lot, limit };
  return { worth: lot, limit, why };
}

/** The card that brings the most, or none if adding one brings nothing. */
function playBest(seen: AuctionSeen, temper: Temper, look: LookAhead): Decision {
  const { ask, seat } = seen;
  const best = ask.options
    .flatMap(({ move, card }) => (card === null ? [] : { move, ...brings(seen, card, temper, look) }))
    .toSorted((one, other) => other.gain - one.gain)[0];
  if (best === undefined || (ask.kind === 'add' && best.gain <= 0))
    return { move: saying({ kind: 'pass', seat }).move, why: { kind: 'no-card' } };
  const { move, earns, shift, ends } = best;
  return { move, why: ask.kind === 'add' ? { kind: 'add', earns } : { kind: 'offer', earns, shift, ends } };
}

/** What playing a card earns, and what it changes for the paintings on the table. */
function brings(
  { seat, state, ask, hand }: AuctionSeen,
  card: Card<string>,
  temper: Temper,
  look: LookAhead,
) {
  const { artist, sign } = card;
  const place = state.setup.artists.indexOf(artist);
  const type = ask.kind === 'add' ? 'pair' : 'offer';
  const played = appliedTo(state, { type, seat, artist, auction: sign }) ?? state;
  const values = worthsOf(worth(state, look));
  const then = worthsOf(worth(played, look));
  const { players } = state.setup;
  const shift =
    lead(players, seat, played.owned, then, temper) - lead(players, seat, state.owned, values, temper);
  const ends = played.situation.kind === 'settling';
  const [mate] = sign === 'double' ? matesIn(hand, artist) : [];
  const both = mate && appliedTo(played, { type: 'pair', seat, artist, auction: mate.auction });
  const isLast = state.round === state.setup.edition.rounds;
  const later = isLast || ask.kind === 'add' ? 0 : at(values, place) * KEPT_BACK;
  return { earns: ends ? 0 : earns(), shift, ends, gain: (ends ? 0 : earns()) + shift - later };

  /** A double is sold with a card of the same hand, or somebody else may add one and sell both. */
  function earns(): number {
    if (both) return both.situation.kind === 'settling' ? 0 : sold(worthsOf(worth(both, look))) * 2;
    if (sign === 'double') return at(then, place) * ALONE;
    return sold(then) * (ask.kind === 'add' ? 2 : 1);
  }

  function sold(worths: Tally): number {
    return at(worths, place) * USUALLY_PAID;
  }
}
