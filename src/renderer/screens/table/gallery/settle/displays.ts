import {
  explain,
  gallery,
  type SeatExplained,
  type State,
  type Warning,
} from '../../../../../shared/gallery/index.ts';
import type { Problem } from '../../../../../shared/core/problem.ts';
import type { BySeat, Seat } from '../../../../../shared/core/seats.ts';
import { step } from '../../../../../shared/record/index.ts';
import { readCounts, type Typed } from '../../settle/typed-counts.ts';

export type DisplaysProblem =
  | { readonly kind: 'not-a-number'; readonly seat: Seat; readonly at: number }
  | { readonly kind: 'refused'; readonly problem: Problem };

export interface Entered {
  /** As a `settle` says it; an empty field is none. */
  readonly displays: BySeat<Readonly<Record<string, number>>>;
  /** What is odd about them, and not refused. */
  readonly warnings: readonly Warning[];
  readonly problem: DisplaysProblem | null;
  /** What they score; `null` where they cannot be. */
  readonly payouts: BySeat<SeatExplained> | null;
}

/** What is in front of everybody, as it was typed where only counts are kept. */
export function readDisplays(state: State, typed: Typed): Entered {
  const { artists } = state.setup;
  const { counts, wrong } = readCounts(typed, artists.length);
  const displays = counts.map((row) =>
    Object.fromEntries(artists.map((artist, at) => [artist, row[at] ?? 0])),
  );
  const scored = scoresOf(state, displays);
  const refused: DisplaysProblem | null =
    scored.refused === null ? null : { kind: 'refused', problem: scored.refused };
  const problem = wrong === null ? refused : { kind: 'not-a-number' as const, ...wrong };
  return {
    displays,
    warnings: gallery.warnings(state, { type: 'settle', displays }),
    problem,
    payouts: problem === null ? scored.payouts : null,
  };
}

function scoresOf(
  state: State,
  displays: Entered['displays'],
): { readonly refused: Problem | null; readonly payouts: BySeat<SeatExplained> | null } {
  const settled = step({ family: 'gallery', setup: state.setup, state }, { type: 'settle', displays });
  if (!settled.ok) return { refused: settled.error, payouts: null };
  if (settled.value.family !== 'gallery') return { refused: null, payouts: null };
  return { refused: null, payouts: explain(settled.value.state, state.round)?.payouts ?? null };
}
