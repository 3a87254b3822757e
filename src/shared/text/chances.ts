import { editionOf, type AnyEdition } from '../record/index.ts';
import { perLocale, percentFormat } from './formats.ts';
import { money } from './money.ts';

/** A chance in whole percent. Only what is certain is 0 % or 100 %. */
export function chanceOf(chance: number, locale: string): string {
  const percent = percentFormat(locale);
  if (chance > NEARLY_NOTHING && chance < 0.01) return `<${percent.format(0.01)}`;
  if (chance > 0.99 && chance < 1 - NEARLY_NOTHING) return `>${percent.format(0.99)}`;
  return percent.format(chance);
}

/** Sums of chances are rounded somewhere. */
const NEARLY_NOTHING = 1e-9;

const oneDecimal = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** An average amount: money in whole coins, points with a decimal, as there are so few. */
export function averageOf(edition: AnyEdition, amount: number, locale: string): string {
  switch (editionOf(edition).family) {
    case 'auction':
      return money(edition, Math.round(amount), locale);
    case 'gallery':
      return oneDecimal(locale).format(amount);
  }
}
