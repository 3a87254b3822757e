const DAY_MILLISECONDS = 86_400_000;

/**
 * The latest stored time we trust. A later one comes from a wrong clock: it is still shown, but sorts first in
 * chronological lists and last in lists of the latest. One day is allowed for slightly fast clocks and for time zones
 * further east.
 */
export function believedUntil(now: string): string {
  return new Date(Date.parse(now) + DAY_MILLISECONDS).toISOString();
}

export function isBelieved(at: string, now: string): boolean {
  return Date.parse(at) < Date.parse(now) + DAY_MILLISECONDS;
}
