import type { Timeline } from '../../src/shared/record/index.ts';
import type { GameRecord } from '../play/auction.ts';
import { add, cashAtFirst, onPaper, paysNow, shares, itemAt, type Page } from './auction-paper.ts';
import { roundsOver, type RoundOver } from './rounds-over.ts';
import { headOf, type Moment, type ExpectedCharts } from './expected-charts.ts';

type Sheet = Readonly<Record<string, number>>;

/** A finished round, worked out on paper. */
export interface PaperRound extends RoundOver {
  readonly counts: Sheet;
  /** Tiles of earlier rounds. */
  readonly tiles: Sheet;
  /** What one painting pays, for artists that pay. */
  readonly worth: Sheet;
  /** `null` until holdings are known. */
  readonly walls: readonly Sheet[] | null;
}

export interface SoldLot {
  readonly round: number;
  readonly artist: string;
  readonly kind: string;
  readonly seller: number;
  readonly buyer: number;
  readonly paintings: number;
  readonly price: number | null;
  readonly paid: number | null;
}

/** What the charts of a Modern Art game should show, worked out on paper. */
export interface ExpectedAuctionCharts extends ExpectedCharts {
  readonly rounds: readonly PaperRound[];
  /** Start, sold, paid out, bought, adjusted, money. */
  readonly flows: readonly (readonly number[])[];
  readonly lots: readonly SoldLot[];
  /** `paid[from][to]`, the bank or oneself last. */
  readonly paid: readonly (readonly number[])[];
  readonly pages: readonly Page[];
}

export function expectedAuctionCharts(record: GameRecord, timeline: Timeline): ExpectedAuctionCharts {
  const head = headOf(record, timeline);
  const { order } = head;
  const pages = onPaper(record, order);
  const rounds = roundsOver(timeline, record.events).map((over): PaperRound => {
    const before = itemAt(pages, over.settled === null ? pages.length - 1 : over.settled - 1);
    const { holdings } = (over.settled === null ? {} : itemAt(record.events, over.settled)) as {
      holdings?: Sheet[];
    };
    return {
      ...over,
      counts: before.counts,
      tiles: before.tiles,
      worth: before.worth,
      walls: over.known ? (holdings ?? before.walls) : null,
    };
  });
  const ledger = record.options.tracking === 'ledger';
  return {
    ...head,
    rounds,
    race: ledger ? raceOfMoney(record, pages) : raceFromBank(record, pages),
    flows: flowsOf(record, pages),
    lots: lotsOf(pages, rounds),
    paid: paidOf(record, pages),
    pages,
  };
}

const MOMENTS: Readonly<Record<string, string>> = {
  sale: 'lot',
  unpaired: 'lot',
  adjust: 'adjusted',
  settle: 'round',
};

/** Cash plus the value of paintings, after every lot, adjustment and round, and now. */
function raceOfMoney(record: GameRecord, pages: readonly Page[]): Moment[] {
  const race: Moment[] = [{ kind: 'start', round: 1, values: record.players.map(() => cashAtFirst(record)) }];
  for (const { event, round, cash, walls, worth } of pages) {
    const values = cash.map((own, seat) => own + paysNow(itemAt(walls, seat), worth));
    const kind = MOMENTS[event.type];
    if (kind !== undefined) race.push({ kind, round, values });
    else if (pages.at(-1)?.event === event && String(values) !== String(race.at(-1)?.values)) {
      race.push({ kind: 'now', round, values });
    }
  }
  return race;
}

function raceFromBank({ players }: GameRecord, pages: readonly Page[]): Moment[] {
  let sums = players.map(() => 0);
  const race: Moment[] = [{ kind: 'start', round: 1, values: sums }];
  for (const { payouts, round } of pages) {
    if (payouts === null) continue;
    sums = sums.map((sum, seat) => sum + itemAt(payouts, seat));
    race.push({ kind: 'round', round, values: sums });
  }
  return race;
}

function flowsOf(record: GameRecord, pages: readonly Page[]): number[][] {
  const { players, options } = record;
  const start = cashAtFirst(record);
  return players.map((_, seat) => {
    let [sold, bought, paidOut, adjusted] = [0, 0, 0, 0];
    for (const { event, lot, payouts } of pages) {
      paidOut += payouts?.[seat] ?? 0;
      const { buyer, price = 0, cash = {} } = event as { buyer?: number; price?: number; cash?: Sheet };
      adjusted += event.type === 'adjust' ? (cash[seat] ?? 0) : 0;
      if (event.type !== 'sale') continue;
      if (buyer === seat) bought += price;
      else for (const [to, share] of shares(options, lot, price)) sold += to === seat ? share : 0;
    }
    return [start, sold, paidOut, -bought, adjusted, start + sold + paidOut - bought + adjusted];
  });
}

function lotsOf(pages: readonly Page[], rounds: readonly PaperRound[]): SoldLot[] {
  return pages.flatMap(({ event, round, lot }) => {
    if (event.type !== 'sale' && event.type !== 'unpaired') return [];
    const free = event.type === 'unpaired';
    const { buyer = lot.offerer, price = null } = event as { buyer?: number; price?: number };
    const over = rounds.find((one) => one.round === round);
    return {
      round,
      artist: lot.artist,
      kind: lot.kind,
      seller: free ? lot.offerer : lot.auctioneer,
      buyer,
      paintings: lot.cards,
      price: free ? 0 : price,
      paid: over === undefined ? null : (over.worth[lot.artist] ?? 0) * lot.cards,
    };
  });
}

/** In money, or in paintings if prices aren't tracked. */
function paidOf({ players, options }: GameRecord, pages: readonly Page[]): number[][] {
  const paid = players.map(() => [...players, null].map(() => 0));
  for (const { event, lot } of pages) {
    if (event.type !== 'sale') continue;
    const { buyer, price = 0 } = event as unknown as { buyer: number; price?: number };
    const parts: [number, number][] =
      options.tracking === 'ledger' ? shares(options, lot, price) : [[lot.auctioneer, lot.cards]];
    for (const [to, part] of parts) add(itemAt(paid, buyer), to === buyer ? players.length : to, part);
  }
  return paid;
}
