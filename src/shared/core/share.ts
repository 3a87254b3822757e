import type { Interval } from './resampling.ts';

/** How many standard deviations 95% of a normal distribution reach to each side. */
const REACH = 1.96;

/** The 95% interval of a share of independent trials (Wilson’s): what it may be in the long run. */
export function shareInterval(part: number, whole: number): Interval {
  const share = part / whole;
  const spread = REACH ** 2 / whole;
  const middle = share + spread / 2;
  const reach = REACH * Math.sqrt((share * (1 - share) + spread / 4) / whole);
  return [Math.max(0, (middle - reach) / (1 + spread)), Math.min(1, (middle + reach) / (1 + spread))];
}
