import {
  choices,
  explain,
  type Artist,
  type SeatExplained,
  type State,
} from '../../../../../shared/auction/index.ts';
import type { Problem } from '../../../../../shared/core/problem.ts';
import type { BySeat, Seat } from '../../../../../shared/core/seats.ts';
import { step } from '../../../../../shared/record/index.ts';
import { nothingTyped as noneTyped, readCounts, type Typed } from '../../settle/typed-counts.ts';

export type HoldingsProblem =
  | { readonly kind: 'not-a-number'; readonly seat: Seat; readonly at: number }
  | { readonly kind: 'refused'; readonly problem: Problem };

export interface Entered {
  /** As a `settle` says it; an empty field is none. */
  readonly holdings: BySeat<Readonly<Record<string, number>>>;
  /** Paintings that nobody holds, artist by artist; below 0 where too many are said to be held. */
  readonly left: readonly number[];
  readonly problem: HoldingsProblem | null;
  /** What the bank pays for them; `null` where they cannot be. */
  readonly payouts: BySeat<SeatExplained> | null;
}

/** The artists of whom somebody can hold a painting, in the order of the board. */
export function holdableArtists(state: State): Artist[] {
  const most = choices(state).settle?.holdings ?? {};
  return state.setup.artists.filter((artist) => (most[artist] ?? 0) > 0);
}

export function nothingTyped(state: State): Typed {
  return noneTyped(state.setup.players, holdableArtists(state).length);
}

export function readHoldings(state: State, typed: Typed): Entered {
  const artists = holdableArtists(state);
  const most = choices(state).settle?.holdings ?? {};
  const { counts: held, wrong } = readCounts(typed, artists.length);
  const left = artists.map((artist, at) =>
    held.reduce((rest, row) => rest - (row[at] ?? 0), most[artist] ?? 0),
  );
  const holdings = held.map((row) => Object.fromEntries(artists.map((artist, at) => [artist, row[at] ?? 0])));
  const paid = payoutsFor(state, holdings);
  const refused: HoldingsProblem | null =
    paid.refused === null ? null : { kind: 'refused', problem: paid.refused };
  const problem = wrong === null ? refused : { kind: 'not-a-number' as const, ...wrong };
  return { holdings, left, problem, payouts: problem === null ? paid.payouts : null };
}

/** What the bank would pay for these holdings, or why they cannot be. */
function payoutsFor(
  state: State,
  holdings: Entered['holdings'],
): { readonly refused: Problem | null; readonly payouts: BySeat<SeatExplained> | null } {
  const settled = step({ family: 'auction', setup: state.setup, state }, { type: 'settle', holdings });
  if (!settled.ok) return { refused: settled.error, payouts: null };
  if (settled.value.family !== 'auction') return { refused: null, payouts: null };
  return { refused: null, payouts: explain(settled.value.state, state.round)?.payouts ?? null };
}
