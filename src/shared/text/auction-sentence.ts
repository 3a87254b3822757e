import {
  auction,
  bidders,
  choices,
  explain,
  paymentsFor,
  ruleStarter,
  tiedBidders,
  type AuctionKind,
  type Event,
  type State,
} from '../auction/index.ts';
import { roundsBefore } from '../core/rounds-before.ts';
import type { EventJson, TableOf } from '../record/index.ts';
import { adjustedParts } from './adjusted.ts';
import { whyStartsAtAuction } from './starting.ts';
import { auctionTerms } from './terms.ts';
import {
  artistTies,
  adjustment,
  comingRound,
  haves,
  nameOf,
  together,
  type Starts,
  type SentenceContext,
} from './sentence-context.ts';

type Before = TableOf<'auction'>;
type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** An event of Modern Art in one sentence. */
export function auctionSentence(
  context: SentenceContext,
  raw: EventJson,
  { setup, state: before }: Before,
  after: State | null,
): string {
  const event = auction.readEvent(raw, setup);
  if (!event.ok) return context.words.unreadable;
  const what = happened(context, event.value, before, after);
  return together(what, event.value.type === 'end-round' ? null : roundOver(context, before, after));
}

function happened(context: SentenceContext, event: Event, before: State, after: State | null): string {
  const { words, naming } = context;
  const { situation } = before;
  switch (event.type) {
    case 'offer':
    case 'pair':
      return words[event.type](
        nameOf(context, event.seat),
        naming.artist(event.artist),
        kindOf(context, before, event.auction),
      );
    case 'unpaired':
      if (situation.kind !== 'doubling') return words.unpaired;
      return words.unpairedKept(naming.seat(situation.offerer), artistAt(context, before, situation.artist));
    case 'sale':
      return together(sold(context, event, before), bidsNoted(context, event, before));
    case 'mystery':
      return words.mystery(
        nameOf(context, situation.kind === 'offering' ? situation.flipper : null),
        naming.artist(event.artist),
        kindOf(context, before, event.auction),
      );
    case 'settle':
      if (roundsBefore(after?.settled ?? []) >= before.round) return words.closed(before.round);
      return together(
        paidOut(context, before, after),
        artistTies(context, explain(after ?? before, before.round)?.artists ?? [], words.tieLeft),
        event.continue === true && after?.situation.kind !== 'finished' ? words.goesOn : null,
        comingRound(context, after, startsNext(context, event, before, after)),
      );
    case 'final':
      return words.counted(haves(context, event.money.map(naming.money)));
    case 'end-round':
      return words.calledOut;
    case 'adjust':
      return adjustment(context, event, [before, after ?? before], adjusted(context, event));
  }
}

function artistAt({ naming }: SentenceContext, { setup }: State, artist: number): string {
  return naming.artist(setup.artists[artist]);
}

function kindOf(context: SentenceContext, { setup }: State, kind: AuctionKind | undefined): string | null {
  if (kind === undefined) return null;
  return auctionTerms(context, setup.edition).sold[kind];
}

/** Who pays whom. If a correction removed the lot, only what is still known. */
function sold(context: SentenceContext, { buyer, price }: Of<'sale'>, before: State): string {
  const { words, naming } = context;
  const { situation, setup } = before;
  const who = naming.seat(buyer);
  if (situation.kind !== 'selling') {
    return words.boughtUnknown(who, price === undefined ? null : naming.money(price));
  }
  const artist = artistAt(context, before, situation.artist);
  const { auctioneer, auction: kind, cards } = situation;
  if (price === undefined) {
    return buyer === auctioneer
      ? words.kept(who, cards, artist)
      : words.bought(who, naming.seat(auctioneer), cards, artist);
  }
  if (price === 0) return words.free(who, cards, artist, kind === 'fixed');
  const shares = paymentsFor(setup, situation, buyer, price).map(({ to, amount }) =>
    to === 'bank'
      ? words.paidToBank(naming.money(amount))
      : words.paidTo(naming.seat(to), naming.money(amount)),
  );
  return words.paid(who, context.list(shares), cards, artist);
}

/** Noted hidden bids, and how a tie among them was decided. */
function bidsNoted(
  context: SentenceContext,
  { buyer, price, bids }: Of<'sale'>,
  before: State,
): string | null {
  const { words, naming, list } = context;
  const { setup, situation } = before;
  if (situation.kind !== 'selling' || situation.auction !== 'hidden' || !bids || !price) return null;
  const made = bidders(before, situation).flatMap((seat) => {
    const bid = bids[seat] ?? 0;
    return bid === 0 ? [] : words.has(naming.seat(seat), naming.money(bid));
  });
  const tied = tiedBidders(situation, setup.players, bids).map(naming.seat);
  const seller = naming.seat(situation.auctioneer);
  if (tied.length === 0) return words.bids(list(made));
  const why = context.tie(list(tied), naming.money(price), naming.seat(buyer), seller);
  // Log lines end without a full stop.
  return together(words.bids(list(made)), why.replace(/\.$/, ''));
}

function startsNext(
  context: SentenceContext,
  event: Of<'settle'>,
  before: State,
  after: State | null,
): Starts {
  const seat = after?.situation.kind === 'offering' ? after.situation.turn : (event.next ?? null);
  const { settle } = choices(before);
  const next = event.continue === true ? settle?.goingOn : settle?.next;
  if (next === null || next === undefined) return { seat, why: '' };
  const decided = event.next !== undefined && next.starter !== null && event.next !== next.starter;
  if (decided) return { seat, why: context.starting.decided };
  return { seat, why: whyStartsAtAuction(ruleStarter(before, next), context.starting, context.naming.seat) };
}

function paidOut(context: SentenceContext, { round }: State, after: State | null): string {
  const { words, naming } = context;
  const payouts = after?.settled.at(-1)?.payouts;
  if (payouts === undefined) return words.closed(round);
  if (payouts.every((payout) => payout === 0)) return words.paidNothing(round);
  return words.paidOut(
    round,
    haves(
      context,
      payouts.map((payout) => (payout === 0 ? null : naming.money(payout))),
    ),
  );
}

function roundOver(context: SentenceContext, before: State, after: State | null): string | null {
  if (after?.situation.kind !== 'settling' || before.situation.kind === 'settling') return null;
  const { edition } = after.setup;
  const fifth = after.counts.findIndex((count) => count >= edition.limit);
  if (fifth < 0) return context.words.outOfCards;
  return context.words.limitReached(after.counts[fifth] ?? 0, artistAt(context, after, fifth));
}

function adjusted({ words, naming, list }: SentenceContext, event: Of<'adjust'>): string | null {
  const parts = adjustedParts(words, naming, null, event);
  return parts.length === 0 ? null : list(parts);
}
