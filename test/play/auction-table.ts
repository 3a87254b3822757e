import type { Outcome, RoundOutcome } from '../../src/shared/core/family.ts';
import type { AuctionKind, Edition } from '../../src/shared/auction/edition.ts';
import type { AuctionBox } from './boxes.ts';
import { shuffle, type Random } from './random.ts';

/**
 * A table with real cards and money, played without the app's rules; its outcome is compared with the app's replay of
 * the record.
 */
export interface Card {
  readonly artist: string;
  readonly kind: AuctionKind;
}

export type Tracking = 'ledger' | 'owners' | 'counts';

export interface Options {
  readonly tracking: Tracking;
  readonly mystery?: boolean;
  readonly splitDouble?: boolean;
  readonly order?: readonly string[];
}

/** The numbers of a box. */
interface Numbers {
  readonly rounds: number;
  readonly limit: number;
  readonly cash: number;
  readonly tiles: readonly number[];
  readonly deal: Readonly<Record<string, readonly number[]>>;
  readonly mystery: readonly number[];
}

export interface Table {
  readonly edition: Edition;
  readonly numbers: Numbers;
  readonly options: Options;
  readonly seats: readonly number[];
  /** In tie-break order, best first. */
  readonly board: readonly string[];
  readonly deck: Card[];
  readonly hands: Card[][];
  readonly mysteryHand: Card[];
  readonly cash: number[];
  /** The paintings in front of each seat: a list of artists per seat. */
  readonly walls: string[][];
  readonly counts: Map<string, number>;
  readonly tiles: Map<string, number>;
  readonly rounds: RoundOutcome[];
  round: number;
  /** Who must put up a painting; `null` while something else is expected. */
  turn: number | null;
  last: number | null;
  ended: 'limit' | 'out-of-cards' | null;
  starter: number;
  finished: boolean;
  counted: boolean;
  /** For checking that no money is lost or made up. */
  bankTaken: number;
  bankGiven: number;
  adjusted: number;
}

export function layTable(
  edition: Edition,
  players: number,
  options: Options,
  firstSeat: number,
  next: Random,
  box?: AuctionBox,
): Table {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const numbers = box === undefined ? printed(edition) : numbersOf(box);
  const table: Table = {
    edition,
    numbers,
    options,
    seats,
    board: options.order ?? edition.artists.map(({ id }) => id),
    deck: shuffle(next, deckOf(edition)),
    hands: seats.map(() => []),
    mysteryHand: [],
    cash: seats.map(() => numbers.cash),
    walls: seats.map(() => []),
    counts: new Map(),
    tiles: new Map(),
    rounds: [],
    round: 1,
    turn: firstSeat,
    last: null,
    ended: null,
    starter: firstSeat,
    finished: false,
    counted: false,
    bankTaken: 0,
    bankGiven: 0,
    adjusted: 0,
  };
  deal(table);
  return table;
}

/** The seventy cards. If their kinds are unknown, they are spread as evenly as possible. */
export function deckOf(edition: Edition): Card[] {
  return edition.artists.flatMap(({ id, cards, kinds }) => {
    const order: readonly AuctionKind[] = ['open', 'once', 'hidden', 'fixed', 'double'];
    const printed = order.flatMap((kind) => new Array<AuctionKind>(kinds?.[kind] ?? 0).fill(kind));
    return Array.from({ length: cards }, (_, index) => ({
      artist: id,
      kind: printed[index] ?? order[index % order.length] ?? 'open',
    }));
  });
}

/** What the rulebook says. */
function printed({ rounds, limit, startingCash, tiles, deal, mystery }: Edition): Numbers {
  return { rounds, limit, cash: startingCash, tiles, deal, mystery: mystery?.deal ?? [] };
}

function numbersOf({ rounds, limit, startingCash, tiles, deal, mystery }: AuctionBox): Numbers {
  return { rounds, limit, cash: startingCash, tiles, deal, mystery: mystery?.deal ?? [] };
}

export function dealtBefore(table: Table, round: number): number {
  const { deal, mystery } = table.numbers;
  const hands = table.options.mystery === true ? mystery : deal[table.seats.length];
  return hands?.[round - 1] ?? 0;
}

export function deal(table: Table): void {
  const cards = dealtBefore(table, table.round);
  for (const hand of table.hands) hand.push(...table.deck.splice(0, cards));
  if (table.options.mystery === true) table.mysteryHand.push(...table.deck.splice(0, cards));
}

export function countOf(table: Table, artist: string): number {
  return table.counts.get(artist) ?? 0;
}

export function cardsLeft(table: Table): number {
  return table.hands.reduce((sum, hand) => sum + hand.length, 0);
}

export function hasCards(table: Table, seat: number): boolean {
  return (table.hands[seat]?.length ?? 0) > 0;
}

/** The seats to the left of a seat, in order, ending with the seat itself. */
export function leftwards(table: Table, seat: number): number[] {
  return table.seats.map((step) => (seat + 1 + step) % table.seats.length);
}

export function firstHolding(table: Table, candidates: readonly number[]): number | null {
  return candidates.find((seat) => hasCards(table, seat)) ?? null;
}

/** The round as the table would settle it now. */
export function roundNow(table: Table): RoundOutcome {
  const shown = table.board.filter((artist) => countOf(table, artist) > 0);
  // A stable sort keeps ties in board order.
  const ranking = shown.toSorted((a, b) => countOf(table, b) - countOf(table, a)).slice(0, 3);
  const worth = (artist: string): number => {
    const place = ranking.indexOf(artist);
    return place < 0 ? 0 : (table.tiles.get(artist) ?? 0) + (table.numbers.tiles[place] ?? 0);
  };
  const ids = table.edition.artists.map(({ id }) => id);
  return {
    round: table.round,
    endedBy: table.ended ?? 'limit',
    counts: Object.fromEntries(ids.map((id) => [id, countOf(table, id)])),
    ranking,
    values: Object.fromEntries(ids.map((id) => [id, worth(id)])),
    payouts: table.walls.map((wall) => wall.reduce((sum, artist) => sum + worth(artist), 0)),
  };
}

/** What a replay of the record must give. */
export function expected(table: Table): Outcome {
  const { tracking } = table.options;
  const pending = table.ended === null || table.finished ? null : roundNow(table);
  const cash = tracking === 'ledger' ? table.cash.slice() : null;
  const scores = cash ?? (table.counted ? table.cash.slice() : null);
  const most = Math.max(...table.cash);
  return {
    status: table.finished ? 'finished' : pending === null ? 'playing' : 'settling',
    round: table.round,
    turn: tracking === 'counts' || table.finished || pending !== null ? null : table.turn,
    rounds:
      pending === null
        ? table.rounds.slice()
        : [...table.rounds, { ...pending, payouts: tracking === 'counts' ? null : pending.payouts }],
    cash,
    scores,
    hands: tracking === 'counts' ? null : table.hands.map((hand) => hand.length),
    winners:
      table.finished && scores !== null ? table.seats.filter((seat) => table.cash[seat] === most) : null,
  };
}
