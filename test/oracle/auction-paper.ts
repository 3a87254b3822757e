import { auction } from '../../src/shared/auction/index.ts';
import type { GameRecord, RawEvent } from '../play/auction.ts';

export type Sheet = Record<string, number>;

/** A Modern Art game on paper: the table and everybody's money after each event, worked out without the app. */
export interface Page {
  readonly event: RawEvent;
  readonly round: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly tiles: Readonly<Record<string, number>>;
  /** What a painting by each ranked artist pays if the round ends like this, best first. */
  readonly worth: Sheet;
  readonly walls: readonly Readonly<Record<string, number>>[];
  readonly cash: readonly number[];
  /** The lot on the table before this event. */
  readonly lot: Lot;
  readonly payouts: readonly number[] | null;
}

export interface Lot {
  readonly artist: string;
  readonly cards: number;
  readonly offerer: number;
  readonly auctioneer: number;
  readonly kind: string;
}

export function onPaper(record: GameRecord, artists: readonly string[]): Page[] {
  const { players, options, edition } = record;
  let round = 1;
  let counts: Sheet = {};
  let walls: Sheet[] = players.map(() => ({}));
  const tiles: Sheet = {};
  const cash = players.map(() => cashAtFirst(record));
  let lot: Lot = { artist: '', cards: 0, offerer: 0, auctioneer: 0, kind: '' };
  return record.events.map((event) => {
    const before = lot;
    const at = round;
    let payouts: number[] | null = null;
    const { type, artist, seat, auction: kind } = event as RawEvent & Lot & { seat: number; auction: string };
    if (type === 'offer' || type === 'pair' || type === 'mystery') put(counts, artist, 1);
    if (type === 'offer') lot = { artist, cards: 1, offerer: seat, auctioneer: seat, kind };
    if (type === 'pair') lot = { ...lot, cards: 2, auctioneer: seat, kind };
    if (type === 'unpaired') put(walls[lot.offerer], lot.artist, 1);
    if (type === 'sale') {
      const { buyer, price = 0 } = event as RawEvent & { buyer: number; price?: number };
      put(walls[buyer], lot.artist, lot.cards);
      cash[buyer] = (cash[buyer] ?? 0) - price;
      for (const [to, share] of shares(options, lot, price)) {
        if (to !== buyer) cash[to] = (cash[to] ?? 0) + share;
      }
    }
    if (type === 'adjust') {
      const {
        cash: coins,
        counts: cards,
        standing,
        owned,
      } = event as unknown as Record<string, Sheet> & {
        owned?: Record<string, Sheet>;
      };
      for (const [key, change] of Object.entries(coins ?? {}))
        cash[Number(key)] = (cash[Number(key)] ?? 0) + change;
      for (const [key, change] of Object.entries(cards ?? {})) put(counts, key, change);
      for (const [key, change] of Object.entries(standing ?? {})) put(tiles, key, change);
      for (const [key, held] of Object.entries(owned ?? {})) {
        for (const [name, change] of Object.entries(held)) put(walls[Number(key)], name, change);
      }
    }
    const worth = valuesOf(auction.editions[edition].tiles, artists, counts, tiles);
    if (type === 'settle') {
      const { holdings } = event as unknown as { holdings?: Sheet[] };
      const held = holdings ?? walls;
      payouts = held.map((wall) => paysNow(wall, worth));
      payouts.forEach((paid, to) => (cash[to] = (cash[to] ?? 0) + paid));
      for (const [name, value] of Object.entries(worth)) if (value > 0) tiles[name] = value;
      counts = {};
      walls = players.map(() => ({}));
      round += 1;
    }
    return {
      event,
      round: at,
      counts: { ...counts },
      tiles: { ...tiles },
      worth,
      walls: walls.map((wall) => ({ ...wall })),
      cash: [...cash],
      lot: before,
      payouts,
    };
  });
}

/** A round that was paid out. */
export interface PaperRound {
  readonly counts: Sheet;
  /** The value of a painting by each ranked artist, best first. */
  readonly worth: Sheet;
  readonly payouts: readonly number[] | null;
}

/** The rounds of a game that were paid out. */
export function paidRounds(pages: readonly (PaperRound & { readonly event: RawEvent })[]): PaperRound[] {
  return pages.flatMap(({ event, payouts }, at) => {
    const before = pages[at - 1];
    if (event.type !== 'settle' || before === undefined) return [];
    return [{ counts: before.counts, worth: before.worth, payouts }];
  });
}

/** Who gets how much of a price. */
function shares(
  options: GameRecord['options'],
  { offerer, auctioneer }: Lot,
  price: number,
): [number, number][] {
  if (options.splitDouble !== true || offerer === auctioneer) return [[auctioneer, price]];
  const half = Math.floor(price / 2);
  return [
    [offerer, half],
    [auctioneer, price - half],
  ];
}

/** The money of each player before the first card. */
function cashAtFirst({ edition }: Pick<GameRecord, 'edition'>): number {
  return auction.editions[edition].startingCash;
}

/** What a painting pays if the round ends like this. */
export function valuesOf(
  printed: readonly number[],
  artists: readonly string[],
  counts: Sheet,
  tiles: Sheet,
): Sheet {
  const ranked = artists
    .filter((artist) => (counts[artist] ?? 0) > 0)
    .sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0))
    .slice(0, 3);
  return Object.fromEntries(
    ranked.map((artist, place) => [artist, (tiles[artist] ?? 0) + itemAt(printed, place)]),
  );
}

export function paysNow(wall: Sheet, worth: Sheet): number {
  return Object.entries(wall).reduce((sum, [artist, paintings]) => sum + paintings * (worth[artist] ?? 0), 0);
}

/** Adds a number, which may be negative. */
export function put(sheet: Sheet | undefined, name: string, change: number): void {
  if (sheet !== undefined) sheet[name] = (sheet[name] ?? 0) + change;
}

/** The item at an index; throws if there is none, so that no test passes on nothing. */
export function itemAt<T>(list: readonly T[], at: number): T {
  const found = list[at];
  if (found === undefined) throw new Error(`nothing stands at ${at}`);
  return found;
}
