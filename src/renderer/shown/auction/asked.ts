import type { Refused, Room, TurnJump } from '../../../shared/bidding/index.ts';
import type { Seat } from '../../../shared/core/seats.ts';
import type { Words } from '../../../shared/text/en/index.ts';

export interface Telling {
  readonly words: Words['room'];
  readonly name: (seat: Seat) => string;
  readonly sum: (thousands: number) => string;
  /** Joins several names for a sentence. */
  readonly list: (seats: readonly Seat[]) => string;
  readonly artist: string;
}

/** The current bid or question in one sentence, announced whenever it changes. */
export function askedOf(room: Room, handed: boolean, { words, name, sum, artist }: Telling): string {
  switch (room.kind) {
    case 'calling': {
      const { standing, going, auctioneer } = room;
      if (standing === null) return going === 0 ? words.askCalls : words.goingFree[going](name(auctioneer));
      const bid = [name(standing.seat), sum(standing.amount)] as const;
      return going === 0 ? words.standing(...bid) : words.going[going](...bid);
    }
    case 'in-turn': {
      const { standing, turn } = room;
      return standing === null
        ? words.askOnce(name(turn))
        : words.askOnceStanding(name(turn), name(standing.seat), sum(standing.amount));
    }
    case 'covering':
      return handed ? words.askHidden(name(room.turn)) : words.handTo(name(room.turn));
    case 'covered':
      return words.allIn;
    case 'naming':
      return words.askPrice(name(room.auctioneer));
    case 'asking':
      return words.askTake(name(room.turn), sum(room.price));
    case 'adding':
      return words.askAdd(name(room.turn), artist);
    case 'unwanted':
      return words.unwanted(name(room.offerer));
    case 'decided':
      return words.decided[room.how](name(room.buyer), sum(room.price));
  }
}

/** Anything else to know; may be empty. */
export function explainedOf(room: Room, telling: Telling): string {
  const { words } = telling;
  switch (room.kind) {
    case 'covering':
      return words.handToExplained;
    case 'covered':
      return words.allInExplained;
    case 'decided':
      return tieOf(room.tied, room, telling);
    case 'calling':
    case 'in-turn':
    case 'naming':
    case 'asking':
    case 'adding':
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

export function speakersOf(room: Room, order: readonly Seat[], telling: Telling): Speaker[] {
  const now = 'turn' in room ? room.turn : null;
  return order.map((seat) => ({
    seat,
    name: telling.name(seat),
    says: seat === now ? telling.words.said.turn : saysOf(room, seat, order, telling),
    turn: seat === now,
    wins: room.kind === 'decided' && room.buyer === seat,
  }));
}

function saysOf(room: Room, seat: Seat, order: readonly Seat[], { words, sum }: Telling): string {
  const { said } = words;
  switch (room.kind) {
    case 'calling':
    case 'in-turn':
      return bidSaid(room.said[seat] ?? null, said.passes, sum);
    case 'decided':
      if (room.said !== null) return bidSaid(room.said[seat] ?? null, said.none, sum);
      if (seat === room.buyer) return sum(room.price);
      // Once the price is taken, players further on aren't asked.
      return order.indexOf(seat) < order.indexOf(room.buyer) ? said.passes : '';
    case 'covering':
      return room.said[seat] === null ? '' : said.covered;
    case 'covered':
      return said.covered;
    case 'asking':
      if (seat === room.auctioneer) return words.lastMustBuy;
      return room.passed.includes(seat) ? said.passes : '';
    case 'adding':
      return room.passed.includes(seat) ? said.adds : '';
    case 'naming':
    case 'unwanted':
      return '';
  }
}

function bidSaid(bid: number | null, none: string, sum: Telling['sum']): string {
  if (bid === null) return '';
  return bid === 0 ? none : sum(bid);
}
