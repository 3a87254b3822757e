import { AUCTION_KINDS, type AuctionKind } from '../../../../shared/auction/index.ts';
import { togetherOf, type LotSold, type LotWorth } from '../../../../shared/story/index.ts';
import type { ChartContent, Highlights, Ink, Numbers } from '../../../ui/charts/chart.ts';
import { mostOf, type ChartFormats } from './formats.ts';

interface Group {
  readonly label: string;
  readonly ink: Ink;
  readonly lots: readonly Lot[];
}

/** A lot with what it was worth when it was sold, once that has been worked out. */
type Lot = LotSold & Partial<Pick<LotWorth, 'worth'>>;

/** A lot with a known price and payout. */
type Reckoned = Lot & { readonly price: number; readonly paid: number };

/** What was a bargain: what each lot cost, against what its paintings paid. */
export function bargainCharts(
  lots: readonly Lot[],
  note: string | null,
  formats: ChartFormats,
): { readonly byArtist: ChartContent; readonly byKind: ChartContent | null } {
  const { words } = formats;
  const told = { id: 'bargains', title: words.bargains.title, ...(note === null ? {} : { note }) };
  const reckoned = lots.filter(isReckoned);
  const paid = lots.filter((lot) => lot.paid !== null);
  // A double nobody added to is known to be free even if prices aren't tracked, but that alone is no
  // comparison.
  if (note !== null || reckoned.length === 0) {
    const answer =
      note === null ? words.bargains.none : paid.length > 0 ? words.bargains.noPrices : words.bargains.noLots;
    const numbers = paid.length > 0 ? [lotNumbers(paid, formats)] : [];
    return { byArtist: { ...told, answer, spec: null, numbers }, byKind: null };
  }
  const artists = formats.artists.map(({ id, name, ink }) => ({
    label: name,
    ink,
    lots: reckoned.filter(({ artist }) => artist === id),
  }));
  const kinds = AUCTION_KINDS.map((kind, at) => ({
    label: kindOf(kind, formats),
    ink: { kind: 'seat', seat: at } as const,
    lots: reckoned.filter((lot) => lot.kind === kind),
  }));
  const chart = (groups: readonly Group[], caption: string, head: string): ChartContent => ({
    ...told,
    answer: answerOf(reckoned, groups, formats),
    highlights: highlightsOf(reckoned, formats),
    spec: {
      kind: 'points',
      series: groups
        .filter(({ lots: own }) => own.length > 0)
        .map(({ label, ink, lots: own }) => ({
          label,
          ink,
          values: own.filter(isReckoned).map(({ price, paid: payout }) => ({ x: price, y: payout })),
          said: own.filter(isReckoned).map((lot) => saidOf(lot, formats)),
          moments: own
            .filter(isReckoned)
            .map(({ index }) => ({ step: index + 1, href: formats.stepAddress(index + 1) })),
        })),
      x: { label: words.bargains.price, format: formats.amount },
      y: { label: words.bargains.paid, format: formats.amount },
      equal: { above: words.bargains.above, below: words.bargains.below },
    },
    numbers: [groupNumbers(groups, caption, head, formats), lotNumbers(reckoned, formats)],
  });
  return {
    byArtist: chart(artists, words.bargains.numbersByArtist, words.chart.artist),
    byKind: chart(kinds, words.bargains.numbersByKind, words.bargains.kind),
  };
}

function isReckoned(lot: Lot): lot is Reckoned {
  return lot.price !== null && lot.paid !== null;
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

function answerOf(lots: readonly Reckoned[], groups: readonly Group[], formats: ChartFormats): string {
  const { words, seat, artist, amount } = formats;
  const told: string[] = [];
  const say = (lot: Reckoned | null, sentence: typeof words.bargains.best) => {
    if (lot === null) return;
    const { buyer, paintings, artist: by, round, price, paid } = lot;
    told.push(sentence(seat(buyer), paintings, artist(by), round, amount(price), amount(paid)));
  };
  if (!lots.some(hasWorth)) {
    const best = mostOf(lots, gain);
    const worst = mostOf(lots, (lot) => -gain(lot));
    say(best !== null && gain(best) > 0 ? best : null, words.bargains.best);
    say(worst !== null && gain(worst) < 0 ? worst : null, words.bargains.worst);
  }
  const group = mostOf(
    groups.filter((one) => one.lots.length > 0),
    ({ lots: own }) => gainOf(own),
  );
  if (group !== null) told.push(words.bargains.groupBest(group.label, formats.signed(gainOf(group.lots))));
  return told.join(' ');
}

type Valued = Reckoned & Pick<LotWorth, 'worth'>;

function hasWorth(lot: Reckoned): lot is Valued {
  return lot.worth !== undefined;
}

function gain({ price, paid }: Reckoned): number {
  return paid - price;
}

function gainThen({ price, worth }: Valued): number {
  return worth - price;
}

/** How many bargains and follies are worth a look, besides the greatest in hindsight. */
const MOST = 3;

/** The greatest bargains and follies by what was known then, and in hindsight. */
function highlightsOf(lots: readonly Reckoned[], formats: ChartFormats): Highlights[] {
  const { bargains: words } = formats.forecast;
  // Nobody could bid for a double that got no second card.
  const sold = lots.filter(hasWorth).filter(({ kind }) => kind !== 'double');
  return [
    { title: words.best, of: sold.toSorted((one, other) => gainThen(other) - gainThen(one)), sign: 1 },
    { title: words.worst, of: sold.toSorted((one, other) => gainThen(one) - gainThen(other)), sign: -1 },
  ].flatMap(({ title, of, sign }) => {
    const then = of.filter((lot) => sign * gainThen(lot) > 0).slice(0, MOST);
    const last = mostOf(of, (lot) => sign * gain(lot));
    const seenLater = last === null || sign * gain(last) <= 0 || then.includes(last) ? [] : [last];
    const items = [...then, ...seenLater].map((lot) => highlightOf(lot, formats));
    return items.length === 0 ? [] : { title, items };
  });
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

/** A painting's average profit, in whole thousands. */
export function gainOf(lots: readonly LotSold[]): number {
  const { paintings, price, paid } = togetherOf(lots);
  return paintings === 0 ? 0 : Math.round((paid - price) / paintings);
}

function groupNumbers(
  groups: readonly Group[],
  caption: string,
  head: string,
  { words: { bargains, chart }, amount, signed, count }: ChartFormats,
): Numbers {
  const row = (label: string, lots: readonly LotSold[], sum: boolean) => {
    const all = togetherOf(lots);
    return {
      head: label,
      cells: [
        count(all.lots),
        count(all.paintings),
        amount(all.price),
        amount(all.paid),
        signed(all.paid - all.price),
        signed(gainOf(lots)),
      ],
      sum,
    };
  };
  return {
    caption,
    columns: [
      head,
      bargains.lots,
      chart.paintings,
      bargains.price,
      bargains.paid,
      bargains.gain,
      bargains.perPainting,
    ],
    rows: [
      ...groups.map(({ label, lots }) => row(label, lots, false)),
      row(
        chart.total,
        groups.flatMap(({ lots }) => lots),
        true,
      ),
    ],
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
