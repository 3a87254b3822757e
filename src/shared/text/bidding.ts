import type { LiveAuction, Refused, TurnJump } from '../bidding/index.ts';
import type { SaleKind } from '../auction/index.ts';
import type { Seat } from '../core/seats.ts';
import type { Words } from './en/index.ts';

export interface Telling {
  readonly words: Words['liveAuction'];
  readonly name: (seat: Seat) => string;
  readonly sum: (thousands: number) => string;
  /** Joins several names for a sentence. */
  readonly list: (seats: readonly Seat[]) => string;
  readonly artist: string;
  /** How a kind of auction is called. */
  readonly kind: (auction: SaleKind) => string;
}

/** The current bid or question in one sentence, announced whenever it changes. */
export function questionText(
  live: LiveAuction,
  handed: boolean,
  { words, name, sum, artist, kind }: Telling,
): string {
  switch (live.kind) {
    case 'calling': {
      const { standing, going, auctioneer } = live;
      if (standing === null) return going === 0 ? words.askCalls : words.goingFree[going](name(auctioneer));
      const bid = [name(standing.seat), sum(standing.amount)] as const;
      return going === 0 ? words.standing(...bid) : words.going[going](...bid);
    }
    case 'in-turn': {
      const { standing, turn } = live;
      return standing === null
        ? words.askOnce(name(turn))
        : words.askOnceStanding(name(turn), name(standing.seat), sum(standing.amount));
    }
    case 'covering':
      return handed ? words.askHidden(name(live.turn)) : words.handTo(name(live.turn));
    case 'covered':
      return words.allIn;
    case 'naming':
      return words.askPrice(name(live.auctioneer));
    case 'asking':
      return words.askTake(name(live.turn), sum(live.price));
    case 'adding':
      return words.askAdd(name(live.turn), artist);
    case 'added':
      return words.added(name(live.seat), artist, kind(live.auction));
    case 'unwanted':
      return words.unwanted(name(live.offerer));
    case 'decided':
      return words.decided[live.how](name(live.buyer), sum(live.price));
  }
}

/** Anything else to know; may be empty. */
export function explanationText(live: LiveAuction, telling: Telling): string {
  const { words } = telling;
  switch (live.kind) {
    case 'covering':
      return words.handToExplained;
    case 'covered':
      return words.allInExplained;
    case 'decided':
      return tieOf(live.tied, live, telling);
    case 'calling':
    case 'in-turn':
    case 'naming':
    case 'asking':
    case 'adding':
    case 'added':
    case 'unwanted':
      return '';
  }
}

interface Hammered {
  readonly auctioneer: Seat;
  readonly buyer: Seat;
  readonly price: number;
}

/** Why a tie between bids is decided as it is; empty without bids. */
export function tieOf(
  tied: readonly Seat[],
  { auctioneer, buyer, price }: Hammered,
  { words, name, sum, list }: Pick<Telling, 'words' | 'name' | 'sum' | 'list'>,
): string {
  return tied.length === 0 ? '' : words.tie(list(tied), sum(price), name(buyer), name(auctioneer));
}

/** How a double completed by another player changes whose turn it is. */
export function jumpOf(jump: TurnJump | null, { words, name, list }: Telling): string {
  if (jump === null || jump.next === null || jump.skipped.length === 0) return '';
  const told = jump.skipped.length === 1 ? words.jumpOne : words.jump;
  return told(name(jump.auctioneer), name(jump.next), list(jump.skipped));
}

export function refusedOf(
  refused: Refused | { readonly why: 'not-a-number' } | null,
  { words, name, sum }: Telling,
): string {
  if (refused === null) return '';
  switch (refused.why) {
    case 'not-higher':
      return words.refused[refused.why](sum(refused.standing));
    case 'too-much':
    case 'price-too-much':
      return words.refused[refused.why](name(refused.seat));
    case 'out-of-turn':
    case 'too-little':
    case 'not-a-number':
      return words.refused[refused.why];
  }
}

/** One player, in bidding order. */
export interface Speaker {
  readonly seat: Seat;
  readonly name: string;
  readonly says: string;
  readonly turn: boolean;
  readonly wins: boolean;
}

export function speakersOf(live: LiveAuction, order: readonly Seat[], telling: Telling): Speaker[] {
  const now = 'turn' in live ? live.turn : null;
  return order.map((seat) => ({
    seat,
    name: telling.name(seat),
    says: seat === now ? telling.words.said.turn : saysOf(live, seat, order, telling),
    turn: seat === now,
    wins: live.kind === 'decided' && live.buyer === seat,
  }));
}

function saysOf(live: LiveAuction, seat: Seat, order: readonly Seat[], { words, sum }: Telling): string {
  const { said } = words;
  switch (live.kind) {
    case 'calling':
    case 'in-turn':
      return bidSaid(live.said[seat] ?? null, said.passes, sum);
    case 'decided':
      if (live.said !== null) return bidSaid(live.said[seat] ?? null, said.none, sum);
      if (seat === live.buyer) return sum(live.price);
      // Without its bids, an auction says nothing about the others.
      if (live.how === 'highest' || live.how === 'nobody') return '';
      // Once the price is taken, players further on aren't asked.
      return order.indexOf(seat) < order.indexOf(live.buyer) ? said.passes : '';
    case 'covering':
      return live.covered.includes(seat) ? said.covered : '';
    case 'covered':
      return said.covered;
    case 'asking':
      if (seat === live.auctioneer) return words.lastMustBuy;
      return live.passed.includes(seat) ? said.passes : '';
    case 'adding':
      return live.passed.includes(seat) ? said.adds : '';
    case 'added':
    case 'naming':
    case 'unwanted':
      return '';
  }
}

function bidSaid(bid: number | null, none: string, sum: Telling['sum']): string {
  if (bid === null) return '';
  return bid === 0 ? none : sum(bid);
}
