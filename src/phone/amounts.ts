/** The amounts a player may choose from, in thousands; no limit if `most` is `null`. */
export interface Range {
  readonly least: number;
  readonly most: number | null;
}

/** What the buttons add. */
export const CHANGES = [-1, 1, 5, 10] as const;

/** More than any box has, and what the door accepts. */
const MOST = 999_999;

export function most({ most: limit }: Range): number {
  return limit ?? MOST;
}

export function isWithin(amount: number, range: Range): boolean {
  return amount >= range.least && amount <= most(range);
}

/** The nearest amount allowed. */
export function within(amount: number, range: Range): number {
  return Math.max(range.least, Math.min(amount, most(range)));
}

/** The amount that a button makes of the one in the field; an empty field counts as the bid so far. */
export function changed(amount: number | null, by: number, range: Range): number {
  return within((amount ?? Math.max(range.least - 1, 0)) + by, range);
}

/** A whole number as typed, or `null`. */
export function readAmount(text: string): number | null {
  const digits = text.trim();
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
}
