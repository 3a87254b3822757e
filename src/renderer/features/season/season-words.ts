import type { SeasonLine, SeasonTable } from '../../../shared/api.ts';
import type { Season, SeasonRule } from '../../../shared/season/index.ts';
import type { SeasonWords } from '../../../shared/text/all-season.ts';
import { numberFormat, perLocale } from '../../../shared/text/formats.ts';

const FORMATS: Readonly<Record<SeasonRule, (locale: string) => Intl.NumberFormat>> = {
  places: perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })),
  wins: perLocale(
    (locale) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        signDisplay: 'exceptZero',
      }),
  ),
  rating: perLocale(
    (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  ),
};

const dayFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
);

export function pointsText(points: number, rule: SeasonRule, locale: string): string {
  return FORMATS[rule](locale).format(points).replace(/^-/, '−');
}

/** A day of the calendar, wherever it is read. */
function dayOf(day: string, locale: string): string {
  return dayFormat(locale).format(Date.parse(day));
}

export function daysText({ from, to }: Season, words: SeasonWords, locale: string): string {
  return words.between(dayOf(from, locale), dayOf(to, locale));
}

export function aboutText({ games, evenings }: SeasonTable, words: SeasonWords, locale: string): string {
  const number = numberFormat(locale);
  return words.about(games, number.format(games), evenings, number.format(evenings));
}

/** A row of the table: place, name, games, wins and points. */
export function rowText(
  { place, name, games, wins, points }: SeasonLine,
  rule: SeasonRule,
  words: SeasonWords,
  locale: string,
): readonly [place: string, name: string, games: string, wins: string, points: string] {
  const number = numberFormat(locale);
  return [
    place === null ? words.unplaced : number.format(place),
    name,
    number.format(games),
    number.format(wins),
    pointsText(points, rule, locale),
  ];
}

/** What the points are given for, and how many games it takes. */
export function ruleText({ rule, least }: Season, words: SeasonWords, locale: string): string {
  return least === 1
    ? words.explained[rule]
    : `${words.explained[rule]} ${words.fewer(least, numberFormat(locale).format(least))}`;
}
