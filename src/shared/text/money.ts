import type { MoneyFacts } from '../auction/index.ts';
import { editionOf, type AnyEdition } from '../record/index.ts';
import { groupedNumberFormat, numberFormat } from './formats.ts';

/** Money as the box writes it, with a non-breaking space before its sign, or points. Money is always in thousands. */
export function money(edition: AnyEdition, amount: number, locale: string): string {
  const known = editionOf(edition);
  switch (known.family) {
    case 'auction':
      return moneyOf(known.edition, amount, locale);
    case 'gallery':
      return numberFormat(locale).format(amount);
  }
}

/** Money as an edition of the auction family writes it. */
export function moneyOf(
  { money: facts }: { readonly money: MoneyFacts },
  amount: number,
  locale: string,
): string {
  return written(facts, amount, locale);
}

/** The unit after an amount that is typed in thousands. */
export function typedUnit({ after, times }: MoneyFacts, locale: string): string {
  return unbroken(`${groupedNumberFormat(locale).format(times).slice(1)}${after}`.trim());
}

function written(
  { before, after, times }: Omit<MoneyFacts, 'tokens'>,
  thousands: number,
  locale: string,
): string {
  const format = times === 1 ? numberFormat(locale) : groupedNumberFormat(locale);
  return unbroken(`${before}${format.format(thousands * times)}${after}`);
}

/** An amount stays on one line, whatever space somebody typed next to its sign. */
function unbroken(amount: string): string {
  return amount.replaceAll(' ', '\u00a0');
}
