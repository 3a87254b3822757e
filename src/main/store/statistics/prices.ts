import type { Database } from 'better-sqlite3';
import {
  PRICE_TOPS,
  type BoxPrices,
  type Customer,
  type Estimate,
  type LotRecord,
  type PriceLine,
  type PriceTrait,
} from '../../../shared/api.ts';
import { GAMES_FOR_AN_INTERVAL, intervalsOf, resampling } from '../../../shared/core/resampling.ts';
import { AUCTION_KINDS, editionOf, type AnyEdition } from '../../../shared/record/index.ts';
import type { PeopleBook } from '../people-book.ts';
import { openYears, type Years } from '../years.ts';
import { isForMoney, type CountedGame } from './counted-games.ts';
import { openHeads } from './heads.ts';
import { byEdition } from './most-played.ts';
import { sharesOf } from './pair.ts';
import { named, pointOf } from './records.ts';
import { topOf } from './tops.ts';
import type { Work } from './turns.ts';

type SaleRow = [
  game: number,
  event: number,
  round: number,
  auctioneer: number,
  partner: number | null,
  buyer: number,
  artist: string,
  kind: string,
  paintings: 1 | 2,
  price: number,
  paid: number,
];

/** A few milliseconds of reading, so that the table doesn't notice. */
const GAMES_AT_A_TIME = 200;

/** What everybody, or one person, paid for paintings and what the bank paid for them, box by box. */
export function* pricesOf(
  database: Database,
  games: readonly CountedGame[],
  book: PeopleBook,
  person: string | null,
): Work<readonly BoxPrices[]> {
  const { yearOf } = openYears(database, book);
  const played = games.filter(
    (game) => isForMoney(game) && (person === null || game.results.some((own) => own.person === person)),
  );
  const prices: BoxPrices[] = [];
  for (const [edition, own] of byEdition(played))
    prices.push(yield* pricesWith(database, edition, own, { book, person, yearOf }));
  return prices;
}

interface Asked {
  readonly book: PeopleBook;
  readonly person: string | null;
  readonly yearOf: Years['yearOf'];
}

function* pricesWith(
  database: Database,
  edition: AnyEdition,
  played: readonly CountedGame[],
  { book, person, yearOf }: Asked,
): Work<BoxPrices> {
  const priced = played.filter(({ results }) => results.every(({ bought }) => bought !== null));
  const yearIn = (game: CountedGame): string => String(yearOf(game.playedAt));
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
    dearest: topOf<Lot>(({ price }) => price),
    bargains: topOf<Lot>(({ price, paid }) => paid - price),
    follies: topOf<Lot>(({ price, paid }) => price - paid),
  };
  const select = database
    .prepare<[string], SaleRow>(
      `SELECT game, event, round, auctioneer, partner, buyer, artist, kind, paintings, price, paid
       FROM json_each(?) CROSS JOIN projected_sale ON game = value WHERE price IS NOT NULL AND paid IS NOT NULL`,
    )
    .raw();
  const headsOf = openHeads(database);
  const paidTo = new Map<string, Map<string, number>>();
  for (let from = 0; from < priced.length; from += GAMES_AT_A_TIME) {
    const some = priced.slice(from, from + GAMES_AT_A_TIME);
    const heads = headsOf(some);
    const at = new Map(some.map((game, index) => [game.number, { game, index: from + index }]));
    for (const row of select.all(JSON.stringify(some.map(({ number }) => number)))) {
      const [number, event, round, auctioneer, partner, buyer, artist, kind, paintings, price, paid] = row;
      const found = at.get(number);
      const personAt = (place: number | null) =>
        found?.game.results.find(({ seat }) => seat === place)?.person;
      const owner = personAt(buyer);
      if (found === undefined || owner === undefined) continue;
      const own = paidTo.get(owner) ?? new Map<string, number>();
      paidTo.set(owner, own);
      for (const [seat, amount] of sharesOf(
        { auctioneer, partner, price },
        heads.get(number)?.isSplit === true,
      )) {
        const seller = seat === buyer ? undefined : personAt(seat);
        if (seller !== undefined) own.set(seller, (own.get(seller) ?? 0) + amount);
      }
      if (person !== null && owner !== person) continue;
      const { index, game } = found;
      const lot = { game, index: event, artist, cards: paintings, buyer: owner, price, paid };
      for (const top of PRICE_TOPS) tops[top].offer(lot);
      gathered.all.add(index, ALL, paintings, price, paid);
      gathered.artist.add(index, artist, paintings, price, paid);
      gathered.kind.add(index, kind, paintings, price, paid);
      gathered.round.add(index, String(round), paintings, price, paid);
      if (game.whole) gathered.players.add(index, String(game.results.length), paintings, price, paid);
      gathered.year.add(index, yearIn(game), paintings, price, paid);
      gathered.person.add(index, owner, paintings, price, paid);
    }
    yield;
  }
  const [all] = yield* gathered.all.lines();
  const by = {
    artist: yield* gathered.artist.lines(),
    kind: yield* gathered.kind.lines(),
    round: yield* gathered.round.lines(),
    players: yield* gathered.players.lines(),
    year: yield* gathered.year.lines(),
  };
  yield;
  const people = yield* gathered.person.lines();
  const buyers = people
    .map((line) => ({ ...line, name: book.nameOf(line.key) }))
    .sort((one, other) => other.paintings - one.paintings || one.name.localeCompare(other.name));
  return {
    edition,
    basis: { games: priced.length, of: played.length },
    all: all ?? NOTHING,
    by: { ...by, person: buyers },
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

interface Lot extends Omit<LotRecord, 'game' | 'playedAt' | 'edition' | 'buyer'> {
  readonly game: CountedGame;
  readonly buyer: string;
}

function lotRecords(lots: readonly Lot[], book: PeopleBook): LotRecord[] {
  return lots.map(({ game, buyer, ...lot }) => ({
    ...pointOf(game),
    ...lot,
    buyer: named(buyer, book.nameOf),
  }));
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
  games: readonly CountedGame[],
  yearIn: (game: CountedGame) => string,
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
    lines: function* (): Work<PriceLine[]> {
      keys.forEach((_, at) => close(at));
      const of = (at: number, part: number) => [at * COLUMNS + part, at * COLUMNS + PAINTINGS] as const;
      const ratios = keys.flatMap((_, at) => [of(at, PRICE), of(at, PAID), of(at, GAIN)]);
      const intervals = yield* intervalsOf(samples, ratios);
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
