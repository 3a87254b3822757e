import type { Search } from '../../../shared/routes/index.ts';

/** Whether to show the requested figures or others in their place, or that isn't known yet. */
export type WhoseFigures = 'these' | 'unknown' | 'of-sample' | 'own';

/**
 * If no game counts, show the sample history's figures; without a sample history, the user's own. `null`
 * means not known yet.
 */
export function whoseFigures(
  { sample, ...asked }: Search,
  games: number | null,
  samples: number | null,
): WhoseFigures {
  if (sample === true) return samples === 0 ? 'own' : 'these';
  if (games !== 0 || Object.keys(asked).length > 0 || samples === 0) return 'these';
  return samples === null ? 'unknown' : 'of-sample';
}
