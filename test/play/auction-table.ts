import type { Outcome, RoundOutcome } from '../../src/shared/core/family.ts';
import type { AuctionKind, Edition } from '../../src/shared/auction/edition.ts';
import type { AuctionBox } from './boxes.ts';
import { shuffle, type Random } from './random.ts';
import { laid, outcomeOf, present, roundWith, type Laid } from './table.ts';

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

export interface Table extends Laid<Card> {
  readonly numbers: Numbers;
  readonly options: Options;
  readonly mysteryHand: Card[];
  readonly cash: number[];
  /** The paintings in front of each seat: a list of artists per seat. */
  readonly walls: string[][];
  starter: number;
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
  const numbers = box === undefined ? printed(edition) : numbersOf(box);
  const base = laid(players, edition.artists, options.order, shuffle(next, deckOf(edition)), firstSeat);
  const table: Table = {
    ...base,
    numbers,
    options,
    mysteryHand: [],
    cash: base.seats.map(() => numbers.cash),
    walls: base.seats.map(() => []),
    starter: firstSeat,
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
  for (const seat of present(table)) table.hands[seat]?.push(...table.deck.splice(0, cards));
  if (table.options.mystery === true) table.mysteryHand.push(...table.deck.splice(0, cards));
}

/** The round as the table would settle it now. */
export function roundNow(table: Table): RoundOutcome {
  return roundWith(table, table.numbers.tiles, table.walls);
}

/** What a replay of the record must give. */
export function expected(table: Table): Outcome {
  const isTracked = table.options.tracking !== 'counts';
  const cash = table.options.tracking === 'ledger' ? table.cash.slice() : null;
  const scores = cash ?? (table.counted ? table.cash.slice() : null);
  return outcomeOf(table, () => roundNow(table), { cash, scores, hands: isTracked, payouts: isTracked });
}
