/** A whole number of 0 or more as typed, else `null`. The rules say what is too large, and why. */
export function readWhole(text: string): number | null {
  const digits = text.trim();
  return /^\d+$/.test(digits) ? Math.min(Number(digits), Number.MAX_SAFE_INTEGER) : null;
}

/** The same, up to 999,999, for what the rules don't limit. */
export function readLimited(text: string): number | null {
  const whole = readWhole(text);
  return whole !== null && whole <= 999_999 ? whole : null;
}

/** A total as typed, or a change to the current value if it starts with a plus, a hyphen or a minus. */
export function readTotalOrChange(text: string, now: number): number | null {
  const [, sign, digits] = /^([-−+])?\s*(\d+)$/.exec(text.trim()) ?? [];
  const whole = readLimited(digits ?? '');
  if (whole === null || sign === undefined) return whole;
  return sign === '+' ? now + whole : now - whole;
}

/** A change in the form it can be typed. */
export function changeAsTyped(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}
