import { choices, type State } from '../auction/index.ts';
import type { Seat } from '../core/seats.ts';

/** The prices at which a seat may buy the current lot; any price if money isn't tracked. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

const anything: Bounds = { least: 0, most: Infinity };

export function boundsOf(state: State, seat: Seat): Bounds {
  const found = choices(state).sale?.buyers.find((buyer) => buyer.seat === seat);
  // A seat that is not among the buyers cannot pay.
  if (found === undefined) return { least: 1, most: 0 };
  return found.price ?? anything;
}
