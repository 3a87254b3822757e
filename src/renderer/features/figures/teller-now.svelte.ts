import type { LanguageView } from '../../lib/language.svelte.ts';
import { minutesText } from '../../shown/past/game-line.ts';
import { statisticsTellerOf, type StatisticsTeller } from './teller.ts';

/** The formats for statistics in the current language. */
export function tellerNow({ words, locale }: LanguageView): StatisticsTeller {
  return statisticsTellerOf(words, locale, (minutes) => minutesText(minutes, words));
}
