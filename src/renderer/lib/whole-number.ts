/** A whole number of 0 or more as people type it, else `null`. */
export function readWhole(text: string): number | null {
  const digits = text.trim();
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
}

/** A total as people type it, or a change to what there is now: with a plus, a hyphen or a minus before it. */
export function readTotalOrChange(text: string, now: number): number | null {
  const [, sign, digits] = /^([-−+])?\s*(\d+)$/.exec(text.trim()) ?? [];
  const whole = readWhole(digits ?? '');
  if (whole === null || sign === undefined) return whole;
  return sign === '+' ? now + whole : now - whole;
}

/** A change as it can be typed. */
export function changeAsTyped(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}
