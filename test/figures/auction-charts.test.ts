import { auction } from '../../src/shared/auction/index.ts';
import { describe, expect, test } from 'vitest';
import { en } from '../../src/shared/text/en/index.ts';
import { paysNow, itemAt, valuesOf } from '../oracle/auction-paper.ts';
import type { PaperRound } from '../oracle/expected-auction-charts.ts';
import { categoriesIn, drawnIn, rowsOf, sum } from '../oracle/chart-seen.ts';
import { expectArtists } from './artists.ts';
import { GAMES, kept, nameIn, type Seen } from './auction-games.ts';
import { expectEndersTold, expectEndings, type Ended } from './endings.ts';
import { expectRace } from './race.ts';
import type { Amounts } from './seen-charts.ts';

const words = en.story;
const inMoney = ({ money }: Seen): Amounts => ({ inTables: money, inWords: money });

test('the race is shown moment by moment: in lines, a table and words', () => {
  for (const seen of GAMES) {
    const measure = seen.record.options.tracking === 'ledger' ? 'moments' : 'rounds';
    expectRace(seen.expected, seen.of('race'), inMoney(seen), measure);
  }
});

describe('income and expenses', () => {
  test('with prices: step by step from the starting money to the final money', () => {
    for (const { expected, of, money, more, record } of kept('ledger')) {
      const { flows, names, winners } = expected;
      const told = of('flow');
      const adjusted = flows.some((flow) => flow[4] !== 0);
      const steps = [0, 1, 2, 3, 4, 5].filter((step) => step !== 4 || adjusted);
      expect(rowsOf(told), record.id).toEqual(
        flows.map((flow, seat) => [
          itemAt(names, seat),
          ...steps.map((step) => (step === 0 || step === 5 ? money : more)(itemAt(flow, step))),
        ]),
      );
      // Each bar starts where the previous one ended.
      const spans = flows.map((flow) =>
        [0, 1, 2, 3, 4].map((step) => [sum(flow.slice(0, step)), sum(flow.slice(0, step + 1))]),
      );
      const bars = flows.map((flow, seat) => [...itemAt(spans, seat), [0, itemAt(flow, 5)]]);
      expect(drawnIn(told).map(([, values]) => values)).toEqual(
        steps.map((step) => bars.map((each) => each[step])),
      );
      expect(categoriesIn(told)).toEqual(names);

      const first = (of_: readonly number[]) => of_.indexOf(Math.max(...of_));
      const seat = winners[0] ?? first(flows.map((flow) => itemAt(flow, 5)));
      const own = itemAt(flows, seat).map(money);
      const sold = flows.map((flow) => itemAt(flow, 1));
      const collected = flows.map((flow) => itemAt(flow, 2) + itemAt(flow, 3));
      expect(told.answer).toBe(
        [
          words.flow.answer(
            itemAt(names, seat),
            itemAt(own, 1),
            money(-itemAt(itemAt(flows, seat), 3)),
            itemAt(own, 2),
            itemAt(own, 5),
          ),
          ...(Math.max(...sold) > 0
            ? [words.flow.dealer(itemAt(names, first(sold)), money(Math.max(...sold)))]
            : []),
          ...(Math.max(...collected) > 0
            ? [words.flow.collector(itemAt(names, first(collected)), money(Math.max(...collected)))]
            : []),
        ].join(' '),
      );
    }
  });

  test('without prices: the bank’s payouts per artist', () => {
    for (const seen of kept('owners', 'counts')) {
      const { expected, of, money, record } = seen;
      const brought = (id: string, seat: number) =>
        sum(expected.rounds.map(({ walls, worth }) => (walls?.[seat]?.[id] ?? 0) * (worth[id] ?? 0)));
      const table = expected.artists.map(({ id }) => expected.names.map((_, seat) => brought(id, seat)));
      const totals = expected.names.map((_, seat) => sum(table.map((row) => itemAt(row, seat))));
      const told = of('flow');
      if (totals.every((total) => total === 0)) {
        expect(told).toMatchObject({ spec: null, numbers: [], answer: words.flow.noneBank });
        continue;
      }
      expect(rowsOf(told), record.id).toEqual([
        ...expected.artists.map(({ name }, at) => [name, ...itemAt(table, at).map(money)]),
        [words.chart.total, ...totals.map(money)],
      ]);
      expect(drawnIn(told)).toEqual(expected.artists.map(({ name }, at) => [name, table[at]]));
      const best = totals.indexOf(Math.max(...totals));
      const own = table.map((row) => itemAt(row, best));
      expect(told.answer).toContain(`${itemAt(expected.names, best)} most: ${money(itemAt(totals, best))}, `);
      expect(told.answer).toContain(`with ${money(Math.max(...own))} for `);
    }
  });
});

test('the artists chart shows what each painting paid and how many were on the table', () => {
  for (const seen of GAMES) expectArtists(seen.expected, seen.of('artists'), inMoney(seen));
});

describe('who ended each round, and the payouts without the last card', () => {
  function endOf(seen: Seen, round: PaperRound): Ended {
    const { expected } = seen;
    const { event, lot } = itemAt(expected.pages, round.ended);
    const { artist, seat } = event as { artist?: string; seat?: number };
    const payouts = round.walls?.map((wall) => paysNow(wall, round.worth)) ?? null;
    if (artist === undefined)
      return { round: round.round, head: words.endings.noCard(round.round), payouts, less: 'no card' };
    const ender = event.type === 'mystery' ? (lot.auctioneer as number | undefined) : seat;
    const fewer = { ...round.counts, [artist]: (round.counts[artist] ?? 0) - 1 };
    const worth = valuesOf(auction.editions[seen.record.edition].tiles, expected.order, fewer, round.tiles);
    const name = nameIn(seen, artist);
    return {
      round: round.round,
      head:
        ender === undefined
          ? words.endings.byUnknown(round.round, name)
          : words.endings.by(round.round, itemAt(expected.names, ender), name),
      payouts,
      less: round.walls?.map((wall) => paysNow(wall, worth)) ?? null,
    };
  }

  const endsOf = (seen: Seen) => seen.expected.rounds.map((round) => endOf(seen, round));

  test('are shown per round, with the difference', () => {
    let differing = 0;
    for (const seen of GAMES) {
      if (expectEndings(endsOf(seen), seen.expected, seen.of('endings'), inMoney(seen))) differing += 1;
    }
    expect(differing).toBeGreaterThan(50);
  });

  test('say what the last card brought the player who ended the round', () => {
    for (const seen of GAMES)
      expectEndersTold(endsOf(seen), seen.expected, seen.of('endings'), inMoney(seen));
  });
});

test('the tables have the same digits in Italian', () => {
  for (const { digits } of GAMES) expect(digits[1]).toBe(digits[0]);
});
