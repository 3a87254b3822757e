const DAY_MILLISECONDS = 86_400_000;

/**
 * Up to this moment stored times are believed. What is later comes from a clock that was wrong: it is shown, but comes
 * before everything else where games are told in their order, and after everything else where the latest come first.
 * A day is left for clocks that are a little ahead, and for days that began further east.
 */
export function believedUntil(now: string): string {
  return new Date(Date.parse(now) + DAY_MILLISECONDS).toISOString();
}

export function isBelieved(at: string, now: string): boolean {
  return Date.parse(at) < Date.parse(now) + DAY_MILLISECONDS;
}
