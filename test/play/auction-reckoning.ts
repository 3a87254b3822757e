import type { RoundOutcome } from '../../src/shared/core/family.ts';
import type { GameRecord } from './auction.ts';

/** An event of a record as a person with a pencil reads it. */
interface Line {
  readonly type: string;
  readonly seat?: number;
  readonly artist?: string;
  readonly auction?: string;
  readonly buyer?: number;
  readonly price?: number;
  readonly money?: readonly number[];
  readonly holdings?: readonly Readonly<Record<string, number>>[];
  readonly cash?: Readonly<Record<string, number>>;
  readonly counts?: Readonly<Record<string, number>>;
  readonly standing?: Readonly<Record<string, number>>;
  readonly owned?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface Reckoning {
  readonly counts: readonly Readonly<Record<string, number>>[];
  readonly values: readonly Readonly<Record<string, number>>[];
  readonly payouts: readonly (readonly number[])[];
  readonly cash: readonly number[];
}

/**
 * A finished game's sums, by pencil: cards are counted, paintings and coins moved line by line. Only which artists
 * ranked, and in which order, is taken from what is to be checked.
 */
export function reckon(record: GameRecord, rounds: readonly RoundOutcome[]): Reckoning {
  const artists = Object.keys(rounds[0]?.counts ?? {});
  const seats = record.players.map((_, seat) => seat);
  const none = (): Record<string, number> => Object.fromEntries(artists.map((artist) => [artist, 0]));
  const tiles = none();
  const cash = seats.map(() => 100);
  const reckoned = { counts: [] as Record<string, number>[], values: [] as Record<string, number>[] };
  const payouts: number[][] = [];
  let counts = none();
  let walls = seats.map(none);
  let lot = { artist: '', cards: 0, offerer: 0, auctioneer: 0 };
  const add = (to: Record<string, number>, changes: Readonly<Record<string, number>> = {}): void => {
    for (const [key, change] of Object.entries(changes)) to[key] = (to[key] ?? 0) + change;
  };
  const coins = (seat: number, amount: number): void => {
    cash[seat] = (cash[seat] ?? 0) + amount;
  };
  for (const line of record.events as readonly Line[]) {
    const { artist = '', seat = 0 } = line;
    if (line.type === 'offer' || line.type === 'pair' || line.type === 'mystery')
      add(counts, { [artist]: 1 });
    if (line.type === 'offer') lot = { artist, cards: 1, offerer: seat, auctioneer: seat };
    if (line.type === 'pair') lot = { ...lot, cards: 2, auctioneer: seat };
    if (line.type === 'unpaired') add(walls[lot.offerer] ?? {}, { [lot.artist]: 1 });
    if (line.type === 'sale') {
      const { buyer = 0, price = 0 } = line;
      const half =
        record.options.splitDouble === true && lot.offerer !== lot.auctioneer ? (price - (price % 2)) / 2 : 0;
      add(walls[buyer] ?? {}, { [lot.artist]: lot.cards });
      coins(buyer, -price);
      if (buyer !== lot.offerer) coins(lot.offerer, half);
      if (buyer !== lot.auctioneer) coins(lot.auctioneer, price - half);
    }
    if (line.type === 'adjust') {
      add(counts, line.counts);
      add(tiles, line.standing);
      for (const [key, change] of Object.entries(line.cash ?? {})) coins(Number(key), change);
      for (const [key, changes] of Object.entries(line.owned ?? {})) add(walls[Number(key)] ?? {}, changes);
    }
    if (line.type === 'settle') {
      const ranking = rounds[payouts.length]?.ranking ?? [];
      [30, 20, 10].forEach((tile, place) =>
        add(tiles, ranking[place] === undefined ? {} : { [ranking[place]]: tile }),
      );
      const values = Object.fromEntries(
        artists.map((one) => [one, ranking.includes(one) ? (tiles[one] ?? 0) : 0]),
      );
      const held = line.holdings ?? walls;
      const paid = held.map((wall) =>
        Object.entries(wall).reduce((sum, [one, paintings]) => sum + paintings * (values[one] ?? 0), 0),
      );
      paid.forEach((amount, one) => {
        coins(one, amount);
      });
      reckoned.counts.push(counts);
      reckoned.values.push(values);
      payouts.push(paid);
      counts = none();
      walls = seats.map(none);
    }
  }
  return { ...reckoned, payouts, cash };
}
