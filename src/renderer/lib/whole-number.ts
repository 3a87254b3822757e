/** A whole number of 0 or more as people type it, else `null`. */
export function readWhole(text: string): number | null {
  const digits = text.trim();
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
}
