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
import { basisNote, lotAddress } from './figure.ts';
import type { StatisticsFormats } from './formats.ts';
import { INK, MOST_BARS } from './group-charts.ts';

export interface PriceWords {
  readonly words: Words;
  readonly evenings: EveningWords;
}

/** What is paid for paintings and what they pay, by one trait; `whose` is a person, or everybody. */
export function priceChart(
  whose: string | null,
  box: BoxPrices | null,
  trait: PriceTrait,
  formats: StatisticsFormats,
  { words, evenings }: PriceWords,
): ChartContent {
  const { prices } = evenings;
  const { count, score } = formats;
  const told = { id: 'prices', title: whose === null ? prices.title : formats.words.prices.whose(whose) };
  const lines = box?.by[trait] ?? [];
  const best = bestOf(lines);
  if (box === null || best === null) return { ...told, answer: prices.none, spec: null, numbers: [] };
  const { edition } = box;
  const names: Readonly<Record<PriceTrait, (line: PriceLine) => string>> = {
    artist: ({ key }) => formats.artist(edition, key).name,
    kind: ({ key }) => kindNames(words, edition)[key] ?? key,
    round: ({ key }) => prices.round(key),
    players: ({ key }) => words.history.seats(Number(key)),
    person: ({ name }) => name,
  };
  const nameOf = names[trait];
  const amount = (value: number): string => score(edition, value);
  const signed = (value: number): string =>
    Math.round(value * 10) > 0 ? `+${amount(value)}` : amount(value);
  const between = ({ interval }: Estimate): string =>
    interval === null ? '–' : prices.between(signed(interval[0]), signed(interval[1]));
  const shown = lines.slice(0, MOST_BARS);
  return {
    ...told,
    answer: formats.words.prices.best(
      nameOf(best),
      amount(best.price.value),
      amount(best.paid.value),
      signed(best.gain.value),
      best.gain.interval === null ? null : between(best.gain),
    ),
    note: `${prices.note} ${basisNote(box.basis, formats)}`,
    spec: {
      kind: 'bars',
      horizontal: true,
      categories: shown.map(nameOf),
      series: [
        {
          label: prices.price,
          ink: INK,
          ...(trait === 'artist' ? { inks: shown.map(({ key }) => formats.artist(edition, key).ink) } : {}),
          values: shown.map(({ price }) => price.value),
          lines: shown.map(({ paid }) => paid.value),
          said: shown.map(({ price, paid }) => prices.both(amount(price.value), amount(paid.value))),
        },
      ],
      y: { label: prices.perPainting, format: amount },
    },
    folded: prices.topTens,
    highlights: PRICE_TOPS.map((top) => ({
      title: prices.tops[top],
      items: box.tops[top].map((lot) => {
        const { name } = formats.artist(edition, lot.artist);
        const [price, paid] = [amount(lot.price), amount(lot.paid)];
        return {
          text:
            whose === null
              ? formats.words.lot(lot.buyer.name, lot.cards, name, price, paid)
              : formats.words.ownLot(lot.cards, name, price, paid),
          detail: formats.day(lot),
          href: lotAddress(lot),
        };
      }),
    })).filter(({ items }) => items.length > 0),
    numbers: [
      {
        caption: told.title,
        columns: [
          prices.by[trait],
          formats.words.games,
          prices.paintings,
          prices.price,
          prices.paid,
          prices.gain,
          words.worth.figures.interval,
        ],
        rows: lines.map((line) => ({
          head: nameOf(line),
          cells: [
            count(line.games),
            count(line.paintings),
            amount(line.price.value),
            amount(line.paid.value),
            signed(line.gain.value),
            between(line.gain),
          ],
        })),
      },
    ],
  };
}

/** The most gained per painting, among those with enough games for an interval if there are any. */
function bestOf(lines: readonly PriceLine[]): PriceLine | null {
  const enough = lines.filter(({ gain }) => gain.interval !== null);
  return (enough.length === 0 ? lines : enough).reduce<PriceLine | null>(
    (best, line) => (best === null || line.gain.value > best.gain.value ? line : best),
    null,
  );
}
