import { firstClockwise, type BySeat, type Seat } from './seats.ts';
import { entryOf } from './shape.ts';

/** Cards, money or tiles: one number per seat, or one per artist in the game's order. */
export type Tally = readonly number[];

/** Built without holes, which engines read faster. */
export function everywhere(length: number, value: number): Tally {
  const tally: number[] = [];
  for (let index = 0; index < length; index += 1) tally.push(value);
  return tally;
}

export function nothing(length: number): Tally {
  return everywhere(length, 0);
}

export function at(tally: Tally, index: number): number {
  return tally[index] ?? 0;
}

/** A copy with one number changed. */
export function plus(tally: Tally, index: number, change: number): Tally {
  const copy = tally.slice();
  copy[index] = at(tally, index) + change;
  return copy;
}

export function total(tally: Tally): number {
  let sum = 0;
  for (const value of tally) sum += value;
  return sum;
}

export function isEmpty(tally: Tally): boolean {
  for (const value of tally) if (value !== 0) return false;
  return true;
}

/** A tally of artists as an object keyed by their names. */
export function byName(names: readonly string[], tally: Tally): Readonly<Record<string, number>> {
  return Object.fromEntries(names.map((name, place) => [name, at(tally, place)]));
}

/** Flattens one set of named numbers per seat into one tally: for each artist, one number per seat. */
export function laidOut(
  bySeat: BySeat<Readonly<Partial<Record<string, number>>>>,
  names: readonly string[],
): Tally {
  const tally: number[] = [];
  for (const numbers of bySeat) for (const name of names) tally.push(entryOf(numbers, name) ?? 0);
  return tally;
}

/** What each seat is paid for its holdings in such a tally. */
export function payoutsOf(players: number, held: Tally, values: Tally): BySeat<number> {
  const payouts: number[] = [];
  for (let seat = 0; seat < players; seat += 1) {
    let payout = 0;
    for (let artist = 0; artist < values.length; artist += 1) {
      payout += at(held, seat * values.length + artist) * at(values, artist);
    }
    payouts.push(payout);
  }
  return payouts;
}

export function seatsWithCards(hands: BySeat<number>): Seat[] {
  return hands.flatMap((cards, seat) => (cards > 0 ? seat : []));
}

/** The first seat with cards, clockwise from `from`. Returns `null` if there is none, or hands aren't tracked. */
export function firstWithCards(hands: BySeat<number>, from: Seat): Seat | null {
  return firstClockwise(from, hands.length, (seat) => at(hands, seat) > 0);
}
