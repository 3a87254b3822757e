import type { AmountRecord, CurrencyRecords, GamePoint, LotRecord } from '../../shared/api.ts';
import type { PeopleBook } from '../store/people-book.ts';
import { isForMoney, isSold, personAt, type Facts, type Result, type Sold } from './facts.ts';
import { byCurrency } from './most-played.ts';

export interface Outstanding {
  readonly game: Facts;
  readonly result: Result;
  readonly amount: number;
}

/** The greatest of all results; the first of equals. */
export function mostOf(
  games: readonly Facts[],
  amountOf: (result: Result, game: Facts) => number | null,
): Outstanding | null {
  let most: Outstanding | null = null;
  for (const game of games) {
    for (const result of game.results) {
      const amount = amountOf(result, game);
      if (amount !== null && (most === null || amount > most.amount)) most = { game, result, amount };
    }
  }
  return most;
}

export function pointOf({ id, playedAt, edition }: Facts): GamePoint {
  return { game: id, playedAt, edition };
}

export function lotRecord(game: Facts, sale: Sold, { named }: PeopleBook): LotRecord {
  const { index, artist, paintings, price, paid, buyer } = sale;
  const owner = named(personAt(game, buyer) ?? '');
  return { ...pointOf(game), index, artist, cards: paintings, buyer: owner, price, paid };
}

export function amountRecord({ game, result, amount }: Outstanding, { named }: PeopleBook): AmountRecord {
  return { ...pointOf(game), person: named(result.person), amount };
}

const MOST_IN_A_TOP = 10;

/** The things with the most of something; of equals, the first come first. */
export function topOf<Thing>(things: readonly Thing[], amountOf: (thing: Thing) => number): readonly Thing[] {
  const best: Thing[] = [];
  for (const thing of things) {
    const amount = amountOf(thing);
    const last = best[MOST_IN_A_TOP - 1];
    if (last !== undefined && amount <= amountOf(last)) continue;
    const at = best.findIndex((one) => amountOf(one) < amount);
    best.splice(at === -1 ? best.length : at, 0, thing);
    best.length = Math.min(best.length, MOST_IN_A_TOP);
  }
  return best;
}

/** The record-setting lots and rounds of everybody or one person, by currency. */
export function recordsOf(games: readonly Facts[], book: PeopleBook, person?: string): CurrencyRecords[] {
  return byCurrency(games.filter(isForMoney)).flatMap(({ editions, games: played }) => {
    const most = (of: (result: Result) => number | null): Outstanding | null =>
      mostOf(played, (result) => (person === undefined || result.person === person ? of(result) : null));
    const lot = (best: Outstanding | null, amountOf: (sale: Sold) => number): LotRecord | null => {
      const own = best?.game.sales.filter(isSold).filter(({ buyer }) => buyer === best.result.seat);
      const sale = own?.find((one) => amountOf(one) === best?.amount);
      return best === null || sale === undefined ? null : lotRecord(best.game, sale, book);
    };
    const round = most(({ bestRound }) => bestRound);
    const paid = round?.game.payouts.find(
      ({ seat, amount }) => seat === round.result.seat && amount === round.amount,
    );
    const dearest = most((result) => result.dearest);
    const bargain = most(({ bestDeal }) => bestDeal);
    const folly = most(({ worstDeal }) => worstDeal && -worstDeal);
    const records = {
      dearest: lot(dearest, ({ price }) => price),
      bestBargain: lot(bargain, ({ price, paid: got }) => got - price),
      worstDeal: lot(folly, ({ price, paid: got }) => price - got),
      bestRound: round && paid ? { ...amountRecord(round, book), round: paid.round } : null,
    };
    return Object.values(records).every((record) => record === null) ? [] : [{ editions, ...records }];
  });
}
