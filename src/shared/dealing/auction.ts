import { AUCTION_KINDS, auction, type AuctionKind, type State } from '../auction/index.ts';
import { boundsOf, follow, speakers, startAuction, type LiveAuction } from '../bidding/index.ts';
import { clockwiseFrom, leftOf, type Seat } from '../core/seats.ts';
import type { EventJson } from '../record/index.ts';
import { dealtUpTo, different, shuffledBox, withoutCards, type Card, type Dealt } from './cards.ts';
import { asks, goesOn, playing, saying, type Move, type Next } from './game.ts';

export type AuctionCard = Card<AuctionKind>;

/** A game with everybody's cards, which only the dealer may see. */
export interface AuctionGame {
  readonly family: 'auction';
  readonly state: State;
  readonly dealt: Dealt<AuctionKind>;
  readonly live: LiveAuction | null;
  /** Who has stopped bidding in this open auction. */
  readonly out: readonly Seat[];
}

/** About as many of each kind, if the box doesn't say. */
function kindsOf(cards: number, printed: Readonly<Record<AuctionKind, number>> | null) {
  const even = (kind: number) => Math.floor((cards + AUCTION_KINDS.length - 1 - kind) / AUCTION_KINDS.length);
  return AUCTION_KINDS.map((kind, at) => [kind, printed?.[kind] ?? even(at)] as const);
}

export function dealAuction(setup: State['setup'], seed: number): AuctionGame {
  const state = auction.start(setup);
  const printed = setup.printed.map(({ id, cards, kinds }) => ({ artist: id, signs: kindsOf(cards, kinds) }));
  const box = shuffledBox(printed, setup.players, seed);
  return { family: 'auction', state, dealt: dealtUpTo(box, state.hands), live: null, out: [] };
}

export function afterInAuction(game: AuctionGame, move: Move): AuctionGame | null {
  const { state, dealt, live } = game;
  switch (move.kind) {
    case 'out':
      return live?.kind === 'calling' ? { ...game, out: [...game.out, move.seat] } : null;
    case 'step': {
      const next = live === null ? null : follow(state, live, move.step);
      return next?.ok === true ? { ...game, live: next.value } : null;
    }
    case 'event': {
      const after = appliedTo(state, move.event);
      if (after === null) return null;
      const left = dealtUpTo(withoutCards(dealt, move.cards), after.hands);
      return { ...game, state: after, dealt: left, live: startAuction(after), out: [] };
    }
    case 'aside':
      return null;
  }
}

export function appliedTo(state: State, raw: EventJson): State | null {
  const event = auction.readEvent(raw, state.setup);
  const after = event.ok ? auction.apply(state, event.value) : event;
  return after.ok ? after.value : null;
}

export function nextInAuction(game: AuctionGame): Next {
  const { state, live, dealt } = game;
  const { situation } = state;
  if (situation.kind === 'offering') {
    const { turn: seat } = situation;
    const options = different(dealt.hands[seat] ?? []).map((card) =>
      playing({ type: 'offer', seat, artist: card.artist, auction: card.sign }, card),
    );
    return asks(seat, { kind: 'offer', options });
  }
  if (live === null) return null;
  switch (live.kind) {
    case 'calling': {
      const standing = live.standing?.amount ?? 0;
      const seat = callers(game).find((one) => boundsOf(state, one).most > standing);
      if (seat === undefined) return goesOn({ kind: 'step', step: { kind: 'going' } });
      return asks(seat, { kind: 'raise', ...bidOver(state, seat, standing) });
    }
    case 'in-turn': {
      const { turn: seat } = live;
      const last = speakers(state).at(-1) === seat;
      return asks(seat, { kind: 'bid', ...bidOver(state, seat, live.standing?.amount ?? 0), last });
    }
    case 'covering':
      return asks(live.turn, { kind: 'cover', sum: { least: 0, most: boundsOf(state, live.turn).most } });
    case 'covered':
      return goesOn({ kind: 'step', step: { kind: 'reveal' } });
    case 'naming':
      return asks(live.auctioneer, { kind: 'price', sum: boundsOf(state, live.auctioneer) });
    case 'asking': {
      const { turn: seat, price } = live;
      const take = price > boundsOf(state, seat).most ? [] : [saying({ kind: 'take', seat })];
      return asks(seat, {
        kind: 'take',
        options: [...take, saying({ kind: 'pass', seat })],
        standing: price,
      });
    }
    case 'adding': {
      const { turn: seat } = live;
      const mates = matesIn(dealt.hands[seat] ?? [], artistOf(state)).map(({ card, auction }) => ({
        ...saying({ kind: 'add', seat, auction }),
        card,
      }));
      return asks(seat, { kind: 'add', options: [...mates, saying({ kind: 'pass', seat })] });
    }
    case 'added': {
      const { seat, auction, event } = live;
      const mate = matesIn(dealt.hands[seat] ?? [], artistOf(state)).find((one) => one.auction === auction);
      return goesOn(playing({ ...event }, mate?.card).move);
    }
    case 'unwanted':
    case 'decided':
      return goesOn(playing({ ...live.event }).move);
  }
}

function bidOver(state: State, seat: Seat, standing: number) {
  return { standing, sum: { least: standing + 1, most: boundsOf(state, seat).most } };
}

/** Those who may still raise, in the order in which they get to speak. */
function callers({ state, live, out }: AuctionGame): readonly Seat[] {
  if (live?.kind !== 'calling') return [];
  const { players } = state.setup;
  const leader = live.standing?.seat ?? live.auctioneer;
  return clockwiseFrom(leftOf(leader, players), players).filter(
    (seat) => seat !== live.standing?.seat && !out.includes(seat) && speakers(state).includes(seat),
  );
}

/** The cards by which a double of this artist can be completed. */
export function matesIn(hand: readonly AuctionCard[], artist: string | null) {
  return different(hand).flatMap((card) =>
    card.artist === artist && card.sign !== 'double' ? { card, auction: card.sign } : [],
  );
}

function artistOf({ situation, setup }: State): string | null {
  return 'artist' in situation ? (setup.artists[situation.artist] ?? null) : null;
}
