import { describe, expect, test } from 'vitest';
import { auction, AUCTION_KINDS } from '../../src/shared/auction/index.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { auctionTerms } from '../../src/shared/text/terms.ts';
import { itemAt } from '../oracle/auction-paper.ts';
import type { ExpectedAuctionCharts, SoldLot } from '../oracle/expected-auction-charts.ts';
import { categoriesIn, drawnIn, pointsIn, rowsOf, sum } from '../oracle/chart-seen.ts';
import { listed } from '../oracle/written.ts';
import { kept, nameIn, type Seen } from './auction-games.ts';

const words = en.story;

describe('bargains', () => {
  const kindName = ({ record }: Seen, kind: string) =>
    kind === 'double'
      ? words.bargains.unmatched
      : auctionTerms(en, auction.editions[record.edition]).kinds[kind as (typeof AUCTION_KINDS)[number]];

  function lotRows(seen: Seen, lots: readonly SoldLot[]): string[][] {
    const { expected, money, more } = seen;
    return lots.map(({ round, paintings, artist, kind, seller, buyer, price, paid }) => [
      words.bargains.lotRow(round, paintings, nameIn(seen, artist)),
      kindName(seen, kind),
      itemAt(expected.names, seller),
      itemAt(expected.names, buyer),
      price === null ? '–' : money(price),
      paid === null ? '–' : money(paid),
      price === null || paid === null ? '–' : more(paid - price),
    ]);
  }

  function groupRow({ money, more }: Seen, head: string, lots: readonly SoldLot[]): string[] {
    const [paintings, price, paid] = [
      sum(lots.map((lot) => lot.paintings)),
      sum(lots.map((lot) => lot.price ?? NaN)),
      sum(lots.map((lot) => lot.paid ?? NaN)),
    ];
    const each = paintings === 0 ? 0 : Math.round((paid - price) / paintings);
    return [
      head,
      String(lots.length),
      String(paintings),
      money(price),
      money(paid),
      more(paid - price),
      more(each),
    ];
  }

  test('with prices: by artist, by kind of auction and by lot', () => {
    let compared = 0;
    for (const seen of kept('ledger')) {
      const { expected, of } = seen;
      const lots = expected.lots.filter(({ paid }) => paid !== null);
      if (lots.length === 0) {
        expect(of('bargains')).toMatchObject({ spec: null, numbers: [], answer: words.bargains.none });
        continue;
      }
      compared += lots.length;
      const groups = [
        expected.artists.map(({ id, name }) => [name, lots.filter(({ artist }) => artist === id)] as const),
        AUCTION_KINDS.map((kind) => [kindName(seen, kind), lots.filter((lot) => lot.kind === kind)] as const),
      ];
      groups.forEach((group, view) => {
        const told = of('bargains', view);
        expect(rowsOf(told)).toEqual([
          ...group.map(([head, own]) => groupRow(seen, head, own)),
          groupRow(seen, words.chart.total, lots),
        ]);
        expect(rowsOf(told, 1)).toEqual(lotRows(seen, lots));
        expect(drawnIn(told)).toEqual(
          group
            .filter(([, own]) => own.length > 0)
            .map(([head, own]) => [head, own.map(({ price, paid }) => ({ x: price, y: paid }))]),
        );
        expect(pointsIn(told).series.flatMap(({ said }) => said ?? [])).toHaveLength(lots.length);
        expect(told.answer).toBe(answer(seen, lots, group));
      });
    }
    expect(compared).toBeGreaterThan(1000);
  });

  function answer(
    seen: Seen,
    lots: readonly SoldLot[],
    groups: readonly (readonly [string, readonly SoldLot[]])[],
  ): string {
    const gain = ({ price, paid }: SoldLot) => (paid ?? NaN) - (price ?? NaN);
    const gains = lots.map(gain);
    const [best, worst] = [Math.max(...gains), Math.min(...gains)];
    const tell = (amount: number, sentence: typeof words.bargains.best) => {
      const lot = itemAt(lots, gains.indexOf(amount));
      const [price, paid] = [seen.money(lot.price ?? NaN), seen.money(lot.paid ?? NaN)];
      return sentence(
        itemAt(seen.expected.names, lot.buyer),
        lot.paintings,
        nameIn(seen, lot.artist),
        lot.round,
        price,
        paid,
      );
    };
    const each = groups.flatMap(([head, own]) => {
      const paintings = sum(own.map((lot) => lot.paintings));
      return own.length === 0 ? [] : [{ head, gain: Math.round(sum(own.map(gain)) / paintings) }];
    });
    const most = Math.max(...each.map((one) => one.gain));
    return [
      ...(best > 0 ? [tell(best, words.bargains.best)] : []),
      ...(worst < 0 ? [tell(worst, words.bargains.worst)] : []),
      words.bargains.groupBest(each.find((one) => one.gain === most)?.head ?? '', seen.more(most)),
    ].join(' ');
  }

  test('without prices: what each lot paid; nothing if only counts are tracked', () => {
    for (const seen of kept('owners', 'counts')) {
      const told = seen.of('bargains');
      const lots = seen.record.options.tracking === 'counts' ? [] : seen.expected.lots;
      const rows = lotRows(
        seen,
        lots.filter(({ paid }) => paid !== null),
      );
      expect(told.spec).toBeNull();
      expect(rowsOf(told)).toEqual(rows);
      expect(told.answer).toBe(rows.length > 0 ? words.bargains.noPrices : words.bargains.noLots);
    }
  });
});

describe('who paid whom, and who paid for the winner', () => {
  test('is shown in money, or in paintings if prices are not tracked', () => {
    for (const { expected, of, money, record } of kept('ledger', 'owners')) {
      const { paid, names, winners } = expected;
      const told = of('paid-whom');
      const cell = record.options.tracking === 'ledger' ? money : String;
      const columns = [...names, null].map((_, to) => sum(paid.map((row) => itemAt(row, to))));
      if (sum(columns) === 0) {
        expect(told).toMatchObject({ spec: null, numbers: [], answer: words.paidWhom.none });
        continue;
      }
      expect(rowsOf(told), record.id).toEqual([
        ...paid.map((row, from) => [
          itemAt(names, from),
          ...row.map((value, to) => (from === to ? '–' : cell(value))),
          cell(sum(row)),
        ]),
        [words.chart.total, ...columns.map(cell), cell(sum(columns))],
      ]);
      expect(drawnIn(told)).toEqual(names.map((name, from) => [name, paid[from]]));
      expect(categoriesIn(told).slice(0, -1)).toEqual(
        names.map((name, seat) => (winners.includes(seat) ? `${name} · ${words.paidWhom.winner}` : name)),
      );
      expect(told.answer).toBe(
        answer(expected, record.options.tracking === 'ledger' ? money : words.paidWhom.paintings),
      );
    }
  });

  function answer({ paid, names, winners }: ExpectedAuctionCharts, say: (value: number) => string): string {
    const received = names.map((_, to) => sum(paid.map((row) => itemAt(row, to))));
    const first = winners[0] ?? received.indexOf(Math.max(...received));
    const payers = names
      .map((name, from) => ({ name, value: itemAt(itemAt(paid, from), first) }))
      .filter(({ value }) => value > 0)
      .sort((one, other) => other.value - one.value);
    const most = Math.max(...paid.flatMap((row) => row.slice(0, -1)));
    const from = paid.findIndex((row) => row.slice(0, -1).includes(most));
    const sentences = [];
    const name = itemAt(names, first);
    if (payers.length > 0) {
      const sentence = winners.length > 0 ? words.paidWhom.forWinner : words.paidWhom.forLeader;
      sentences.push(
        sentence(name, listed(payers.map((one) => words.paidWhom.part(one.name, say(one.value))))),
      );
    } else if (winners.length > 0) sentences.push(words.paidWhom.alone(name));
    else
      sentences.push(
        say(1) === words.paidWhom.paintings(1) ? words.paidWhom.onlyOwn : words.paidWhom.onlyBank,
      );
    if (most > 0) {
      const to = itemAt(paid, from).indexOf(most);
      sentences.push(words.paidWhom.most(itemAt(names, from), itemAt(names, to), say(most)));
    }
    return sentences.join(' ');
  }

  test('is unknown if only counts are tracked', () => {
    for (const { of } of kept('counts')) {
      expect(of('paid-whom')).toMatchObject({ spec: null, numbers: [], answer: words.paidWhom.noBuyers });
    }
  });
});
