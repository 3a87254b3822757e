import { statisticsFormatsOf, type StatisticsFormats } from '../../src/renderer/features/figures/formats.ts';
import type { LanguageView } from '../../src/renderer/lib/language.svelte.ts';
import { minutesText } from '../../src/renderer/shown/past/game-line.ts';
import { EVENINGS, type EveningWords } from '../../src/shared/text/all-evenings.ts';
import { SEASON, type SeasonWords } from '../../src/shared/text/all-season.ts';
import { WORDS } from '../../src/shared/text/all-words.ts';
import { YEAR, type YearWords } from '../../src/shared/text/all-year.ts';
import { listFormat, numberFormat } from '../../src/shared/text/formats.ts';
import type { Language } from '../../src/shared/text/languages.ts';
import { LOCALES } from '../main/store/told-history.ts';
import { besidesWhole as besides, telling } from '../telling.ts';

/** Everything that depends on the language of the window. */
export interface Spoken extends LanguageView {
  readonly language: Language;
  readonly formats: StatisticsFormats;
  readonly evenings: EveningWords;
  readonly year: YearWords;
  readonly season: SeasonWords;
}

export function spoken(language: Language): Spoken {
  const [words, locale] = [WORDS[language], LOCALES[language]];
  const number = (count: number) => numberFormat(locale).format(count);
  return {
    current: language,
    language,
    locale,
    words,
    textLanguage: (other) => spoken(other ?? language),
    number,
    time: (iso) => iso,
    when: (iso) => iso,
    list: (names) => listFormat(locale).format(names),
    counted: (say, count) => say(count, number(count)),
    formats: statisticsFormatsOf(words, locale, (minutes) => minutesText(minutes, words)),
    evenings: EVENINGS[language],
    year: YEAR[language],
    season: SEASON[language],
  };
}

/** What is said in English and in Italian. */
export function inBoth(name: string, say: (language: Spoken) => unknown): string {
  return telling(besides(say(spoken('en')), say(spoken('it'))), name);
}
