import type { Pair, PairMoney } from '../../shared/api.ts';
import { isForMoney, isPriced, rankOf, type Facts } from './facts.ts';
import type { Over } from './found.ts';
import { byCurrency } from './most-played.ts';
import { momentsOf, MOST_MOMENTS } from './rating-path.ts';

interface Met {
  readonly game: Facts;
  readonly seats: readonly [one: number, other: number];
  /** 1 if the first had the better place, -1 if the second had. */
  readonly lead: number;
}

/** Two people over the years, and what they paid each other. */
export function pairOf({ games, book, years: { yearOf } }: Over, one: string, other: string): Pair {
  const met = games.flatMap((game): Met[] => {
    const [own, theirs] = [one, other].map((id) => game.results.find(({ person }) => person === id));
    if (own === undefined || theirs === undefined || own === theirs) return [];
    return [{ game, seats: [own.seat, theirs.seat], lead: Math.sign(rankOf(theirs) - rankOf(own)) }];
  });
  const wonBy = (some: readonly Met[], sign: number): number =>
    some.filter(({ lead }) => lead === sign).length;
  let lead = 0;
  const course = met.map(({ game, lead: step }) => ({ at: game.playedAt, value: (lead += step) }));
  const years = Map.groupBy(met, ({ game }) => yearOf(game.playedAt));
  return {
    one: book.named(one),
    other: book.named(other),
    games: met.length,
    ahead: wonBy(met, 1),
    behind: wonBy(met, -1),
    years: [...years]
      .sort(([some], [others]) => some - others)
      .map(([year, own]) => ({
        year,
        games: own.length,
        ahead: wonBy(own, 1),
        behind: wonBy(own, -1),
      })),
    course: momentsOf(course, MOST_MOMENTS),
    money: moneyBetween(met.filter(({ game }) => isForMoney(game))),
  };
}

/** Who gets how much of a price. */
export function sharesOf(
  { auctioneer, partner, price }: { auctioneer: number; partner: number | null; price: number },
  isSplit: boolean,
): readonly (readonly [seat: number, amount: number])[] {
  if (partner === null || !isSplit) return [[auctioneer, price]];
  const shared = Math.floor(price / 2);
  return [
    [auctioneer, price - shared],
    [partner, shared],
  ];
}

function moneyBetween(met: readonly Met[]): PairMoney[] {
  const seats = new Map(met.map((one) => [one.game, one.seats]));
  return byCurrency([...seats.keys()]).map(({ editions, games }): PairMoney => {
    const priced = games.filter(isPriced);
    const sums = { paid: 0, received: 0 };
    for (const game of priced) {
      const [own, theirs] = seats.get(game) ?? [];
      for (const { auctioneer, partner, buyer, price } of game.sales) {
        for (const [seat, got] of sharesOf({ auctioneer, partner, price: price ?? 0 }, game.isSplit)) {
          if (buyer === own && seat === theirs) sums.paid += got;
          if (buyer === theirs && seat === own) sums.received += got;
        }
      }
    }
    return { editions, basis: { games: priced.length, of: games.length }, ...sums };
  });
}
