import type { LanguageView } from '../../lib/language.svelte.ts';
import { minutesText } from '../../shown/past/game-line.ts';
import { statisticsFormatsOf, type StatisticsFormats } from './formats.ts';

/** The formats for statistics in the current language. */
export function currentFormats({ words, locale }: LanguageView): StatisticsFormats {
  return statisticsFormatsOf(words, locale, (minutes) => minutesText(minutes, words));
}
