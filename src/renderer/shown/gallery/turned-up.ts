import type { Artist } from '../../../shared/gallery/index.ts';
import { withSeat, type BySeat, type Seat } from '../../../shared/core/seats.ts';

type Cards = BySeat<readonly Artist[]>;

/** The next face-down card to turn up. */
export interface FaceDownCard {
  readonly seat: Seat;
  readonly number: number;
  readonly of: number;
}

/** The next card, going through the seats in this order; `null` once all are turned up. */
export function nextFaceDown(
  order: readonly Seat[],
  faceDown: BySeat<number>,
  turnedUp: Cards,
): FaceDownCard | null {
  for (const seat of order) {
    const [of, known] = [faceDown[seat] ?? 0, turnedUp[seat]?.length ?? 0];
    if (known < of) return { seat, number: known + 1, of };
  }
  return null;
}

export function withCard(turnedUp: Cards, seat: Seat, artist: Artist): Cards {
  return withSeat(turnedUp, seat, [...(turnedUp[seat] ?? []), artist]);
}

/** Takes back the last card turned up. */
export function withoutLast(order: readonly Seat[], turnedUp: Cards): Cards {
  const seat = order.findLast((one) => (turnedUp[one]?.length ?? 0) > 0);
  return seat === undefined ? turnedUp : withSeat(turnedUp, seat, turnedUp[seat]?.slice(0, -1) ?? []);
}
