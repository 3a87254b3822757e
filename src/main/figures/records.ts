import type {
  AmountRecord,
  CurrencyRecords,
  GamePoint,
  LotRecord,
  Named,
  RoundRecord,
} from '../../shared/api.ts';
import type { PeopleBook } from '../store/people-book.ts';
import { isForMoney, isSold, personAt, type Facts, type Result, type Sold } from './facts.ts';
import { byCurrency } from './most-played.ts';

/** A record-setting result and its game. */
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

export function lotRecord(game: Facts, sale: Sold, { nameOf }: PeopleBook): LotRecord {
  const { index, artist, paintings, price, paid, buyer } = sale;
  const owner = named(personAt(game, buyer) ?? '', nameOf);
  return { ...pointOf(game), index, artist, cards: paintings, buyer: owner, price, paid };
}

export function amountRecord(outstanding: Outstanding, nameOf: (id: string) => string): AmountRecord {
  const { game, result, amount } = outstanding;
  return { ...pointOf(game), person: named(result.person, nameOf), amount };
}

export function named(id: string, nameOf: (id: string) => string): Named {
  return { id, name: nameOf(id) };
}

/** The record-setting lots and rounds of everybody or one person, by currency. */
export function recordsOf(games: readonly Facts[], book: PeopleBook, person?: string): CurrencyRecords[] {
  const ofPerson = (of: (result: Result) => number | null) => (result: Result) =>
    person === undefined || result.person === person ? of(result) : null;

  function lot(
    played: readonly Facts[],
    best: (result: Result) => number | null,
    amountOf: (sale: Sold) => number,
  ): LotRecord | null {
    const most = mostOf(played, ofPerson(best));
    const sale = most?.game.sales
      .filter(isSold)
      .find((one) => one.buyer === most.result.seat && amountOf(one) === most.amount);
    return most === null || sale === undefined ? null : lotRecord(most.game, sale, book);
  }

  function bestRound(played: readonly Facts[]): RoundRecord | null {
    const most = mostOf(
      played,
      ofPerson((result) => result.bestRound),
    );
    const paid = most?.game.payouts.find(
      ({ seat, amount }) => seat === most.result.seat && amount === most.amount,
    );
    return most === null || paid === undefined
      ? null
      : { ...amountRecord(most, book.nameOf), round: paid.round };
  }

  return byCurrency(games.filter(isForMoney)).flatMap(({ editions, games: played }) => {
    const records = {
      dearest: lot(
        played,
        ({ dearest }) => dearest,
        ({ price }) => price,
      ),
      bestBargain: lot(
        played,
        ({ bestDeal }) => bestDeal,
        ({ price, paid }) => paid - price,
      ),
      worstDeal: lot(
        played,
        ({ worstDeal }) => worstDeal && -worstDeal,
        ({ price, paid }) => price - paid,
      ),
      bestRound: bestRound(played),
    };
    return Object.values(records).every((record) => record === null) ? [] : [{ editions, ...records }];
  });
}
