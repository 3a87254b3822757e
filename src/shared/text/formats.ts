import { amongWords } from '../core/person-name.ts';
import { capitalised } from './noun.ts';

/** Formats are dear to make, and a table asks for dozens with every key: each is made once a locale. */
export function onceALocale<Format>(make: (locale: string) => Format): (locale: string) => Format {
  const made = new Map<string, Format>();
  return (locale) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const format = make(locale);
    made.set(locale, format);
    return format;
  };
}

export const numberFormat = onceALocale((locale) => new Intl.NumberFormat(locale));

/** With thousands apart also where a language leaves four digits together. */
export const groupedNumberFormat = onceALocale(
  (locale) => new Intl.NumberFormat(locale, { useGrouping: 'always' }),
);

/** What a language calls another one: ‘Italian’. */
export function languageName(locale: string, language: string): string {
  return languageNames(locale).of(language) ?? language;
}

/** What a language calls itself, at the beginning of a line: ‘Italiano’. */
export function ownName(language: string): string {
  return capitalised(languageName(language, language));
}

const languageNames = onceALocale((locale) => new Intl.DisplayNames(locale, { type: 'language' }));

/** One of several things. */
export const eitherFormat = onceALocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

/** Several things one after the other; names among them that read the other way stay whole. */
export const listFormat = onceALocale((locale) => {
  const format = new Intl.ListFormat(locale);
  return { format: (parts: readonly string[]) => format.format(parts.map(amongWords)) };
});
