import type { Problem } from '../../../shared/core/problem.ts';
import type { Result } from '../../../shared/core/result.ts';
import type { BySeat, Seat } from '../../../shared/core/seats.ts';
import type { TypedCounts } from './typed-counts.ts';

export type CountsProblem =
  | { readonly kind: 'not-a-number'; readonly seat: Seat; readonly at: number }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** What a form of counts comes to. */
export interface EnteredCounts<Payout> {
  readonly problem: CountsProblem | null;
  /** What it brings everybody; `null` where it cannot be. */
  readonly payouts: BySeat<Payout> | null;
}

/** A field that is no number is said first: what it stands for nobody knows. */
export function entered<Payout>(
  wrong: TypedCounts['wrong'],
  settled: Result<BySeat<Payout> | null, Problem>,
): EnteredCounts<Payout> {
  if (wrong !== null) return { problem: { kind: 'not-a-number', ...wrong }, payouts: null };
  if (!settled.ok) return { problem: { kind: 'refused', problem: settled.error }, payouts: null };
  return { problem: null, payouts: settled.value };
}

/** Counts by the names of the artists they are of, as a `settle` says them. */
export function named(
  counts: BySeat<readonly number[]>,
  artists: readonly string[],
): BySeat<Readonly<Record<string, number>>> {
  return counts.map((row) => Object.fromEntries(artists.map((artist, at) => [artist, row[at] ?? 0])));
}
