import { isolated } from '../core/person-name.ts';
import type { Language } from './languages.ts';
import { capitalised } from './noun.ts';

/** Formats are expensive and every key needs dozens of them: cached per locale. */
export function perLocale<Format>(make: (locale: string) => Format): (locale: string) => Format {
  const made = new Map<string, Format>();
  return (locale) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const format = make(locale);
    made.set(locale, format);
    return format;
  };
}

/** Whether texts can be formatted for a system's language: Intl rejects tags such as en-US@posix. */
export function canFormat(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

export function speaks(tag: string, language: Language): boolean {
  return tag.toLowerCase().split('-')[0] === language;
}

/** The regional variant that somebody prefers of a language, such as `en-GB`: British and American dates differ. */
export function variantOf(language: Language, preferred: readonly string[]): string {
  return preferred.find((tag) => speaks(tag, language) && canFormat(tag)) ?? language;
}

/** “8 Aug 2026”, “8. Aug. 2026”: German’s own short date has the month as a number. */
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
export const dayFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, DAY));
/** The same for a date without a time of day. */
export const dateFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { ...DAY, timeZone: 'UTC' }));

export const numberFormat = perLocale((locale) => new Intl.NumberFormat(locale));

/** Separates thousands even in languages that write four digits together. */
export const groupedNumberFormat = perLocale(
  (locale) => new Intl.NumberFormat(locale, { useGrouping: 'always' }),
);

/** A share in whole percent. */
export const percentFormat = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
);

/** A language's name in another language: ‘Italian’. */
export function languageName(locale: string, language: string): string {
  return languageNames(locale).of(language) ?? language;
}

/** A language's own name, capitalised: ‘Italiano’. */
export function ownName(language: string): string {
  return capitalised(languageName(language, language));
}

const languageNames = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'language' }));

/** Alternatives: ‘Axel, Beatrix or Clemens’. */
export const eitherFormat = perLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

/** A list; right-to-left names in it are isolated. Italian says “ed” before an E, which `Intl` doesn’t know. */
export const listFormat = perLocale((locale) => {
  const list = new Intl.ListFormat(locale);
  const format = (parts: readonly string[]) => {
    const [only] = parts;
    if (only !== undefined && parts.length === 1) return isolated(only);
    return list
      .formatToParts(parts.map(isolated))
      .map(({ value }, at, all) =>
        value === ' e ' && /^[eèé]/i.test(all[at + 1]?.value ?? '') ? ' ed ' : value,
      )
      .join('');
  };
  return { format };
});
