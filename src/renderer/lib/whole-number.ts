/** A whole number of 0 or more as typed, else `null`. */
export function readWhole(text: string): number | null {
  const digits = text.trim();
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
}

/** A total as typed, or a change to the current value if it starts with a plus, a hyphen or a minus. */
export function readTotalOrChange(text: string, now: number): number | null {
  const [, sign, digits] = /^([-−+])?\s*(\d+)$/.exec(text.trim()) ?? [];
  const whole = readWhole(digits ?? '');
  if (whole === null || sign === undefined) return whole;
  return sign === '+' ? now + whole : now - whole;
}

/** A change in the form it can be typed. */
export function changeAsTyped(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}
