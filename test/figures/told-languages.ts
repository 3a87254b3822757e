import { statisticsFormatsOf, type StatisticsFormats } from '../../src/renderer/features/figures/formats.ts';
import type { LanguageView } from '../../src/renderer/lib/language.svelte.ts';
import type { ChartContent } from '../../src/renderer/ui/charts/chart.ts';
import { isObject } from '../../src/shared/core/shape.ts';
import { WORDS } from '../../src/shared/text/all-words.ts';
import { YEAR, type YearWords } from '../../src/shared/text/all-year.ts';
import { listFormat, numberFormat } from '../../src/shared/text/formats.ts';
import type { Language } from '../../src/shared/text/languages.ts';
import { LOCALES } from '../main/store/told-history.ts';
import { besides, teller as inOne } from '../telling.ts';

/** Everything that depends on the language of the window. */
export interface Spoken extends LanguageView {
  readonly language: Language;
  readonly formats: StatisticsFormats;
  readonly year: YearWords;
}

export function spoken(language: Language): Spoken {
  const [words, locale] = [WORDS[language], LOCALES[language]];
  const number = (count: number) => numberFormat(locale).format(count);
  const view: LanguageView = {
    current: language,
    locale,
    words,
    textLanguage: (other) => spoken(other ?? language),
    number,
    time: (iso) => iso,
    when: (iso) => iso,
    list: (names) => listFormat(locale).format(names),
    counted: (say, count) => say(count, number(count)),
  };
  return { ...view, language, formats: statisticsFormatsOf(view), year: YEAR[language] };
}

/** Charts without what their tables only repeat of what is drawn: = stands for it. */
function withoutRepeats(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRepeats);
  if (!isObject(value) || value['format'] === 'vernissage/box') return value;
  const { chart = {}, ...own } = isChart(value) ? { chart: value } : value;
  const shown = isObject(chart) && isChart(chart) ? { ...own, ...chartTold(chart) } : value;
  return Object.fromEntries(Object.entries(shown).map(([key, part]) => [key, withoutRepeats(part)]));
}

function isChart(value: object): value is ChartContent {
  return 'spec' in value && 'numbers' in value && 'answer' in value;
}

function chartTold({ id: _, spec, numbers, ...chart }: ChartContent): object {
  if (spec === null || spec.kind === 'points') return { ...chart, ...spec, numbers };
  const drawn = spec.categories.map((category, at) => [
    ...[category].flat(),
    ...spec.series.map(({ said, values }) => said?.[at] ?? spec.y.format(Number(values[at]))),
  ]);
  const tables = numbers.map(({ rows, ...table }) => ({
    ...table,
    rows: rows.map(({ head, cells, ...row }, at) => {
      const isDrawn = drawn[at]?.[0] === head;
      const shown = cells.map((cell) => (isDrawn && drawn[at]?.includes(cell) ? '=' : cell));
      return shown.every((cell) => cell === '=') ? '=' : { head: isDrawn ? '=' : head, ...row, cells: shown };
    }),
  }));
  return { ...chart, ...spec, tables };
}

/** What is said in English and in Italian. */
export function bothSay(say: (language: Spoken) => unknown): unknown {
  const [one, other] = [spoken('en'), spoken('it')].map((language) => withoutRepeats(say(language)));
  return besides(one, other);
}

/** Tells one file: what both languages say, and what no language changes. */
export function teller() {
  const tell = inOne();
  return { tell, inBoth: (way: string, say: (language: Spoken) => unknown) => tell(way, bothSay(say)) };
}
