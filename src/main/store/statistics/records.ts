import type { Database } from 'better-sqlite3';
import type {
  AmountRecord,
  CurrencyRecords,
  GamePoint,
  LotRecord,
  Named,
  RoundRecord,
} from '../../../shared/api.ts';
import { unlist } from '../beside.ts';
import { isForMoney, type CountedGame, type CountedResult } from './counted-games.ts';
import { byCurrency } from './most-played.ts';

/** A record-setting result and its game. */
export interface Outstanding {
  readonly game: CountedGame;
  readonly result: CountedResult;
  readonly amount: number;
}

/** The greatest of all results; the first of equals. */
export function mostOf(
  games: readonly CountedGame[],
  amountOf: (result: CountedResult, game: CountedGame) => number | null,
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

export function pointOf({ id, playedAt, edition }: CountedGame): GamePoint {
  return { game: id, playedAt, edition };
}

export function amountRecord(outstanding: Outstanding, nameOf: (id: string) => string): AmountRecord {
  const { game, result, amount } = outstanding;
  return { ...pointOf(game), person: named(result.person, nameOf), amount };
}

export function named(id: string, nameOf: (id: string) => string): Named {
  return { id, name: nameOf(id) };
}

interface LotRow {
  readonly event: number;
  readonly artist: string;
  readonly paintings: 1 | 2;
  readonly price: number;
  readonly paid: number;
}

/** The record-setting lots and rounds of everybody or one person, by currency. */
export type Records = (games: readonly CountedGame[], person?: string) => CurrencyRecords[];

/** A seat's own records are stored with its result, so only one row has to be looked up for each. */
export function openRecords(database: Database, nameOf: (id: string) => string): Records {
  const select = (measure: string) =>
    database.prepare<[number, number, number], LotRow>(
      `SELECT event, artist, paintings, price, paid FROM projected_sale
       WHERE game = ? AND buyer = ? AND ${measure} = ? ORDER BY event LIMIT 1`,
    );
  const byPrice = select('price');
  const byDeal = select('paid - price');
  const selectRound = database
    .prepare<[number, number, number], number>(
      'SELECT round FROM projected_payout WHERE game = ? AND seat = ? AND amount = ? ORDER BY round LIMIT 1',
    )
    .pluck();

  function lot(
    statement: typeof byPrice,
    games: readonly CountedGame[],
    person: string | undefined,
    amountOf: (result: CountedResult) => number | null,
    sign: 1 | -1 = 1,
  ): LotRecord | null {
    const most = mostOf(games, (result) => {
      const amount = person === undefined || result.person === person ? amountOf(result) : null;
      return amount === null ? null : sign * amount;
    });
    if (most === null) return null;
    const { game, result, amount } = most;
    const row = statement.get(game.number, result.seat, sign * amount);
    if (row === undefined) return contradicting(game);
    const { event, artist, paintings, price, paid } = row;
    const buyer = named(result.person, nameOf);
    return { ...pointOf(game), index: event, artist, cards: paintings, buyer, price, paid };
  }

  /** Its rows contradict each other. */
  function contradicting({ number }: CountedGame): null {
    unlist(database, 'number', number);
    return null;
  }

  function bestRound(games: readonly CountedGame[], person: string | undefined): RoundRecord | null {
    const most = mostOf(games, (result) =>
      person === undefined || result.person === person ? result.bestRound : null,
    );
    if (most === null) return null;
    const { game, result, amount } = most;
    const round = selectRound.get(game.number, result.seat, amount);
    if (round === undefined) return contradicting(game);
    return { ...amountRecord(most, nameOf), round };
  }

  return (games, person) =>
    byCurrency(games.filter(isForMoney)).flatMap(({ editions, games: played }) => {
      const records = {
        dearest: lot(byPrice, played, person, ({ dearest }) => dearest),
        bestBargain: lot(byDeal, played, person, ({ bestDeal }) => bestDeal),
        worstDeal: lot(byDeal, played, person, ({ worstDeal }) => worstDeal, -1),
        bestRound: bestRound(played, person),
      };
      return Object.values(records).every((record) => record === null) ? [] : [{ editions, ...records }];
    });
}
