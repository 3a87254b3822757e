/** A place at the table, 0…n−1 clockwise: the seat to the left of `s` is `s + 1`. */
export type Seat = number;

/** One value per seat, in seat order. */
export type BySeat<T> = readonly T[];

export function leftOf(seat: Seat, players: number): Seat {
  return seat + 1 === players ? 0 : seat + 1;
}

/** Every seat once, clockwise from `first`. */
export function clockwiseFrom(first: Seat, players: number): Seat[] {
  return Array.from({ length: players }, (_, step) => (first + step) % players);
}

/** The first seat, clockwise from `first`, that passes the test. */
export function firstClockwise(first: Seat, players: number, test: (seat: Seat) => boolean): Seat | null {
  for (let step = 0; step < players; step += 1) {
    const seat = (first + step) % players;
    if (test(seat)) return seat;
  }
  return null;
}

/** A copy with one seat's value changed. */
export function withSeat<T>(values: BySeat<T>, seat: Seat, value: T): BySeat<T> {
  const copy = values.slice();
  copy[seat] = value;
  return copy;
}
