import type { Database } from 'better-sqlite3';
import type { Pair, PairMoney } from '../../../shared/api.ts';
import type { PeopleBook } from '../people-book.ts';
import { openYears } from '../years.ts';
import { isForMoney, rankOf, type CountedGame } from './counted-games.ts';
import { openHeads } from './heads.ts';
import { byCurrency } from './most-played.ts';
import { momentsOf, MOST_MOMENTS } from './rating-path.ts';
import { named } from './records.ts';

interface Met {
  readonly game: CountedGame;
  readonly seats: readonly [one: number, other: number];
  /** 1 if the first had the better place, -1 if the second had. */
  readonly lead: number;
}

/** Two people over the years, and what they paid each other. */
export function pairOf(
  database: Database,
  games: readonly CountedGame[],
  book: PeopleBook,
  one: string,
  other: string,
): Pair {
  const met = games.flatMap((game): Met[] => {
    const [own, theirs] = [one, other].map((id) => game.results.find(({ person }) => person === id));
    if (own === undefined || theirs === undefined || own === theirs) return [];
    return [{ game, seats: [own.seat, theirs.seat], lead: Math.sign(rankOf(theirs) - rankOf(own)) }];
  });
  const wonBy = (some: readonly Met[], sign: number): number =>
    some.filter(({ lead }) => lead === sign).length;
  let lead = 0;
  const course = met.map(({ game, lead: step }) => ({ at: game.playedAt, value: (lead += step) }));
  const { yearOf } = openYears(database, book);
  const years = Map.groupBy(met, ({ game }) => yearOf(game.playedAt));
  return {
    one: named(one, book.nameOf),
    other: named(other, book.nameOf),
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
    money: moneyBetween(
      database,
      met.filter(({ game }) => isForMoney(game)),
    ),
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

type SaleRow = [game: number, auctioneer: number, partner: number | null, buyer: number, price: number];

function moneyBetween(database: Database, met: readonly Met[]): PairMoney[] {
  const priced = met.filter(({ game }) => game.results.every(({ bought }) => bought !== null));
  const heads = openHeads(database)(priced.map(({ game }) => game));
  const byNumber = new Map(priced.map((one) => [one.game.number, { ...one, paid: 0, received: 0 }]));
  const rows = database
    .prepare<[string], SaleRow>(
      `SELECT game, auctioneer, partner, buyer, price
       FROM json_each(?) CROSS JOIN projected_sale ON game = value WHERE price IS NOT NULL`,
    )
    .raw()
    .all(JSON.stringify([...byNumber.keys()]));
  for (const [number, auctioneer, partner, buyer, price] of rows) {
    const table = byNumber.get(number);
    if (table === undefined) continue;
    const [own, theirs] = table.seats;
    for (const [seat, got] of sharesOf({ auctioneer, partner, price }, heads.get(number)?.isSplit === true)) {
      if (buyer === own && seat === theirs) table.paid += got;
      if (buyer === theirs && seat === own) table.received += got;
    }
  }
  return byCurrency(met.map(({ game }) => game)).map(({ editions, games }): PairMoney => {
    const tables = games.flatMap(({ number }) => byNumber.get(number) ?? []);
    return {
      editions,
      basis: { games: tables.length, of: games.length },
      paid: tables.reduce((sum, { paid }) => sum + paid, 0),
      received: tables.reduce((sum, { received }) => sum + received, 0),
    };
  });
}
