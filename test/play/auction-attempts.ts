import type { State } from '../../src/shared/auction/state.ts';
import { AUCTION_KINDS } from '../../src/shared/auction/edition.ts';
import { below, chance, pick, type Random } from './random.ts';

type Raw = Readonly<Record<string, unknown>>;

/** An event that somebody might try to enter now: often allowed, often just not. */
export function attempt(state: State, next: Random): Raw {
  const tries: readonly (() => Raw)[] = [
    () => card(state, next, 'offer'),
    () => card(state, next, 'pair'),
    () => ({ type: 'unpaired' }),
    () => sale(state, next),
    () => sale(state, next),
    () => sale(state, next),
    () => ({
      type: 'mystery',
      artist: artist(state, next),
      ...(chance(next, 0.5) ? { auction: pick(next, AUCTION_KINDS) } : {}),
    }),
    () => settle(state, next),
    () => ({ type: 'final', money: seats(state).map(() => below(next, 300)) }),
    () => ({ type: 'end-round' }),
    () => adjust(state, next),
  ];
  return pick(next, tries)();
}

function seats({ setup }: State): number[] {
  return Array.from({ length: setup.players }, (_, seat) => seat);
}

function seat(state: State, next: Random): number {
  return below(next, state.setup.players);
}

function artist({ setup, situation }: State, next: Random): string {
  const { artists } = setup;
  if (situation.kind === 'doubling' && chance(next, 0.6)) return artists[situation.artist] ?? '';
  if (situation.kind === 'counting' && situation.double !== null && chance(next, 0.6)) {
    return artists[situation.double] ?? '';
  }
  return pick(next, artists);
}

function card(state: State, next: Random, type: 'offer' | 'pair'): Raw {
  const { situation } = state;
  const mover = situation.kind === 'offering' && chance(next, 0.7) ? situation.turn : seat(state, next);
  return {
    type,
    artist: artist(state, next),
    ...(chance(next, 0.9) ? { seat: mover } : {}),
    ...(chance(next, 0.9) ? { auction: pick(next, AUCTION_KINDS) } : {}),
  };
}

/** Around the seat's own amount, since mistakes are at the bounds. */
function amount(state: State, of: number, next: Random): number {
  const purse = state.cash[of] ?? 100;
  return pick(next, [0, 1, 2, below(next, 40), purse, purse + 1, Math.max(0, purse - 1)]);
}

function sale(state: State, next: Random): Raw {
  const { situation } = state;
  const buyer = situation.kind === 'selling' && chance(next, 0.4) ? situation.auctioneer : seat(state, next);
  if (chance(next, 0.5)) {
    return { type: 'sale', buyer, ...(chance(next, 0.95) ? { price: amount(state, buyer, next) } : {}) };
  }
  const bids = seats(state).map((one) =>
    pick(next, [null, 0, null, 5, 5, below(next, 20), amount(state, one, next)]),
  );
  const price = chance(next, 0.85) ? Math.max(0, ...bids.map((bid) => bid ?? 0)) : amount(state, buyer, next);
  const likely = seats(state).filter((one) => bids[one] === price);
  return {
    type: 'sale',
    buyer: likely.length > 0 && price > 0 && chance(next, 0.8) ? pick(next, likely) : buyer,
    price,
    bids,
  };
}

function settle(state: State, next: Random): Raw {
  const { artists } = state.setup;
  const holdings = seats(state).map(() =>
    Object.fromEntries(artists.map((one) => [one, chance(next, 0.85) ? 0 : below(next, 3)])),
  );
  return {
    type: 'settle',
    ...(chance(next, 0.8) ? { holdings } : {}),
    ...(chance(next, 0.5) ? { next: seat(state, next) } : {}),
    ...(chance(next, 0.5) ? { continue: chance(next, 0.5) } : {}),
  };
}

function adjust(state: State, next: Random): Raw {
  const { artists } = state.setup;
  const change = (value: number): number => pick(next, [0, 1, 5, -1, -value, -value - 1, below(next, 9) - 4]);
  const one = seat(state, next);
  const place = below(next, artists.length);
  const name = artists[place] ?? '';
  const held = state.owned[one * artists.length + place] ?? 0;
  const all: Raw = {
    cash: { [one]: change(state.cash[one] ?? 0) },
    hands: chance(next, 0.8)
      ? { [one]: change(state.hands[one] ?? 0) }
      : Object.fromEntries(seats(state).map((each) => [each, -(state.hands[each] ?? 0)])),
    counts: { [name]: change(state.counts[place] ?? 0) },
    standing: { [name]: change(state.standing[place] ?? 0) },
    owned: { [one]: { [name]: change(held) } },
    turn: seat(state, next),
    away: { [seat(state, next)]: chance(next, 0.6) },
  };
  const chosen = Object.entries(all).filter(() => chance(next, 0.3));
  return { type: 'adjust', reason: 'tried', ...Object.fromEntries(chosen) };
}
