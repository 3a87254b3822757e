import { describe, expect, test } from 'vitest';
import { differenceOf } from '../../../../../src/renderer/features/figures/game/ending-chart.ts';
import { spanOf } from '../../../../../src/renderer/features/figures/game/flow-chart.ts';
import { leadChanges } from '../../../../../src/shared/story/index.ts';
import { auctionRecord, settle, workedExample } from '../../../../fixtures/auction.ts';
import { plans as auctionPlans } from '../../../../play/auction-plans.ts';
import { playAuction } from '../../../../play/auction.ts';
import { plans as galleryPlans } from '../../../../play/gallery-plans.ts';
import { playGallery } from '../../../../play/gallery.ts';
import { outcomeOf } from '../../../../../src/shared/record/index.ts';
import { chart, gameOf, toldOf } from './questions.ts';

const WHOLE = [
  ...auctionPlans(54).map((plan) => gameOf(playAuction(plan))),
  ...galleryPlans(40).map((plan) => gameOf(playGallery(plan))),
];
const BEGUN = [0, 1, 2, 9, 23, 41].flatMap((stopAfter) => [
  ...auctionPlans(18).map((plan) => gameOf(playAuction({ ...plan, stopAfter }))),
  ...galleryPlans(16).map((plan) => gameOf(playGallery({ ...plan, stopAfter }))),
]);

describe('the charts of a game', () => {
  test('answer six questions, in both languages, at any moment of any game', () => {
    for (const game of [...WHOLE, ...BEGUN]) {
      for (const language of ['en', 'it'] as const) {
        const told = toldOf(game, language);
        expect(told).toHaveLength(6);
        for (const { views } of told) {
          for (const { chart: one } of views) {
            expect(one.title.endsWith('?')).toBe(true);
            expect(one.answer).toMatch(/[.]$/);
            expect(JSON.stringify(one)).not.toMatch(/undefined|NaN|Infinity|\[object/);
          }
        }
      }
    }
  });

  test('have a value for each category, and tables whose rows fit their columns', () => {
    for (const game of [...WHOLE, ...BEGUN]) {
      for (const { views } of toldOf(game)) {
        for (const { chart: one } of views) {
          const { spec, numbers } = one;
          if (spec !== null && spec.kind !== 'points') {
            for (const { values, said } of spec.series) {
              expect(values).toHaveLength(spec.categories.length);
              if (said !== undefined) expect(said).toHaveLength(values.length);
            }
          }
          if (spec !== null) expect(numbers.length, one.id).toBeGreaterThan(0);
          for (const { columns, rows } of numbers) {
            expect(rows.length).toBeGreaterThan(0);
            for (const { cells } of rows) expect(cells, one.title).toHaveLength(columns.length - 1);
          }
        }
      }
    }
  });

  test('all draw something for a whole game with everything tracked', () => {
    for (const game of WHOLE) {
      if (game.record.options.tracking !== 'ledger') continue;
      for (const { id, views } of toldOf(game)) {
        const drawn = views.every(({ chart: one }) => one.spec !== null);
        const differs = game.story.endings.some((ending) => differenceOf(ending)?.some((each) => each !== 0));
        expect(drawn, id).toBe(id === 'endings' ? differs : true);
      }
    }
  });

  test('draw no empty axes if one card fewer would have changed nothing, and say so', () => {
    let told = 0;
    for (const game of WHOLE) {
      const compared = game.story.endings.flatMap((ending) => differenceOf(ending) ?? []);
      if (compared.length === 0 || compared.some((each) => each !== 0)) continue;
      told += 1;
      const { answer, spec, numbers } = chart(toldOf(game), 'endings');
      expect(answer).toContain('made no difference');
      expect(spec).toBeNull();
      expect(numbers).toHaveLength(1);
    }
    expect(told).toBeGreaterThan(0);
  });

  test('name under each bar who ended the round, and the winner among those paid', () => {
    for (const game of WHOLE) {
      const charts = toldOf(game);
      const endings = chart(charts, 'endings').spec;
      if (endings?.kind === 'bars') expect(endings.categories.every((one) => one.length >= 2)).toBe(true);
      const paid = charts.find(({ id }) => id === 'paid-whom')?.views[0]?.chart.spec;
      if (paid?.kind !== 'bars') continue;
      const last = game.timeline.tables.at(-1);
      const winners = last === undefined ? null : outcomeOf(last).winners;
      if (winners === null) continue;
      expect(paid.categories.flatMap((one, seat) => (typeof one === 'string' ? [] : [seat]))).toEqual(
        winners,
      );
    }
  });

  test('show each artist’s rise and fall in their own bars', () => {
    const [game] = WHOLE;
    if (game === undefined) throw new Error('there is a game');
    const { spec } = chart(toldOf(game), 'artists');
    if (spec?.kind !== 'bars') throw new Error('bars');
    expect(spec.categories).toHaveLength(5);
    expect(spec.feet).toEqual(spec.series.map((_, at) => String(at + 1)));
    for (const { inks } of spec.series)
      expect(inks?.map((ink) => ink.kind === 'artist' && ink.place)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('the waterfall', () => {
  test('starts each step where the previous one ended, and ends with the cash', () => {
    for (const { story } of WHOLE) {
      if (story.family !== 'auction') continue;
      for (const flow of story.flows ?? []) {
        const [start, sold, paidOut, bought, adjusted, cash] = [
          spanOf(flow, 'start'),
          spanOf(flow, 'sold'),
          spanOf(flow, 'paidOut'),
          spanOf(flow, 'bought'),
          spanOf(flow, 'adjusted'),
          spanOf(flow, 'cash'),
        ];
        expect([start[0], sold[0], paidOut[0], bought[0], adjusted[0]]).toEqual([
          0,
          start[1],
          sold[1],
          paidOut[1],
          bought[1],
        ]);
        expect(adjusted[1]).toBe(cash[1]);
        expect(cash).toEqual([0, flow.cash]);
        if (flow.adjusted >= 0)
          for (const end of [sold, paidOut, bought, adjusted].flat()) expect(end).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

describe('the lead', () => {
  test('changes when a different player becomes the sole leader', () => {
    const moments = (...values: number[][]) =>
      values.map((each) => ({ events: 0, round: 1, kind: 'lot' as const, values: each }));
    expect(leadChanges(moments([1, 1], [2, 1], [2, 2], [3, 2]))).toEqual([]);
    expect(leadChanges(moments([1, 1], [2, 1], [2, 2], [2, 3], [4, 3])).map(({ values }) => values)).toEqual([
      [2, 3],
      [4, 3],
    ]);
    expect(leadChanges([])).toEqual([]);
  });
});

describe('untracked information', () => {
  const played = (tracking: 'owners' | 'counts') =>
    toldOf(gameOf(playAuction({ edition: 'modern-art-1994', players: 4, options: { tracking }, seed: 6 })));

  test('without prices, the bank’s payouts replace the money, and lots have no price', () => {
    const told = played('owners');
    expect(chart(told, 'race').note).toContain('Without prices');
    expect(chart(told, 'flow').note).toBe('You tracked buyers in this game, but not prices.');
    expect(chart(told, 'bargains').spec).toBeNull();
    expect(chart(told, 'bargains').numbers).toHaveLength(1);
    expect(chart(told, 'paid-whom').spec).not.toBeNull();
  });

  test('with only counts, it says that buyers weren’t tracked', () => {
    const told = played('counts');
    expect(chart(told, 'bargains')).toMatchObject({
      answer: 'Nobody noted who bought what.',
      note: 'You tracked only the cards put up in this game.',
      spec: null,
      numbers: [],
    });
    expect(chart(told, 'paid-whom').spec).toBeNull();
    expect(chart(told, 'artists').spec).not.toBeNull();
    expect(chart(told, 'flow').spec).not.toBeNull();
  });

  test('only charts of cash stay hidden while money is covered', () => {
    const ledger = playAuction({
      edition: 'modern-art-1994',
      players: 4,
      options: { tracking: 'ledger' },
      seed: 6,
    });
    expect(
      toldOf(gameOf(ledger))
        .filter(({ tellsMoney }) => tellsMoney)
        .map(({ id }) => id),
    ).toEqual(['race', 'flow', 'paid-whom']);
    expect(played('owners').some(({ tellsMoney }) => tellsMoney)).toBe(false);
  });
});

describe('the numbers next to the charts', () => {
  const worked = gameOf(auctionRecord([...workedExample(31), settle]));
  const told = toldOf(worked);
  const rows = (id: string, table = 0) =>
    (chart(told, id).numbers[table]?.rows ?? []).map(({ head, cells }) => [head, ...cells]);

  test('match the printed totals of the rulebook’s example', () => {
    expect(rows('flow')).toEqual([
      ['Axel', '100,000', '+52,000', '0', '0', '152,000'],
      ['Beatrix', '100,000', '+31,000', '+40,000', '−27,000', '144,000'],
      ['Clemens', '100,000', '+12,000', '+60,000', '−33,000', '139,000'],
      ['Doris', '100,000', '+14,000', '+70,000', '−62,000', '122,000'],
    ]);
    expect(rows('race').at(-1)).toEqual(['End of round 1', '152,000', '144,000', '139,000', '122,000']);
  });

  test('show who paid whom', () => {
    expect(rows('paid-whom')).toEqual([
      ['Axel', '–', '0', '0', '0', '0', '0'],
      ['Beatrix', '0', '–', '0', '14,000', '13,000', '27,000'],
      ['Clemens', '33,000', '0', '–', '0', '0', '33,000'],
      ['Doris', '19,000', '31,000', '12,000', '–', '0', '62,000'],
      ['Total', '52,000', '31,000', '12,000', '14,000', '13,000', '122,000'],
    ]);
  });

  test('show what the round would have paid without its last card', () => {
    // Lite Metal leads with four as well as with five, so the fifth card changed nothing.
    expect(rows('endings')).toEqual([
      ['Round 1: Clemens, with Lite Metal, paid', '0', '40,000', '60,000', '70,000'],
      ['Round 1, without the last card', '0', '40,000', '60,000', '70,000'],
    ]);
  });

  test('list every lot with its price and what it paid', () => {
    expect(rows('bargains', 1)[0]).toEqual([
      'Round 1: Krypto',
      'Open',
      'Axel',
      'Doris',
      '19,000',
      '0',
      '−19,000',
    ]);
    expect(rows('bargains').at(-1)).toEqual(['Total', '6', '8', '122,000', '170,000', '+48,000', '+6,000']);
    expect(chart(told, 'bargains').answer).toBe(
      'The best: Clemens, two Lite Metal in round 1, bought for 33,000 and sold for 60,000. ' +
        'The worst: Doris, one Krypto in round 1, bought for 19,000 and sold for 0. ' +
        'Lite Metal paid off most: +16,000 a painting.',
    );
  });
});
