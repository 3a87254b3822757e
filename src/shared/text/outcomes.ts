import { wholePercents } from '../core/percents.ts';
import { outcomesOf, type Outcome, type Worth } from '../core/worth.ts';
import type { AnyEdition } from '../record/index.ts';
import { FORECAST } from './all-forecast.ts';
import { averageOf } from './chances.ts';
import { percentFormat } from './formats.ts';
import { money } from './money.ts';
import type { TextLanguage } from './prompting.ts';

/** An outcome in words. The percentages of all outcomes add up to 100. */
export interface OutcomeText {
  readonly amount: string;
  readonly percent: string;
}

export function outcomeTexts(
  { words, locale }: TextLanguage,
  edition: AnyEdition,
  outcomes: readonly Outcome[],
): readonly OutcomeText[] {
  const percents = wholePercents(outcomes.map(({ chance }) => chance));
  return outcomes.map(({ place, pays }, at) => ({
    amount: place === null ? words.window.table.nothing : money(edition, pays, locale),
    percent: percentFormat(locale).format((percents[at] ?? 0) / 100),
  }));
}

/** ‘nothing 2%, 10,000 12%, 20,000 70%, 30,000 16%: 20,000 on average’. Never the average alone. */
export function worthSentence(
  textLanguage: TextLanguage,
  edition: AnyEdition,
  worth: Worth,
  paintings = 1,
): string {
  const { outcome, onAverage } = FORECAST[textLanguage.language];
  const told = outcomeTexts(textLanguage, edition, outcomesOf(worth, paintings));
  return onAverage(
    told.map(({ amount, percent }) => outcome(amount, percent)).join(', '),
    averageOf(edition, paintings * worth.worth, textLanguage.locale),
  );
}
