import type { AuctionKind } from '../../../../shared/auction/index.ts';
import type { LotSold } from '../../../../shared/story/index.ts';
import type { ChartContent, Highlights, Numbers } from '../../../ui/charts/chart.ts';
import { tableOf } from '../chart-question.ts';
import { mostOf, type ChartFormats } from './formats.ts';

/** A lot with what it was worth when it was sold, once that has been worked out. */
type Lot = LotSold & { readonly worth?: number };

/** A lot with a known price and payout. */
type Reckoned = Lot & {
  readonly price: number;
  readonly paid: number;
  readonly gain: number;
};

/** How many bargains and follies are worth a look. */
const MOST = 3;

/** What was a bargain: what each lot cost, against what its paintings paid. */
export function bargainChart(lots: readonly Lot[], note: string | null, formats: ChartFormats): ChartContent {
  const { words, artists, seat, amount, stepAddress } = formats;
  const { bargains } = words;
  const head = { id: 'bargains', title: bargains.title, note };
  const reckoned = lots.flatMap((lot): Reckoned[] => {
    const { price, paid } = lot;
    return price === null || paid === null ? [] : [{ ...lot, price, paid, gain: paid - price }];
  });
  // A double nobody added to is known to be free even if prices aren't tracked, but that alone is no
  // comparison.
  if (note !== null || reckoned.length === 0) {
    const paid = lots.filter((lot) => lot.paid !== null);
    const unknown = paid.length > 0 ? bargains.noPrices : bargains.noLots;
    const numbers = paid.length > 0 ? [lotNumbers(paid, formats)] : [];
    return { ...head, answer: note === null ? bargains.none : unknown, spec: null, numbers };
  }
  return {
    ...head,
    answer: answerOf(reckoned, formats),
    highlights: highlightsOf(reckoned, formats),
    spec: {
      kind: 'points',
      series: artists
        .map(({ id, name, ink }) => ({ name, ink, own: reckoned.filter(({ artist }) => artist === id) }))
        .filter(({ own }) => own.length > 0)
        .map(({ name, ink, own }) => ({
          label: name,
          ink,
          values: own.map(({ price, paid }) => ({ x: price, y: paid })),
          said: own.map(({ buyer, paintings, kind, round, price, paid }) =>
            bargains.pointMoney(
              bargains.point(seat(buyer), paintings, name, kindOf(kind, formats), round),
              amount(price),
              amount(paid),
            ),
          ),
          moments: own.map(({ index }) => ({ step: index + 1, href: stepAddress(index + 1) })),
        })),
      x: { label: bargains.price, format: amount },
      y: { label: bargains.paid, format: amount },
      equal: { above: bargains.above, below: bargains.below },
    },
    numbers: [lotNumbers(reckoned, formats)],
  };
}

function kindOf(kind: AuctionKind, { words, kind: named }: ChartFormats): string {
  return kind === 'double' ? words.bargains.unmatched : named(kind);
}

/** The best and the worst, with hindsight. */
function answerOf(
  lots: readonly Reckoned[],
  { words: { bargains }, seat, artist, amount }: ChartFormats,
): string {
  const told = ([1, -1] as const).flatMap((sign) => {
    const lot = mostOf(lots, ({ gain }) => sign * gain);
    if (lot === null || sign * lot.gain <= 0) return [];
    const { buyer, paintings, artist: by, round, price, paid } = lot;
    const sentence = sign === 1 ? bargains.best : bargains.worst;
    return sentence(seat(buyer), paintings, artist(by), round, amount(price), amount(paid));
  });
  return told.length === 0 ? bargains.even : told.join(' ');
}

/** The greatest bargains and follies by what was known then. */
function highlightsOf(lots: readonly Reckoned[], formats: ChartFormats): Highlights[] {
  const { forecast, seat, artist, amount, average, signed, averageSigned, stepAddress } = formats;
  const { bargains: words } = forecast;
  const sold = lots
    // Nobody could bid for a double that got no second card.
    .flatMap((lot) => {
      const { kind, worth, price } = lot;
      return kind === 'double' || worth === undefined ? [] : { ...lot, worth, gainThen: worth - price };
    })
    .toSorted((one, other) => other.gainThen - one.gainThen);
  return [
    { title: words.best, of: sold.filter(({ gainThen }) => gainThen > 0) },
    { title: words.worst, of: sold.filter(({ gainThen }) => gainThen < 0).toReversed() },
  ]
    .filter(({ of }) => of.length > 0)
    .map(({ title, of }) => ({
      title,
      items: of.slice(0, MOST).map(({ index, round, buyer, paintings, price, worth, paid, ...lot }) => ({
        text: words.lot(seat(buyer), paintings, artist(lot.artist), amount(price), round),
        detail: words.figures(average(worth), averageSigned(lot.gainThen), amount(paid), signed(lot.gain)),
        href: stepAddress(index + 1),
      })),
    }));
}

function lotNumbers(lots: readonly Lot[], formats: ChartFormats): Numbers {
  const { words, forecast, seat, artist, amount, average, averageSigned, signed, stepAddress } = formats;
  const { bargains } = words;
  return tableOf(bargains.numbersLots, lots, [
    [
      bargains.lot,
      (lot) => bargains.lotRow(lot.round, lot.paintings, artist(lot.artist)),
      ({ index }) => stepAddress(index + 1),
    ],
    [bargains.kind, ({ kind }) => kindOf(kind, formats)],
    [bargains.seller, ({ auctioneer }) => seat(auctioneer)],
    [bargains.buyer, ({ buyer }) => seat(buyer)],
    [bargains.price, ({ price }) => told(price, amount)],
    ...(lots.every(({ worth }) => worth === undefined)
      ? []
      : ([
          [forecast.then.worth, ({ worth }: Lot) => told(worth, average)],
          [forecast.then.gain, ({ worth, price }: Lot) => told(worth, averageSigned, price)],
        ] as const)),
    [bargains.paid, ({ paid }) => told(paid, amount)],
    [bargains.gain, ({ paid, price }) => told(paid, signed, price)],
  ]);
}

/** How much an amount is, or how much more than another, if that is known. */
function told(amount: number | null | undefined, say: (amount: number) => string, than: number | null = 0) {
  return typeof amount === 'number' && than !== null ? say(amount - than) : '–';
}
