import {
  explain,
  gallery,
  inFrontOfPlayers,
  type SeatExplained,
  type State,
  type Warning,
} from '../../../shared/gallery/index.ts';
import type { Problem } from '../../../shared/core/problem.ts';
import { ok, type Result } from '../../../shared/core/result.ts';
import type { BySeat } from '../../../shared/core/seats.ts';
import { total } from '../../../shared/core/tally.ts';
import { step } from '../../../shared/record/index.ts';
import { entered, named, type EnteredCounts } from '../settlement/entered-counts.ts';
import { readCounts, type Typed } from '../settlement/typed-counts.ts';

export interface Entered extends EnteredCounts<SeatExplained> {
  /** In the form of a `settle` event; an empty field counts as none. */
  readonly displays: BySeat<Readonly<Record<string, number>>>;
  /** Cards on the table, by artist, that no player has been given yet. */
  readonly left: readonly number[];
  /** Unusual but allowed. */
  readonly warnings: readonly Warning[];
}

/** Everybody's displayed cards as typed, for games that only track counts. */
export function readDisplays(state: State, typed: Typed): Entered {
  const { artists } = state.setup;
  const { counts, wrong } = readCounts(typed, artists.length);
  const displays = named(counts, artists);
  return {
    displays,
    left: inFrontOfPlayers(state).map((shown, at) =>
      Math.max(0, shown - total(counts.map((row) => row[at] ?? 0))),
    ),
    warnings: gallery.warnings(state, { type: 'settle', displays }),
    ...entered(wrong, scoresOf(state, displays)),
  };
}

function scoresOf(
  state: State,
  displays: Entered['displays'],
): Result<BySeat<SeatExplained> | null, Problem> {
  const settled = step({ family: 'gallery', setup: state.setup, state }, { type: 'settle', displays });
  if (!settled.ok) return settled;
  return ok(
    settled.value.family === 'gallery' ? (explain(settled.value.state, state.round)?.payouts ?? null) : null,
  );
}
