import {
  PRICE_TOPS,
  type BoxPrices,
  type Estimate,
  type PriceLine,
  type PriceTrait,
} from '../../../shared/api.ts';
import type { ChartContent } from '../../ui/charts/chart.ts';
import { barChart, MOST_BARS, one, type ChartQuestion } from './chart-question.ts';
import { basisNote, lotAddress, lotText } from './figure.ts';
import type { StatisticsFormats } from './formats.ts';

const TRAITS: readonly PriceTrait[] = ['artist', 'kind', 'round', 'players'];

/**
 * What is paid for paintings: by what they are, from year to year and by whom. Of several boxes with the same currency,
 * all of that about the one played most, and its artists about the others.
 */
export function priceQuestions(
  prices: readonly BoxPrices[],
  whose: string | null,
  formats: StatisticsFormats,
): ChartQuestion[] {
  const [box, ...others] = prices.filter(({ all }) => all.paintings > 0);
  if (box === undefined) return [];
  const chart = (trait: PriceTrait) => priceChart(whose, box, trait, formats);
  const texts = formats.evenings.prices;
  return [
    {
      id: 'prices',
      views: [
        ...TRAITS.map((trait) => ({ label: texts.by[trait], chart: withTops(chart(trait), box) })),
        ...others.map((other) => ({
          label: formats.edition(other.edition),
          chart: withTops(priceChart(whose, other, 'artist', formats), other),
        })),
      ],
    },
    one(chart('year')),
    ...(whose === null ? [one(chart('person'))] : []),
  ];

  function withTops(told: ChartContent, { tops }: BoxPrices): ChartContent {
    const highlights = PRICE_TOPS.map((top) => ({
      title: texts.tops[top],
      items: tops[top].map((lot) => ({
        text: lotText(lot, whose !== null, formats),
        detail: formats.day(lot),
        href: lotAddress(lot),
      })),
    }));
    return { ...told, folded: texts.topTens, highlights: highlights.filter(({ items }) => items.length > 0) };
  }
}

function priceChart(
  whose: string | null,
  { edition, by, basis }: BoxPrices,
  trait: PriceTrait,
  formats: StatisticsFormats,
) {
  const { words, count, score, signed, artist } = formats;
  const { prices } = formats.evenings;
  const told =
    trait === 'person'
      ? { id: 'buyers', title: prices.buyers }
      : trait === 'year'
        ? { id: 'price-years', title: whose === null ? prices.course.title : words.prices.course(whose) }
        : { id: 'prices', title: whose === null ? prices.title : words.prices.whose(whose) };
  const lines = by[trait];
  const names: Readonly<Record<PriceTrait, (line: PriceLine) => string>> = {
    artist: ({ key }) => artist(edition, key).name,
    kind: ({ key }) => formats.kind(edition, key),
    round: ({ key }) => prices.round(key),
    players: ({ key }) => formats.seats(Number(key)),
    year: ({ key }) => key,
    person: ({ name }) => name,
  };
  const nameOf = names[trait];
  const amount = ({ value }: Estimate): string => score(edition, value);
  const gained = ({ gain }: PriceLine): string => signed(edition, gain.value);
  const between = ({ gain: { interval } }: PriceLine): string =>
    interval === null ? '–' : prices.between(signed(edition, interval[0]), signed(edition, interval[1]));
  return barChart(
    {
      ...told,
      answer:
        trait === 'year'
          ? courseSaid(lines, amount, prices)
          : extremesSaid(lines, trait, nameOf, amount, words.prices),
      note: `${prices.note} ${basisNote(basis, formats)}`,
    },
    lines,
    [
      [prices.by[trait], nameOf],
      [words.games, ({ games }) => count(games)],
      [prices.paintings, ({ paintings }) => count(paintings)],
      [prices.price, ({ price }) => amount(price)],
      [prices.paid, ({ paid }) => amount(paid)],
      [prices.gain, gained],
      [formats.worth.figures.interval, between],
    ],
    {
      label: prices.perPainting,
      format: (value) => score(edition, value),
      value: ({ price }) => price.value,
      line: ({ paid }) => paid.value,
      said: ({ price, paid }) => prices.both(amount(price), amount(paid)),
      beside: gained,
      from: trait === 'year' ? -MOST_BARS : 0,
      ...(trait === 'artist' ? { inkOf: ({ key }: PriceLine) => artist(edition, key).ink } : {}),
    },
  );
}

/** Where most is gained, and where least, among those with enough games for an interval if there are any. */
function extremesSaid(
  lines: readonly PriceLine[],
  trait: PriceTrait,
  nameOf: (line: PriceLine) => string,
  amount: (of: Estimate) => string,
  { best: most, least, loses, buys, buysLeast }: StatisticsFormats['words']['prices'],
): string {
  const enough = lines.filter(({ gain }) => gain.interval !== null);
  const ranked = enough.length === 0 ? lines : enough;
  const [best, ...others] = ranked.toSorted((some, other) => other.gain.value - some.gain.value);
  const worst = others.at(-1);
  const [first, last] =
    trait === 'person' ? [buys, buysLeast] : [most, (worst?.gain.value ?? 0) < 0 ? loses : least];
  const said = (line: PriceLine | undefined, say: typeof most): string[] =>
    line === undefined ? [] : [say(nameOf(line), amount(line.paid), amount(line.price))];
  return [...said(best, first), ...said(worst, last)].join(' ');
}

/** What a painting cost in the first year and in the last. */
function courseSaid(
  lines: readonly PriceLine[],
  amount: (of: Estimate) => string,
  { course }: StatisticsFormats['evenings']['prices'],
): string {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) return '';
  const [before, now] = [amount(first.price), amount(last.price)];
  if (first === last) return course.one(first.key, now);
  return course[last.price.value > first.price.value ? 'more' : 'less'](first.key, before, last.key, now);
}
