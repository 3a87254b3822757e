import type { SeasonLine, SeasonTable } from '../../../shared/api.ts';
import type { Season, SeasonRule } from '../../../shared/season/index.ts';
import { SEASON } from '../../../shared/text/all-season.ts';
import { dateFormat, perLocale } from '../../../shared/text/formats.ts';
import type { LanguageView } from '../../lib/language.svelte.ts';

const formatOf = (options: Intl.NumberFormatOptions) =>
  perLocale((locale) => new Intl.NumberFormat(locale, options));
const HUNDREDTHS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const FORMATS: Readonly<Record<SeasonRule, (locale: string) => Intl.NumberFormat>> = {
  places: formatOf({ maximumFractionDigits: 1 }),
  wins: formatOf({ ...HUNDREDTHS, signDisplay: 'exceptZero' }),
  rating: formatOf(HUNDREDTHS),
};

export function pointsText(points: number, rule: SeasonRule, locale: string): string {
  return FORMATS[rule](locale).format(points).replace(/^-/, '−');
}

/** A day of the calendar, wherever it is read. */
function dayOf(day: string, locale: string): string {
  return dateFormat(locale).format(Date.parse(day));
}

export function daysText({ from, to }: Season, { current, locale }: LanguageView): string {
  return SEASON[current].between(dayOf(from, locale), dayOf(to, locale));
}

export function aboutText({ games, evenings }: SeasonTable, { current, number }: LanguageView): string {
  return SEASON[current].about(games, number(games), evenings, number(evenings));
}

/** A row of the table. */
export function rowText(
  { place, name, games, wins, points }: SeasonLine,
  rule: SeasonRule,
  { current, locale, number }: LanguageView,
) {
  return {
    place: place === null ? SEASON[current].unplaced : number(place),
    name,
    games: number(games),
    wins: number(wins),
    points: pointsText(points, rule, locale),
  };
}

/** What the points are given for, and how many games it takes. */
export function ruleText({ rule, least }: Season, { current, counted }: LanguageView): string {
  const { explained, fewer } = SEASON[current];
  return least === 1 ? explained[rule] : `${explained[rule]} ${counted(fewer, least)}`;
}
