import { AUCTION_KINDS, type AuctionKind } from '../../../../shared/auction/index.ts';
import { togetherOf, type LotSold } from '../../../../shared/story/index.ts';
import type { ChartContent, Ink, Numbers } from '../../../ui/charts/chart.ts';
import { mostOf, type ChartFormats } from './formats.ts';

interface Group {
  readonly label: string;
  readonly ink: Ink;
  readonly lots: readonly LotSold[];
}

/** A lot with a known price and payout. */
type Reckoned = LotSold & { readonly price: number; readonly paid: number };

/** What was a bargain: what each lot cost, against what its paintings paid. */
export function bargainCharts(
  lots: readonly LotSold[],
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
    spec: {
      kind: 'points',
      series: groups
        .filter(({ lots: own }) => own.length > 0)
        .map(({ label, ink, lots: own }) => ({
          label,
          ink,
          values: own.filter(isReckoned).map(({ price, paid: payout }) => ({ x: price, y: payout })),
          said: own.filter(isReckoned).map((lot) => saidOf(lot, formats)),
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

function isReckoned(lot: LotSold): lot is Reckoned {
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
  const best = mostOf(lots, ({ price, paid }) => paid - price);
  const worst = mostOf(lots, ({ price, paid }) => price - paid);
  say(best !== null && best.paid > best.price ? best : null, words.bargains.best);
  say(worst !== null && worst.price > worst.paid ? worst : null, words.bargains.worst);
  const group = mostOf(
    groups.filter((one) => one.lots.length > 0),
    ({ lots: own }) => gainOf(own),
  );
  if (group !== null) told.push(words.bargains.groupBest(group.label, formats.signed(gainOf(group.lots))));
  return told.join(' ');
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

function lotNumbers(lots: readonly LotSold[], formats: ChartFormats): Numbers {
  const { words, seat, artist, amount, signed } = formats;
  return {
    caption: words.bargains.numbersLots,
    columns: [
      words.bargains.lot,
      words.bargains.kind,
      words.bargains.seller,
      words.bargains.buyer,
      words.bargains.price,
      words.bargains.paid,
      words.bargains.gain,
    ],
    rows: lots.map((lot) => ({
      head: words.bargains.lotRow(lot.round, lot.paintings, artist(lot.artist)),
      cells: [
        kindOf(lot.kind, formats),
        seat(lot.auctioneer),
        seat(lot.buyer),
        lot.price === null ? '–' : amount(lot.price),
        lot.paid === null ? '–' : amount(lot.paid),
        isReckoned(lot) ? signed(lot.paid - lot.price) : '–',
      ],
    })),
  };
}
