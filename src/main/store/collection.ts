import type { Database } from 'better-sqlite3';
import type { HistoryFilter, Lit, PriceBars, Usual } from '../../shared/api.ts';
import { believedUntil } from '../../shared/core/believed.ts';
import type { Seat } from '../../shared/core/seats.ts';
import { hasWorthThen, type Light, type Painting } from '../../shared/core/wall.ts';
import { canBeLit, isLit, readWall, unpackWall } from '../../shared/projection/index.ts';
import { currencyOf, editionOf, sharedKey, type AnyEdition } from '../../shared/record/index.ts';
import { paintingWorth, type PaintingWorth } from '../../shared/story/index.ts';
import { isOfSample } from '../sample/sample-games.ts';
import { historyWhere, type Where } from './game-filter.ts';
import { recordOf } from './history.ts';
import { openJournals } from './journals.ts';
import { BY_TIME, inListOrder } from './list-order.ts';
import { peopleBook } from './people-book.ts';
import { playedEditions } from './played-editions.ts';
import type { Player } from './players.ts';
import type { Work } from './statistics/turns.ts';
import { dated } from './years.ts';

/** Figures over all paintings that hang. */
export interface Collection {
  /**
   * Over every game of the history's list whose paintings are known, in small steps, so that the table doesn't wait. With a
   * currency, the games with the dearest lit paintings in it come first. With `only`, games without one are left out.
   */
  readonly lit: (
    filter: HistoryFilter,
    light: Light,
    game: string | null,
    currency?: string | null,
    only?: boolean,
  ) => Work<Lit>;
  /** About a painting by its position among all of its game. */
  readonly usual: (game: string, painting: number) => Usual | null;
  /** The same about a painting's worth when it was sold or displayed. */
  readonly worth: (game: string, painting: number) => Work<PaintingWorth | null>;
}

type WallRow = [playedAt: string, game: string, edition: string, paintings: number, frames: string];

/** Without paintings if they aren't known. */
const WALL = `SELECT played_at, projected_game.game, edition, COALESCE(paintings, 0), COALESCE(frames, '')
  FROM projected_game LEFT JOIN projected_wall ON projected_wall.game = number WHERE`;

interface Lighting {
  /** The box's artists; `null` if its paintings can't be lit. */
  readonly artists: readonly string[] | null;
  /** Its prices are in the currency by which the games are ordered. */
  readonly hasPrices: boolean;
}

/** How many paintings of a game are lit, and the price of the dearest of them; 0 without one. */
interface LitIn {
  readonly count: number;
  readonly dearest: number;
}

/** All paintings of a game, round after round. */
interface Hanging {
  readonly key: string;
  readonly edition: AnyEdition;
  readonly paintings: readonly Painting[];
}

export function openCollection(
  database: Database,
  players: () => readonly Player[],
  now: () => string,
): Collection {
  const journal = openJournals(database);
  const selectWall = database.prepare<[string], WallRow>(`${WALL} projected_game.game = ?`).raw();

  const readWalls = ({ sql, values }: Where, most: number): WallRow[] =>
    database
      .prepare<[object], WallRow>(`${WALL} ${sql} ${BY_TIME} LIMIT :most`)
      .raw()
      .all({ ...values, most });

  function* lit(
    filter: HistoryFilter,
    light: Light,
    looked: string | null,
    currency: string | null = null,
    only = false,
  ): Work<Lit> {
    const book = peopleBook(players());
    const isAll = Object.keys(light).length === 0;
    const bought = light.buyer === undefined ? null : seatsOf(book.idsOf(light.buyer));
    const lighting = lightingIn(light, currency);
    const litIn = ([, game, edition, paintings, frames]: WallRow): LitIn => {
      const seat = bought?.get(game);
      const { artists, hasPrices } = lighting(edition);
      if (isAll && !hasPrices) return { count: paintings, dearest: 0 };
      if ((bought !== null && seat === undefined) || artists === null) return { count: 0, dearest: 0 };
      let [count, dearest] = [0, 0];
      const isBuyer = (one: Seat) => one === seat;
      const see = (painting: Painting, round: readonly Painting[]) => {
        if (!isLit(painting, round, light, isBuyer)) return;
        count += 1;
        if (hasPrices) dearest = Math.max(dearest, painting.price ?? 0);
      };
      // Only doubles are told by the others of their round.
      if (light.by === 'double')
        for (const round of unpackWall(frames, artists).rounds)
          for (const painting of round) see(painting, round);
      else readWall(frames, artists, (painting) => see(painting, []));
      return { count, dearest };
    };
    const all: (LitIn & { readonly game: string })[] = [];
    let paintings = 0;
    for (const rows of inListOrder(
      historyWhere(dated(filter, database, book), book),
      believedUntil(now()),
      readWalls,
    )) {
      for (const row of rows) {
        const own = litIn(row);
        if (!only || own.count > 0) all.push({ game: row[1], ...own });
        paintings += row[3];
      }
      yield;
    }
    // Games without such a painting follow in the list's own order.
    if (currency !== null) all.sort((one, other) => other.dearest - one.dearest);
    const at = looked === null ? -1 : all.findIndex(({ game }) => game === looked);
    return {
      paintings,
      lit: all.reduce((sum, { count }) => sum + count, 0),
      games: isAll ? null : all.flatMap(({ count }, position) => (count > 0 ? position : [])),
      at: at === -1 ? null : at,
      order: currency === null && !only ? null : all.map(({ game }) => game),
    };
  }

  /** Where a person sat, by game. */
  function seatsOf(ids: readonly string[]): Map<string, Seat> {
    const rows = database
      .prepare<[string], [game: string, seat: Seat]>(
        'SELECT game, seat FROM seat WHERE player IN (SELECT value FROM json_each(?))',
      )
      .raw()
      .all(JSON.stringify(ids));
    return new Map(rows);
  }

  /** What is asked of games in a box. */
  function lightingIn(light: Light, currency: string | null): (key: string) => Lighting {
    const played = playedEditions(database);
    const known = new Map<string, Lighting>();
    return (key) => {
      const before = known.get(key);
      if (before !== undefined) return before;
      const edition = played.edition(key);
      const lighting: Lighting = {
        artists: edition !== null && canBeLit(light, edition) ? artistsOf(edition).map(({ id }) => id) : null,
        hasPrices: edition !== null && currency !== null && currencyOf(edition) === currency,
      };
      known.set(key, lighting);
      return lighting;
    };
  }

  function hanging(game: string): Hanging | null {
    const row = selectWall.get(game);
    if (row === undefined) return null;
    const [, , key, , frames] = row;
    const edition = playedEditions(database).edition(key);
    if (edition === null) return null;
    const artists = artistsOf(edition).map(({ id }) => id);
    return { key, edition, paintings: unpackWall(frames, artists).rounds.flat() };
  }

  function* worth(game: string, position: number): Work<PaintingWorth | null> {
    const paintings = hanging(game)?.paintings ?? [];
    const painting = paintings[position];
    if (painting === undefined || !hasWorthThen(painting)) return null;
    const record = recordOf(journal(game));
    yield;
    return yield* paintingWorth(record, paintings, painting);
  }

  function usual(game: string, position: number): Usual | null {
    const hung = hanging(game);
    const painting = hung?.paintings[position];
    if (hung === null || painting === undefined) return null;
    const { key, edition, paintings } = hung;
    const counted = historyWhere(
      { hung: true, ...(isOfSample({ id: game }) ? { sample: true } : {}) },
      peopleBook([]),
    );
    const peers = peersOf(key, edition, painting.artist);
    switch (editionOf(edition).family) {
      case 'auction':
        return usualPrice(painting, paintings, peers, counted);
      case 'gallery':
        return usualPoints(peers, counted);
    }
  }

  /** What people paid for a painting; lots taken for free say nothing about that. */
  function usualPrice(
    { price, lot }: Painting,
    paintings: readonly Painting[],
    peers: Where,
    counted: Where,
  ): Usual | null {
    const prices = database
      .prepare<[object], number>(
        `SELECT 1.0 * price / paintings FROM projected_sale JOIN projected_game ON number = projected_sale.game
         WHERE price > 0 AND ${peers.sql} AND ${counted.sql}`,
      )
      .pluck()
      .all({ ...peers.values, ...counted.values })
      .sort((one, other) => one - other);
    if (prices.length === 0) return null;
    const own = price === null ? null : price / paintings.filter((each) => each.lot === lot).length;
    return {
      of: 'price',
      count: prices.length,
      median: middleOf(prices),
      cheaper: own === null || own === 0 ? null : prices.filter((each) => each < own).length,
      others: own === null || own === 0 ? prices.length : prices.length - 1,
      bars: barsOf(prices, own),
    };
  }

  function usualPoints(peers: Where, counted: Where): Usual | null {
    const points = database
      .prepare<[object], { readonly cards: number; readonly points: number }>(
        `SELECT cards, points FROM projected_card JOIN projected_game ON number = projected_card.game
         WHERE ${peers.sql} AND ${counted.sql}`,
      )
      .all({ ...peers.values, ...counted.values })
      .flatMap((row) => Array<number>(row.cards).fill(row.points / row.cards))
      .sort((one, other) => one - other);
    if (points.length === 0) return null;
    return {
      of: 'points',
      count: points.length,
      median: middleOf(points),
      cheaper: null,
      others: points.length,
      bars: null,
    };
  }

  /** Rows about artists of this name in boxes that compare: with the same numbers, and the same money. */
  function peersOf(key: string, own: AnyEdition, artist: string): Where {
    const played = playedEditions(database);
    const name = artistsOf(own).find(({ id }) => id === artist)?.name;
    const keys = database.prepare<[], string>('SELECT DISTINCT edition FROM projected_game').pluck().all();
    const alike = keys.flatMap((each) => {
      const other = played.edition(each);
      if (other === null || (each !== key && !compares(own, other))) return [];
      const same = artistsOf(other).find((one) => one.name === name);
      return same === undefined ? [] : [{ edition: each, artist: same.id }];
    });
    return {
      sql: `(edition, artist) IN (SELECT value ->> '$.edition', value ->> '$.artist' FROM json_each(:alike))`,
      values: { alike: JSON.stringify(alike) },
    };
  }

  return { lit, usual, worth };
}

function artistsOf(edition: AnyEdition): readonly { readonly id: string; readonly name: string }[] {
  return editionOf(edition).edition.artists;
}

function compares(one: AnyEdition, other: AnyEdition): boolean {
  return sharedKey(one) === sharedKey(other) && currencyOf(one) === currencyOf(other);
}

const BARS = 12;

/** Bars as wide as a round amount, so that all but the dearest few have their own place. */
function barsOf(sorted: readonly number[], own: number | null): PriceBars {
  const dear = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, dear / BARS)));
  const width =
    [1, 2, 3, 4, 5, 6, 8, 10].map((each) => each * power).find((each) => BARS * each >= dear) ?? 10 * power;
  const barOf = (price: number) => Math.min(BARS, Math.ceil(price / width)) - 1;
  const lots = Array<number>(BARS).fill(0);
  for (const price of sorted) lots[barOf(price)] = (lots[barOf(price)] ?? 0) + 1;
  return { width, lots, own: own === null || own === 0 ? null : barOf(own) };
}

/** The middle one; of an even number, halfway between the two in the middle. */
function middleOf(sorted: readonly number[]): number {
  const above = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const below = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (above + below) / 2;
}
