import type { Seat } from '../core/seats.ts';
import type { Painting } from '../core/wall.ts';
import { FAMILIES, type FamilyName } from '../record/index.ts';

// What a catalogue chooses; `docs/statistics.md` defines every entry. Games come in the order of time, and so do the lots
// and cards of a game, because of equals the first is chosen. What is chosen from parts of a list can be chosen from again.

/** A game whose paintings hang, among others with the same currency. */
export interface HungGame {
  readonly family: FamilyName;
  readonly results: readonly HungResult[];
  /** `null` if the forecast hasn't looked at it, or found no such card. */
  readonly decided: Decided | null;
}

interface HungResult {
  readonly person: string;
  readonly bought: number | null;
  readonly sold: number | null;
  /** Of the lots they bought, the largest and the smallest difference between what the bank paid and the price. */
  readonly bestDeal: number | null;
  readonly worstDeal: number | null;
}

/** The event that decided a game, and what the winners gained with it. */
export interface Decided {
  readonly index: number;
  readonly gained: number;
  readonly forGood: boolean;
}

interface Lot {
  readonly auctioneer: Seat;
  readonly buyer: Seat;
  readonly price: number | null;
  readonly paid: number;
}

/** Somebody's cards by one artist in one round. */
interface Cards {
  readonly cards: number;
  readonly points: number;
}

/** A game, and the difference that one of its lots made. */
interface Deal<Game> {
  readonly game: Game;
  readonly gain: number;
}

interface Dealer {
  readonly person: string;
  readonly sold: number;
  readonly games: number;
}

/** Whether every price is known. */
export function hasPrices({ family, results }: Pick<HungGame, 'family' | 'results'>): boolean {
  return FAMILIES[family].scoredIn !== 'money' || results.every(({ bought }) => bought !== null);
}

/** The lot for which the bank paid most above its price. */
export function masterpiece<Game extends HungGame>(games: readonly Game[]): Deal<Game> | null {
  return mostExtreme(games, 1, ({ bestDeal }) => bestDeal);
}

/** The lot whose price was furthest above what the bank paid for it. */
export function folly<Game extends HungGame>(games: readonly Game[]): Deal<Game> | null {
  return mostExtreme(games, -1, ({ worstDeal }) => worstDeal);
}

function mostExtreme<Game extends HungGame>(
  games: readonly Game[],
  sign: 1 | -1,
  gainOf: (result: HungResult) => number | null,
): Deal<Game> | null {
  const deals = games.flatMap((game) =>
    game.results.flatMap((result) => {
      const gain = gainOf(result);
      return gain === null || gain * sign <= 0 ? [] : { game, gain };
    }),
  );
  return firstWithMost(deals, ({ gain }) => gain * sign);
}

/** The lot that made this difference. */
export function lotWith<Row extends Lot>(lots: readonly Row[], gain: number): Row | null {
  return lots.find(({ price, paid }) => price !== null && paid - price === gain) ?? null;
}

/** The cards that scored most. */
export function bestCards<Row extends Cards>(shown: readonly Row[]): Row | null {
  return firstWithMost(shown, ({ points }) => (points > 0 ? points : null));
}

/** The most cards that scored nothing: a single one is no folly. */
export function worstCards<Row extends Cards>(shown: readonly Row[]): Row | null {
  return firstWithMost(shown, ({ cards, points }) => (points === 0 && cards > 1 ? cards : null));
}

/** The one whom the others paid most for lots; of equals, the first by name. */
export function bestDealer(games: readonly HungGame[], nameOf: (person: string) => string): Dealer | null {
  const sums = new Map<string, { sold: number; games: number }>();
  for (const { person, sold } of games.filter(hasPrices).flatMap(({ results }) => results)) {
    const sum = sums.get(person) ?? { sold: 0, games: 0 };
    sums.set(person, sum);
    sum.sold += sold ?? 0;
    sum.games += 1;
  }
  const people = [...sums]
    .map(([person, sum]) => ({ person, ...sum }))
    .sort(
      (one, other) =>
        nameOf(one.person).localeCompare(nameOf(other.person)) || one.person.localeCompare(other.person),
    );
  return firstWithMost(people, ({ sold }) => (sold > 0 ? sold : null));
}

/** The dearest lot that somebody else bought. */
export function dearestOf<Row extends Lot>(lots: readonly Row[]): Row | null {
  return firstWithMost(lots, ({ auctioneer, buyer, price }) =>
    buyer !== auctioneer && price !== null && price > 0 ? price : null,
  );
}

/** Why a lot hangs on the wall of a year. */
export type WallReason = 'dearest' | 'bargain' | 'folly' | 'artist' | 'single' | 'next';

interface Sold {
  readonly artist: string;
  readonly cards: number;
  readonly price: number;
  readonly paid: number;
}

/** More would be too small to see. */
const MOST_ON_A_WALL = 6;

/** What hangs on the wall of a year: each lot once, and every artist if that is possible. */
export function wallOf<Lot extends Sold>(
  lots: readonly Lot[],
): { readonly reason: WallReason; readonly lot: Lot }[] {
  const wall: { readonly reason: WallReason; readonly lot: Lot }[] = [];
  const hang = (reason: WallReason, amountOf: (lot: Lot) => number): void => {
    const left = lots.filter((lot) => !wall.some((hung) => hung.lot === lot));
    const best = firstWithMost(left, (lot) => (amountOf(lot) > 0 ? amountOf(lot) : null));
    if (best !== null && wall.length < MOST_ON_A_WALL) wall.push({ reason, lot: best });
  };
  const isNew = ({ artist }: Lot) => !wall.some(({ lot }) => lot.artist === artist);
  hang('dearest', ({ price }) => price);
  hang('bargain', ({ price, paid }) => paid - price);
  hang('folly', ({ price, paid }) => price - paid);
  while (wall.length < MOST_ON_A_WALL && lots.some((lot) => lot.price > 0 && isNew(lot)))
    hang('artist', (lot) => (isNew(lot) ? lot.price : 0));
  hang('single', ({ cards, price }) => (cards === 1 ? price : 0));
  hang('next', ({ price }) => price);
  return wall;
}

/** The game whose deciding card counted most. Without prices, a gain is something else: such games count only among themselves. */
export function deciding<Game extends HungGame>(games: readonly Game[]): Deal<Game> | null {
  const known = games.flatMap((game) => (game.decided === null ? [] : { game, gain: game.decided.gained }));
  const priced = known.filter(({ game }) => hasPrices(game));
  return firstWithMost(priced.length > 0 ? priced : known, ({ gain }) => gain);
}

/** The painting that an event put up, sold or displayed, its round, and how many it went with. */
export function paintingsAt(
  rounds: readonly (readonly Painting[])[],
  index: number,
): { readonly painting: Painting; readonly round: number; readonly cards: number } | null {
  const at = rounds.findIndex((round) => round.some(({ lot, hung }) => lot === index || hung === index));
  const wall = rounds[at] ?? [];
  // The second card of a double decides with the first one: they are sold together.
  const painting = wall.findLast(({ lot, hung }) => lot === index || hung === index);
  if (painting === undefined) return null;
  const cards = painting.lot === null ? 1 : wall.filter(({ lot }) => lot === painting.lot).length;
  return { painting, round: at + 1, cards };
}

export function firstWithMost<Item>(
  items: readonly Item[],
  amountOf: (item: Item) => number | null,
): Item | null {
  let most: { readonly item: Item; readonly amount: number } | null = null;
  for (const item of items) {
    const amount = amountOf(item);
    if (amount !== null && (most === null || amount > most.amount)) most = { item, amount };
  }
  return most?.item ?? null;
}
