import type { Problem } from '../../../shared/core/problem.ts';
import type { Result } from '../../../shared/core/result.ts';
import type { BySeat, Seat } from '../../../shared/core/seats.ts';
import type { TypedCounts } from './typed-counts.ts';

export type CountsProblem =
  | { readonly kind: 'not-a-number'; readonly seat: Seat; readonly at: number }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** The result of a form of counts. */
export interface EnteredCounts<Payout> {
  readonly problem: CountsProblem | null;
  /** What everybody gets; `null` if the counts are impossible. */
  readonly payouts: BySeat<Payout> | null;
}

/** Report a field that isn't a number before anything else. */
export function entered<Payout>(
  wrong: TypedCounts['wrong'],
  settled: Result<BySeat<Payout> | null, Problem>,
): EnteredCounts<Payout> {
  if (wrong !== null) return { problem: { kind: 'not-a-number', ...wrong }, payouts: null };
  if (!settled.ok) return { problem: { kind: 'refused', problem: settled.error }, payouts: null };
  return { problem: null, payouts: settled.value };
}

/** Counts keyed by artist, as in a `settle` event. */
export function named(
  counts: BySeat<readonly number[]>,
  artists: readonly string[],
): BySeat<Readonly<Record<string, number>>> {
  return counts.map((row) => Object.fromEntries(artists.map((artist, at) => [artist, row[at] ?? 0])));
}
