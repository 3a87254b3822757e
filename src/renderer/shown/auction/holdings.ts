import {
  choices,
  explain,
  type Artist,
  type SeatExplained,
  type State,
} from '../../../shared/auction/index.ts';
import type { Problem } from '../../../shared/core/problem.ts';
import { ok, type Result } from '../../../shared/core/result.ts';
import type { BySeat } from '../../../shared/core/seats.ts';
import { step } from '../../../shared/record/index.ts';
import { entered, named, type EnteredCounts } from '../settlement/entered-counts.ts';
import { nothingTyped as noneTyped, readCounts, type Typed } from '../settlement/typed-counts.ts';

export interface Entered extends EnteredCounts<SeatExplained> {
  /** As a `settle` says it; an empty field is none. */
  readonly holdings: BySeat<Readonly<Record<string, number>>>;
  /** Paintings that nobody holds, artist by artist; below 0 where too many are said to be held. */
  readonly left: readonly number[];
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
  const { counts, wrong } = readCounts(typed, artists.length);
  const left = artists.map((artist, at) =>
    counts.reduce((rest, row) => rest - (row[at] ?? 0), most[artist] ?? 0),
  );
  const holdings = named(counts, artists);
  return { holdings, left, ...entered(wrong, payoutsFor(state, holdings)) };
}

/** What the bank would pay for these holdings, or why they cannot be. */
function payoutsFor(
  state: State,
  holdings: Entered['holdings'],
): Result<BySeat<SeatExplained> | null, Problem> {
  const settled = step({ family: 'auction', setup: state.setup, state }, { type: 'settle', holdings });
  if (!settled.ok) return settled;
  return ok(
    settled.value.family === 'auction' ? (explain(settled.value.state, state.round)?.payouts ?? null) : null,
  );
}
