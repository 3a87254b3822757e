import type { PriceRange } from '../../../shared/core/wall.ts';

/** A range of prices in an address: `11-25.1000 €`, `101-.1000 €`, or `0-0`, which is the same in every currency. */
export function rangeText({ least, most, currency }: PriceRange): string {
  return `${least}-${most ?? ''}${currency === undefined ? '' : `.${currency}`}`;
}

/** Reads such a range. Returns `null` if it isn't one: only nothing is the same in every currency. */
export function rangeOf(text: string): PriceRange | null {
  const [, least, most = '', currency] = /^(\d{1,9})-(\d{0,9})(?:\.(.{1,40}))?$/u.exec(text) ?? [];
  if (least === undefined) return null;
  const range = { least: Number(least), most: most === '' ? null : Number(most) };
  if (currency !== undefined) return { ...range, currency };
  return range.most === 0 ? range : null;
}
