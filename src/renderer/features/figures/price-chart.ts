import {
  PRICE_TOPS,
  type BoxPrices,
  type Estimate,
  type PriceLine,
  type PriceTrait,
} from '../../../shared/api.ts';
import type { EveningWords } from '../../../shared/text/all-evenings.ts';
import { kindNames } from '../../../shared/text/kinds.ts';
import type { Words } from '../../../shared/text/en/index.ts';
import type { ChartContent } from '../../ui/charts/chart.ts';
import { barsOf, MOST_BARS, one, tableOf, type ChartQuestion } from './chart-question.ts';
import { basisNote, lotAddress } from './figure.ts';
import type { StatisticsFormats } from './formats.ts';

interface PriceWords {
  readonly words: Words;
  readonly evenings: EveningWords;
}

const TRAITS: readonly PriceTrait[] = ['artist', 'kind', 'round', 'players'];

/**
 * What is paid for paintings: by what they are, from year to year and by whom. Of several boxes with the same currency,
 * all of that about the one played most, and its artists about the others.
 */
export function priceQuestions(
  prices: readonly BoxPrices[],
  whose: string | null,
  formats: StatisticsFormats,
  words: PriceWords,
): ChartQuestion[] {
  const [box, ...others] = prices.filter(({ all }) => all.paintings > 0);
  if (box === undefined) return [];
  const chart = (trait: PriceTrait, of = box): ChartContent => priceChart(whose, of, trait, formats, words);
  const { by } = words.evenings.prices;
  return [
    {
      id: 'prices',
      views: [
        ...TRAITS.map((trait) => ({ label: by[trait], chart: chart(trait) })),
        ...others.map((other) => ({ label: formats.edition(other.edition), chart: chart('artist', other) })),
      ],
    },
    one(chart('year')),
    ...(whose === null ? [one(chart('person'))] : []),
  ];
}

function priceChart(
  whose: string | null,
  { edition, by, basis, tops }: BoxPrices,
  trait: PriceTrait,
  formats: StatisticsFormats,
  { words, evenings }: PriceWords,
): ChartContent {
  const { prices } = evenings;
  const { count, score, words: said } = formats;
  const told = askedBy(trait, whose, said, prices);
  const lines = by[trait];
  const names: Readonly<Record<PriceTrait, (line: PriceLine) => string>> = {
    artist: ({ key }) => formats.artist(edition, key).name,
    kind: ({ key }) => kindNames(words, edition)[key] ?? key,
    round: ({ key }) => prices.round(key),
    players: ({ key }) => words.history.seats(Number(key)),
    year: ({ key }) => key,
    person: ({ name }) => name,
  };
  const nameOf = names[trait];
  const amount = (value: number): string => score(edition, value);
  const signed = (value: number): string =>
    Math.round(value * 10) > 0 ? `+${amount(value)}` : amount(value);
  const between = ({ interval }: Estimate): string =>
    interval === null ? '–' : prices.between(signed(interval[0]), signed(interval[1]));
  const isCourse = trait === 'year';
  return {
    ...told,
    answer: isCourse
      ? courseSaid(lines, amount, evenings)
      : extremesSaid(lines, trait, nameOf, amount, formats),
    note: `${prices.note} ${basisNote(basis, formats)}`,
    spec: barsOf(isCourse ? lines.slice(-MOST_BARS) : lines.slice(0, MOST_BARS), {
      label: prices.perPainting,
      format: amount,
      name: nameOf,
      value: ({ price }) => price.value,
      line: ({ paid }) => paid.value,
      said: ({ price, paid }) => prices.both(amount(price.value), amount(paid.value)),
      ...(trait === 'artist' ? { inkOf: ({ key }: PriceLine) => formats.artist(edition, key).ink } : {}),
    }),
    numbers: [
      tableOf(told.title, lines, [
        [prices.by[trait], nameOf],
        [said.games, ({ games }) => count(games)],
        [prices.paintings, ({ paintings }) => count(paintings)],
        [prices.price, ({ price }) => amount(price.value)],
        [prices.paid, ({ paid }) => amount(paid.value)],
        [prices.gain, ({ gain }) => signed(gain.value)],
        [words.worth.figures.interval, ({ gain }) => between(gain)],
      ]),
    ],
    ...(told.id === 'prices'
      ? {
          folded: prices.topTens,
          highlights: PRICE_TOPS.map((top) => ({
            title: prices.tops[top],
            items: tops[top].map((lot) => ({
              text: lotText(lot, whose, formats),
              detail: formats.day(lot),
              href: lotAddress(lot),
            })),
          })).filter(({ items }) => items.length > 0),
        }
      : {}),
  };
}

function lotText(
  { edition, artist, buyer, cards, price, paid }: BoxPrices['tops']['dearest'][number],
  whose: string | null,
  { words, score, artist: named }: StatisticsFormats,
): string {
  const { name } = named(edition, artist);
  const [cost, payout] = [score(edition, price), score(edition, paid)];
  return whose === null
    ? words.lot(buyer.name, cards, name, cost, payout)
    : words.ownLot(cards, name, cost, payout);
}

function askedBy(
  trait: PriceTrait,
  whose: string | null,
  words: StatisticsFormats['words'],
  texts: EveningWords['prices'],
): Pick<ChartContent, 'id' | 'title'> {
  switch (trait) {
    case 'person':
      return { id: 'buyers', title: texts.buyers };
    case 'year':
      return { id: 'price-years', title: whose === null ? texts.course.title : words.prices.course(whose) };
    case 'artist':
    case 'kind':
    case 'round':
    case 'players':
      return { id: 'prices', title: whose === null ? texts.title : words.prices.whose(whose) };
  }
}

/** Where most is gained, and where least, among those with enough games for an interval if there are any. */
function extremesSaid(
  lines: readonly PriceLine[],
  trait: PriceTrait,
  nameOf: (line: PriceLine) => string,
  amount: (value: number) => string,
  { words: { prices: texts } }: StatisticsFormats,
): string {
  const enough = lines.filter(({ gain }) => gain.interval !== null);
  const ranked = enough.length === 0 ? lines : enough;
  const [best, ...others] = ranked.toSorted((one, other) => other.gain.value - one.gain.value);
  const worst = others.at(-1);
  const said = (line: PriceLine, say: typeof texts.best): string =>
    say(nameOf(line), amount(line.paid.value), amount(line.price.value));
  const { best: most, least, loses, buys, buysLeast } = texts;
  const last = trait === 'person' ? buysLeast : (worst?.gain.value ?? 0) < 0 ? loses : least;
  return [
    ...(best === undefined ? [] : [said(best, trait === 'person' ? buys : most)]),
    ...(worst === undefined ? [] : [said(worst, last)]),
  ].join(' ');
}

/** What a painting cost in the first year and in the last. */
function courseSaid(
  lines: readonly PriceLine[],
  amount: (value: number) => string,
  { prices: { course } }: EveningWords,
): string {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) return '';
  const [before, now] = [amount(first.price.value), amount(last.price.value)];
  if (first === last) return course.one(first.key, now);
  return course[last.price.value > first.price.value ? 'more' : 'less'](first.key, before, last.key, now);
}
