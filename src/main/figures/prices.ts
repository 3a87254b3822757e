import type { BoxPrices, Customer, Estimate, LotRecord, PriceLine } from '../../shared/api.ts';
import { GAMES_FOR_AN_INTERVAL, resampling } from '../../shared/core/resampling.ts';
import { AUCTION_KINDS, editionOf, type AnyEdition } from '../../shared/record/index.ts';
import type { PeopleBook } from '../store/people-book.ts';
import { isForMoney, isPriced, isSold, peopleIn, personAt, type Facts, type Sold } from './facts.ts';
import type { Over } from './found.ts';
import { byEdition } from './most-played.ts';
import { sharesOf } from './pair.ts';
import { lotRecord, topOf } from './records.ts';
import type { Years } from './years.ts';

/** What everybody, or one person, paid for paintings and what the bank paid for them, box by box. */
export function pricesOf({ games, book, years: { yearOf } }: Over, person: string | null): BoxPrices[] {
  const played = games.filter(
    (game) => isForMoney(game) && (person === null || game.results.some((own) => own.person === person)),
  );
  return byEdition(played).map(([edition, own]) => pricesWith(edition, own, { book, person, yearOf }));
}

interface Asked {
  readonly book: PeopleBook;
  readonly person: string | null;
  readonly yearOf: Years['yearOf'];
}

/** What somebody bought, and in which of the games. */
interface Lot {
  readonly at: number;
  readonly game: Facts;
  readonly sale: Sold;
  readonly owner: string;
}

function pricesWith(
  edition: AnyEdition,
  played: readonly Facts[],
  { book, person, yearOf }: Asked,
): BoxPrices {
  const priced = played.filter(isPriced);
  const all = priced.flatMap((game, at) =>
    game.sales.filter(isSold).flatMap((sale): Lot[] => {
      const owner = personAt(game, sale.buyer);
      return owner === undefined ? [] : [{ at, game, sale, owner }];
    }),
  );
  const lots = person === null ? all : all.filter(({ owner }) => owner === person);
  const lines = (keys: readonly string[], keyOf: (lot: Lot) => string | null) =>
    linesOf(lots, priced.length, keys, keyOf);
  const top = (amountOf: (sale: Sold) => number): LotRecord[] =>
    topOf(lots, ({ sale }) => amountOf(sale)).map(({ game, sale }) => lotRecord(game, sale, book));

  const years = new Map(priced.map((game) => [game, String(yearOf(game.playedAt))]));
  const seats = new Set(priced.flatMap(({ whole, results }) => (whole ? results.length : [])));
  const { artists, rounds } = editionOf(edition).edition;
  return {
    edition,
    basis: { games: priced.length, of: played.length },
    all: lines([ALL], () => ALL)[0] ?? { ...UNKNOWN, games: 0, paintings: 0 },
    by: {
      artist: lines(
        artists.map(({ id }) => id),
        ({ sale }) => sale.artist,
      ),
      kind: lines(AUCTION_KINDS, ({ sale }) => sale.kind),
      round: lines(
        Array.from({ length: rounds }, (_, at) => String(at + 1)),
        ({ sale }) => String(sale.round),
      ),
      players: lines([...seats].sort((one, other) => one - other).map(String), ({ game }) =>
        game.whole ? String(game.results.length) : null,
      ),
      year: lines([...new Set(years.values())].sort(), ({ game }) => years.get(game) ?? null),
      person: lines([...peopleIn(priced)], ({ owner }) => owner)
        .map((line) => ({ ...line, name: book.nameOf(line.key) }))
        .sort((one, other) => other.paintings - one.paintings || one.name.localeCompare(other.name)),
    },
    customers: customersIn(all, book, person),
    tops: {
      dearest: top(({ price }) => price),
      bargains: top(({ price, paid }) => paid - price),
      follies: top(({ price, paid }) => price - paid),
    },
  };
}

/** Everybody's, or only those of one person. */
function customersIn(lots: readonly Lot[], { named }: PeopleBook, person: string | null): Customer[] {
  const paidTo = new Map<string, Map<string, number>>();
  for (const { game, sale, owner } of lots) {
    const own = paidTo.get(owner) ?? new Map<string, number>();
    paidTo.set(owner, own);
    for (const [seat, amount] of sharesOf(sale, game.isSplit)) {
      const seller = seat === sale.buyer ? undefined : personAt(game, seat);
      if (seller !== undefined) own.set(seller, (own.get(seller) ?? 0) + amount);
    }
  }
  return [...paidTo]
    .flatMap(([from, to]) => [...to].map(([id, amount]) => ({ from: named(from), to: named(id), amount })))
    .filter(({ from, to, amount }) => amount > 0 && (person === null || [from.id, to.id].includes(person)))
    .sort(
      (one, other) =>
        other.amount - one.amount ||
        one.from.name.localeCompare(other.from.name) ||
        one.to.name.localeCompare(other.to.name),
    );
}

const ALL = '';
const NOTHING: Estimate = { value: 0, interval: null };
const UNKNOWN = { key: ALL, name: ALL, price: NOTHING, paid: NOTHING, gain: NOTHING };

const [PRICE, PAID, GAIN, PAINTINGS, COLUMNS] = [0, 1, 2, 3, 4];

/** Prices by key, in the order of the keys, of those with paintings. */
function linesOf(
  lots: readonly Lot[],
  games: number,
  keys: readonly string[],
  keyOf: (lot: Lot) => string | null,
): PriceLine[] {
  const samples = resampling(games, keys.length * COLUMNS);
  const sums = keys.map(() => ({ last: -1, games: 0, of: [0, 0, 0, 0] }));
  const places = new Map<string | null, number>(keys.map((key, at) => [key, at]));
  for (const lot of lots) {
    const place = places.get(keyOf(lot));
    const sum = place === undefined ? undefined : sums[place];
    if (place === undefined || sum === undefined) continue;
    if (sum.last !== lot.at) sum.games += 1;
    sum.last = lot.at;
    const { price, paid, paintings } = lot.sale;
    for (const [column, amount] of [price, paid, paid - price, paintings].entries()) {
      sum.of[column] = (sum.of[column] ?? 0) + amount;
      samples.add(lot.at, place * COLUMNS + column, amount);
    }
  }
  const ratios = keys.flatMap((_, at) =>
    [PRICE, PAID, GAIN].map((part) => [at * COLUMNS + part, at * COLUMNS + PAINTINGS] as const),
  );
  const intervals = samples.intervals(ratios);
  return keys.flatMap((key, at): PriceLine[] => {
    const { games: own = 0, of = [] } = sums[at] ?? {};
    const paintings = of[PAINTINGS] ?? 0;
    if (paintings === 0) return [];
    const estimate = (part: number): Estimate => ({
      value: (of[part] ?? 0) / paintings,
      interval: own < GAMES_FOR_AN_INTERVAL ? null : (intervals[at * 3 + part] ?? null),
    });
    const amounts = { price: estimate(PRICE), paid: estimate(PAID), gain: estimate(GAIN) };
    return [{ key, name: key, games: own, paintings, ...amounts }];
  });
}
