import type { Search } from '../../../shared/routes/index.ts';

/** Whether the figures asked for are the ones to show, or it is not known yet, or others are shown by themselves. */
export type WhoseFigures = 'these' | 'unknown' | 'of-sample' | 'own';

/**
 * Where no game counts at all, there may be the sample history’s figures to look at; where it was removed, one’s own are
 * left. What is unknown is `null`.
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
