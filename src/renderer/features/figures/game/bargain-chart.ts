import type { AuctionKind } from '../../../../shared/auction/index.ts';
import type { LotSold, LotWorth } from '../../../../shared/story/index.ts';
import type { ChartContent, Highlights, Numbers } from '../../../ui/charts/chart.ts';
import { mostOf, type ChartFormats } from './formats.ts';

/** A lot with what it was worth when it was sold, once that has been worked out. */
type Lot = LotSold & Partial<Pick<LotWorth, 'worth'>>;

/** A lot with a known price and payout. */
type Reckoned = Lot & { readonly price: number; readonly paid: number };

type Valued = Reckoned & Pick<LotWorth, 'worth'>;

/** How many bargains and follies are worth a look. */
const MOST = 3;

/** What was a bargain: what each lot cost, against what its paintings paid. */
export function bargainChart(lots: readonly Lot[], note: string | null, formats: ChartFormats): ChartContent {
  const { words, artists, amount, stepAddress } = formats;
  const { bargains } = words;
  const told = { id: 'bargains', title: bargains.title, ...(note === null ? {} : { note }) };
  const reckoned = lots.filter(isReckoned);
  // A double nobody added to is known to be free even if prices aren't tracked, but that alone is no
  // comparison.
  if (note !== null || reckoned.length === 0) {
    const paid = lots.filter((lot) => lot.paid !== null);
    const unknown = paid.length > 0 ? bargains.noPrices : bargains.noLots;
    const numbers = paid.length > 0 ? [lotNumbers(paid, formats)] : [];
    return { ...told, answer: note === null ? bargains.none : unknown, spec: null, numbers };
  }
  const groups = artists
    .map(({ id, name, ink }) => ({ name, ink, lots: reckoned.filter(({ artist }) => artist === id) }))
    .filter((group) => group.lots.length > 0);
  const highlights = highlightsOf(reckoned.filter(hasWorth), formats);
  return {
    ...told,
    answer: answerOf(reckoned, formats),
    ...(highlights.length === 0 ? {} : { highlights }),
    spec: {
      kind: 'points',
      series: groups.map(({ name, ink, lots: own }) => ({
        label: name,
        ink,
        values: own.map(({ price, paid }) => ({ x: price, y: paid })),
        said: own.map((lot) => saidOf(lot, formats)),
        moments: own.map(({ index }) => ({ step: index + 1, href: stepAddress(index + 1) })),
      })),
      x: { label: bargains.price, format: amount },
      y: { label: bargains.paid, format: amount },
      equal: { above: bargains.above, below: bargains.below },
    },
    numbers: [lotNumbers(reckoned, formats)],
  };
}

function isReckoned(lot: Lot): lot is Reckoned {
  return lot.price !== null && lot.paid !== null;
}

function hasWorth(lot: Reckoned): lot is Valued {
  return lot.worth !== undefined;
}

function kindOf(kind: AuctionKind, { words, kind: named }: ChartFormats): string {
  return kind === 'double' ? words.bargains.unmatched : named(kind);
}

function saidOf(lot: Reckoned, formats: ChartFormats): string {
  const { words, seat, artist, amount } = formats;
  const { buyer, paintings, artist: by, kind, round, price, paid } = lot;
  const point = words.bargains.point(seat(buyer), paintings, artist(by), kindOf(kind, formats), round);
  return words.bargains.pointMoney(point, amount(price), amount(paid));
}

/** The best and the worst, with hindsight. */
function answerOf(
  lots: readonly Reckoned[],
  { words: { bargains }, seat, artist, amount }: ChartFormats,
): string {
  const told = ([1, -1] as const).flatMap((sign) => {
    const lot = mostOf(lots, (one) => sign * gain(one));
    if (lot === null || sign * gain(lot) <= 0) return [];
    const { buyer, paintings, artist: by, round, price, paid } = lot;
    const sentence = sign === 1 ? bargains.best : bargains.worst;
    return sentence(seat(buyer), paintings, artist(by), round, amount(price), amount(paid));
  });
  return told.length === 0 ? bargains.even : told.join(' ');
}

function gain({ price, paid }: Reckoned): number {
  return paid - price;
}

function gainThen({ price, worth }: Valued): number {
  return worth - price;
}

/** The greatest bargains and follies by what was known then. */
function highlightsOf(lots: readonly Valued[], formats: ChartFormats): Highlights[] {
  const { bargains: words } = formats.forecast;
  // Nobody could bid for a double that got no second card.
  const sold = lots
    .filter(({ kind }) => kind !== 'double')
    .toSorted((one, other) => gainThen(other) - gainThen(one));
  return [
    { title: words.best, of: sold.filter((lot) => gainThen(lot) > 0) },
    { title: words.worst, of: sold.filter((lot) => gainThen(lot) < 0).toReversed() },
  ].flatMap(({ title, of }) =>
    of.length === 0 ? [] : { title, items: of.slice(0, MOST).map((lot) => highlightOf(lot, formats)) },
  );
}

function highlightOf(lot: Valued, formats: ChartFormats): Highlights['items'][number] {
  const { forecast, seat, artist, amount, average, signed, averageSigned, stepAddress } = formats;
  const { index, round, buyer, artist: by, paintings, price, worth, paid } = lot;
  return {
    text: forecast.bargains.lot(seat(buyer), paintings, artist(by), amount(price), round),
    detail: forecast.bargains.figures(
      average(worth),
      averageSigned(gainThen(lot)),
      amount(paid),
      signed(gain(lot)),
    ),
    href: stepAddress(index + 1),
  };
}

function lotNumbers(lots: readonly Lot[], formats: ChartFormats): Numbers {
  const { words, forecast, seat, artist, amount, average, averageSigned, signed } = formats;
  const valued = lots.some(({ worth }) => worth !== undefined);
  return {
    caption: words.bargains.numbersLots,
    columns: [
      words.bargains.lot,
      words.bargains.kind,
      words.bargains.seller,
      words.bargains.buyer,
      words.bargains.price,
      ...(valued ? [forecast.then.worth, forecast.then.gain] : []),
      words.bargains.paid,
      words.bargains.gain,
    ],
    rows: lots.map((lot) => ({
      head: words.bargains.lotRow(lot.round, lot.paintings, artist(lot.artist)),
      href: formats.stepAddress(lot.index + 1),
      cells: [
        kindOf(lot.kind, formats),
        seat(lot.auctioneer),
        seat(lot.buyer),
        lot.price === null ? '–' : amount(lot.price),
        ...(valued
          ? [
              lot.worth === undefined ? '–' : average(lot.worth),
              lot.worth === undefined || lot.price === null ? '–' : averageSigned(lot.worth - lot.price),
            ]
          : []),
        lot.paid === null ? '–' : amount(lot.paid),
        isReckoned(lot) ? signed(lot.paid - lot.price) : '–',
      ],
    })),
  };
}
