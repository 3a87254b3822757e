import {
  PRICE_TOPS,
  type BoxPrices,
  type Customer,
  type Estimate,
  type LotRecord,
  type PriceLine,
  type PriceTrait,
} from '../../shared/api.ts';
import { GAMES_FOR_AN_INTERVAL, resampling } from '../../shared/core/resampling.ts';
import { AUCTION_KINDS, editionOf, type AnyEdition } from '../../shared/record/index.ts';
import type { PeopleBook } from '../store/people-book.ts';
import { isForMoney, isPriced, isSold, personAt, type Facts, type Sold } from './facts.ts';
import { byEdition } from './most-played.ts';
import { sharesOf } from './pair.ts';
import { lotRecord, named } from './records.ts';
import { topOf } from './tops.ts';
import type { Years } from './years.ts';

/** What everybody, or one person, paid for paintings and what the bank paid for them, box by box. */
export function pricesOf(
  games: readonly Facts[],
  book: PeopleBook,
  { yearOf }: Years,
  person: string | null,
): BoxPrices[] {
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

function pricesWith(
  edition: AnyEdition,
  played: readonly Facts[],
  { book, person, yearOf }: Asked,
): BoxPrices {
  const priced = played.filter(isPriced);
  const yearIn = (game: Facts): string => String(yearOf(game.playedAt));
  const keys = keysIn(edition, priced, yearIn);
  const gathered = {
    all: gathering([ALL], priced.length),
    artist: gathering(keys.artist, priced.length),
    kind: gathering(keys.kind, priced.length),
    round: gathering(keys.round, priced.length),
    players: gathering(keys.players, priced.length),
    year: gathering(keys.year, priced.length),
    person: gathering(keys.person, priced.length),
  };
  const tops = {
    dearest: topOf<Lot>(({ sale }) => sale.price),
    bargains: topOf<Lot>(({ sale }) => sale.paid - sale.price),
    follies: topOf<Lot>(({ sale }) => sale.price - sale.paid),
  };
  const paidTo = new Map<string, Map<string, number>>();
  for (const [at, game] of priced.entries()) {
    for (const sale of game.sales.filter(isSold)) {
      const { round, buyer, artist, kind, paintings, price, paid } = sale;
      const owner = personAt(game, buyer);
      if (owner === undefined) continue;
      const own = paidTo.get(owner) ?? new Map<string, number>();
      paidTo.set(owner, own);
      for (const [seat, amount] of sharesOf(sale, game.isSplit)) {
        const seller = seat === buyer ? undefined : personAt(game, seat);
        if (seller !== undefined) own.set(seller, (own.get(seller) ?? 0) + amount);
      }
      if (person !== null && owner !== person) continue;
      for (const top of PRICE_TOPS) tops[top].offer({ game, sale });
      gathered.all.add(at, ALL, paintings, price, paid);
      gathered.artist.add(at, artist, paintings, price, paid);
      gathered.kind.add(at, kind, paintings, price, paid);
      gathered.round.add(at, String(round), paintings, price, paid);
      if (game.whole) gathered.players.add(at, String(game.results.length), paintings, price, paid);
      gathered.year.add(at, yearIn(game), paintings, price, paid);
      gathered.person.add(at, owner, paintings, price, paid);
    }
  }
  const [all] = gathered.all.lines();
  const people = gathered.person.lines();
  const buyers = people
    .map((line) => ({ ...line, name: book.nameOf(line.key) }))
    .sort((one, other) => other.paintings - one.paintings || one.name.localeCompare(other.name));
  return {
    edition,
    basis: { games: priced.length, of: played.length },
    all: all ?? NOTHING,
    by: {
      artist: gathered.artist.lines(),
      kind: gathered.kind.lines(),
      round: gathered.round.lines(),
      players: gathered.players.lines(),
      year: gathered.year.lines(),
      person: buyers,
    },
    customers: customersIn(paidTo, book, person),
    tops: {
      dearest: lotRecords(tops.dearest.best, book),
      bargains: lotRecords(tops.bargains.best, book),
      follies: lotRecords(tops.follies.best, book),
    },
  };
}

/** Everybody's, or only those of one person. */
function customersIn(
  paidTo: ReadonlyMap<string, ReadonlyMap<string, number>>,
  { nameOf }: PeopleBook,
  person: string | null,
): Customer[] {
  return [...paidTo]
    .flatMap(([from, to]) =>
      [...to].map(([id, amount]) => ({ from: named(from, nameOf), to: named(id, nameOf), amount })),
    )
    .filter(({ from, to, amount }) => amount > 0 && (person === null || [from.id, to.id].includes(person)))
    .sort(
      (one, other) =>
        other.amount - one.amount ||
        one.from.name.localeCompare(other.from.name) ||
        one.to.name.localeCompare(other.to.name),
    );
}

interface Lot {
  readonly game: Facts;
  readonly sale: Sold;
}

function lotRecords(lots: readonly Lot[], book: PeopleBook): LotRecord[] {
  return lots.map(({ game, sale }) => {
    const { buyer, ...lot } = lotRecord(game, sale, book);
    return { ...lot, buyer };
  });
}

const ALL = '';
const UNKNOWN: Estimate = { value: 0, interval: null };
const NOTHING: PriceLine = {
  key: ALL,
  name: ALL,
  games: 0,
  paintings: 0,
  price: UNKNOWN,
  paid: UNKNOWN,
  gain: UNKNOWN,
};

function keysIn(
  edition: AnyEdition,
  games: readonly Facts[],
  yearIn: (game: Facts) => string,
): Record<PriceTrait, readonly string[]> {
  const known = editionOf(edition).edition;
  const seats = new Set(games.flatMap(({ whole, results }) => (whole ? results.length : [])));
  return {
    artist: known.artists.map(({ id }) => id),
    kind: AUCTION_KINDS,
    round: Array.from({ length: known.rounds }, (_, at) => String(at + 1)),
    players: [...seats].sort((one, other) => one - other).map(String),
    year: [...new Set(games.map(yearIn))].sort(),
    person: [...new Set(games.flatMap(({ results }) => results.map(({ person }) => person)))],
  };
}

const [PRICE, PAID, PAINTINGS, GAIN, COLUMNS] = [0, 1, 2, 3, 4];

/** Sums by key. Rows come game by game, so each game is added up before it goes into the samples. */
function gathering(keys: readonly string[], games: number) {
  const places = new Map(keys.map((key, at) => [key, at]));
  const samples = resampling(games, keys.length * COLUMNS);
  const sums = keys.map(() => ({ games: 0, price: 0, paid: 0, paintings: 0 }));
  const open = keys.map(() => ({ game: -1, price: 0, paid: 0, paintings: 0 }));

  function close(at: number): void {
    const [sum, own] = [sums[at], open[at]];
    if (sum === undefined || own === undefined || own.game < 0) return;
    sum.games += 1;
    sum.price += own.price;
    sum.paid += own.paid;
    sum.paintings += own.paintings;
    samples.add(own.game, at * COLUMNS + PRICE, own.price);
    samples.add(own.game, at * COLUMNS + PAID, own.paid);
    samples.add(own.game, at * COLUMNS + PAINTINGS, own.paintings);
    samples.add(own.game, at * COLUMNS + GAIN, own.paid - own.price);
  }

  return {
    add: (game: number, key: string, paintings: number, price: number, paid: number): void => {
      const at = places.get(key);
      if (at === undefined) return;
      const own = open[at];
      if (own?.game === game) {
        own.price += price;
        own.paid += paid;
        own.paintings += paintings;
      } else {
        close(at);
        open[at] = { game, price, paid, paintings };
      }
    },
    /** Those with paintings, in the order of the keys. */
    lines: (): PriceLine[] => {
      keys.forEach((_, at) => close(at));
      const of = (at: number, part: number) => [at * COLUMNS + part, at * COLUMNS + PAINTINGS] as const;
      const ratios = keys.flatMap((_, at) => [of(at, PRICE), of(at, PAID), of(at, GAIN)]);
      const intervals = samples.intervals(ratios);
      return keys.flatMap((key, at): PriceLine[] => {
        const sum = sums[at];
        if (sum === undefined || sum.paintings === 0) return [];
        const { price, paid, paintings } = sum;
        const estimate = (amount: number, which: number): Estimate => ({
          value: amount / paintings,
          interval: sum.games < GAMES_FOR_AN_INTERVAL ? null : (intervals[at * 3 + which] ?? null),
        });
        return [
          {
            key,
            name: key,
            games: sum.games,
            paintings,
            price: estimate(price, 0),
            paid: estimate(paid, 1),
            gain: estimate(paid - price, 2),
          },
        ];
      });
    },
  };
}
