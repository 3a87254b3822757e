import { describe, expect, test } from 'vitest';
import { accountsChart } from '../../../../../src/renderer/features/figures/game/accounts-chart.ts';
import { differenceOf, endingChart } from '../../../../../src/renderer/features/figures/game/ending-chart.ts';
import { editionIn, familyOf, outcomeOf } from '../../../../../src/shared/record/index.ts';
import { accountsOf } from '../../../../../src/shared/story/index.ts';
import { WORDS } from '../../../../../src/shared/text/all-words.ts';
import { plans as auctionPlans } from '../../../../play/auction-plans.ts';
import { playAuction } from '../../../../play/auction.ts';
import { plans as galleryPlans } from '../../../../play/gallery-plans.ts';
import { playGallery } from '../../../../play/gallery.ts';
import { chart, formatsOf, gameOf, toldOf } from './questions.ts';

const WHOLE = [
  ...auctionPlans(54).map((plan) => gameOf(playAuction(plan))),
  ...galleryPlans(40).map((plan) => gameOf(playGallery(plan))),
];
const BEGUN = [0, 1, 2, 9, 23, 41].flatMap((stopAfter) => [
  ...auctionPlans(18).map((plan) => gameOf(playAuction({ ...plan, stopAfter }))),
  ...galleryPlans(16).map((plan) => gameOf(playGallery({ ...plan, stopAfter }))),
]);

describe('the charts of a game', () => {
  test('answer six questions at any moment of any game, with a value for each category and a cell for each column', () => {
    for (const game of [...WHOLE, ...BEGUN]) {
      for (const language of ['en', 'it'] as const) {
        const told = toldOf(game, language);
        expect(told).toHaveLength(6);
        for (const { chart: one } of told.flatMap(({ views }) => views)) {
          const { title, answer, spec, numbers } = one;
          expect(title.endsWith('?')).toBe(true);
          expect(answer).toMatch(/[.]$/);
          expect(JSON.stringify(one)).not.toMatch(/undefined|NaN|Infinity|\[object/);
          if (one.id === 'endings' && spec?.kind === 'bars')
            expect(
              spec.categories.every((names) => names.length >= 2),
              'who ended each round',
            ).toBe(true);
          if (spec !== null && spec.kind !== 'points') {
            for (const { values, said } of spec.series) {
              expect(values).toHaveLength(spec.categories.length);
              if (said !== undefined) expect(said).toHaveLength(values.length);
            }
          }
          if (spec !== null) expect(numbers.length, title).toBeGreaterThan(0);
          for (const { columns, rows } of numbers) {
            expect(rows.length).toBeGreaterThan(0);
            for (const { cells } of rows) expect(cells, title).toHaveLength(columns.length - 1);
          }
        }
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

  test('tell what the last card brought whoever played it, as a gain or a loss', () => {
    const options = { tracking: 'ledger' } as const;
    const formats = formatsOf(
      gameOf(playAuction({ edition: 'modern-art-1994', players: 3, options, seed: 6 })),
    );
    const card = { index: 0, endedBy: 'limit', ender: 1, artists: ['lite-metal'] } as const;
    const earlier = { values: {}, payouts: [50, 30, 0] };
    const paid = [50, 20, 30].map((own, at) => ({ ...card, round: at + 1, earlier, payouts: [0, own, 90] }));
    const by = 'Beatrix, with Lite Metal';
    const told = `Round 1: ${by}, gaining 20,000. Round 2: ${by}, losing 10,000. Round 3: ${by}.`;
    expect(endingChart(paid, formats).answer).toBe(told);
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

describe('untracked information', () => {
  type Tracking = 'ledger' | 'owners' | 'counts';
  const played = (tracking: Tracking) =>
    toldOf(gameOf(playAuction({ edition: 'modern-art-1994', players: 4, options: { tracking }, seed: 6 })));

  test('is named in the notes of charts that miss it', () => {
    const owners = played('owners');
    expect(chart(owners, 'race').note).toContain('Without prices');
    expect(chart(owners, 'flow').note).toBe('You tracked buyers in this game, but not prices.');
    expect(chart(played('counts'), 'bargains').note).toBe('You tracked only the cards put up in this game.');
  });

  test('only charts of cash stay hidden while money is covered', () => {
    const hidden = (tracking: Tracking) =>
      played(tracking).flatMap(({ tellsMoney, id }) => (tellsMoney ? id : []));
    expect(hidden('ledger')).toEqual(['race', 'flow', 'paid-whom']);
    expect(hidden('owners')).toEqual([]);
  });
});

test('where the money came from and went: bars that lead from the start to the end without a gap', () => {
  let drawn = 0;
  for (const game of WHOLE) {
    const { record, timeline } = game;
    const last = timeline.tables.at(-1);
    const accounts = accountsOf(timeline);
    if (accounts === null || last === undefined) continue;
    for (const language of ['en', 'it'] as const) {
      const { scoredIn } = familyOf(editionIn(record));
      const { accounts: words } = WORDS[language].worth;
      const told = accountsChart(accounts, scoredIn, words, formatsOf(game, language));
      expect(told.answer).toMatch(/[.]$/);
      expect(JSON.stringify(told.numbers)).not.toMatch(/undefined|NaN/);
      const drawings = scoredIn === 'points' ? [told] : [told, chart(toldOf(game, language), 'flow')];
      for (const [seat, end] of (outcomeOf(last).scores ?? []).entries()) {
        for (const { spec } of drawings) {
          if (spec?.kind !== 'bars') throw new Error('bars');
          const spans = spec.series.map(({ values }) => values[seat]);
          let reached = 0;
          for (const span of spans.slice(0, -1)) {
            if (!Array.isArray(span)) throw new Error('a span');
            expect(span[0]).toBe(reached);
            reached = Number(span[1]);
          }
          expect(reached).toBe(end);
          expect(spans.at(-1)).toEqual([0, end]);
        }
      }
      drawn += 1;
    }
  }
  expect(drawn).toBeGreaterThan(20);
});
