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
import { total } from '../../../shared/core/tally.ts';
import { step } from '../../../shared/record/index.ts';
import { entered, named, type EnteredCounts } from '../settlement/entered-counts.ts';
import { nothingTyped as noneTyped, readCounts, type Typed } from '../settlement/typed-counts.ts';

export interface Entered extends EnteredCounts<SeatExplained> {
  /** In the form of a `settle` event; an empty field counts as none. */
  readonly holdings: BySeat<Readonly<Record<string, number>>>;
  /** Paintings by artist that no player has been given yet; negative if too many were entered. */
  readonly left: readonly number[];
  /** The first artist with more held than were sold. A record may say so, but the form doesn't pay for it. */
  readonly neverSold: { readonly artist: Artist; readonly held: number; readonly sold: number } | null;
}

/** How many paintings by an artist players can own: only those that were sold. */
function soldOf(state: State, artist: Artist): number {
  const settle = choices(state).settle;
  return Math.max(0, (settle?.holdings?.[artist] ?? 0) - (settle?.neverSold[artist] ?? 0));
}

/** The artists whose paintings players can own, in board order. */
export function holdableArtists(state: State): Artist[] {
  return state.setup.artists.filter((artist) => soldOf(state, artist) > 0);
}

export function nothingTyped(state: State): Typed {
  return noneTyped(state.setup.players, holdableArtists(state).length);
}

export function readHoldings(state: State, typed: Typed): Entered {
  const artists = holdableArtists(state);
  const { counts, wrong } = readCounts(typed, artists.length);
  const tallied = artists.map((artist, at) => ({
    artist,
    sold: soldOf(state, artist),
    held: total(counts.map((row) => row[at] ?? 0)),
  }));
  const holdings = named(counts, artists);
  return {
    holdings,
    left: tallied.map(({ sold, held }) => sold - held),
    neverSold: tallied.find(({ sold, held }) => held > sold) ?? null,
    ...entered(wrong, payoutsFor(state, holdings)),
  };
}

/** What the bank would pay for these holdings, or why they are impossible. */
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
