import type { LanguageView } from '../../lib/language.svelte.ts';
import { minutesText } from '../../shown/past/game-line.ts';
import { statisticsTellerOf, type StatisticsTeller } from './teller.ts';

/** Figures in the language of the moment. */
export function tellerNow({ words, locale }: LanguageView): StatisticsTeller {
  return statisticsTellerOf(words, locale, (minutes) => minutesText(minutes, words));
}
