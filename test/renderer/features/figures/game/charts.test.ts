import { describe, expect, test } from 'vitest';
import { chartsOf, tellsMoney } from '../../../../../src/renderer/features/figures/game/charts.ts';
import { accountsChart } from '../../../../../src/renderer/features/figures/game/money-chart.ts';
import { editionIn, familyOf, outcomeOf } from '../../../../../src/shared/record/index.ts';
import { accountsOf } from '../../../../../src/shared/story/index.ts';
import { plans as auctionPlans } from '../../../../play/auction-plans.ts';
import { playAuction } from '../../../../play/auction.ts';
import { plans as galleryPlans } from '../../../../play/gallery-plans.ts';
import { playGallery } from '../../../../play/gallery.ts';
import { chart, formatsOf, gameOf, toldOf, type Game } from './questions.ts';

const WHOLE = [
  ...auctionPlans(54).map((plan) => gameOf(playAuction(plan))),
  ...galleryPlans(40).map((plan) => gameOf(playGallery(plan))),
];
const BEGUN = [0, 1, 2, 9, 23, 41].flatMap((stopAfter) => [
  ...auctionPlans(18).map((plan) => gameOf(playAuction({ ...plan, stopAfter }))),
  ...galleryPlans(16).map((plan) => gameOf(playGallery({ ...plan, stopAfter }))),
]);

describe('the charts of a game', () => {
  test('answer five questions about a game with money and three about one with points, at any moment, with a value for each category and a cell for each column', () => {
    for (const game of [...WHOLE, ...BEGUN]) {
      for (const language of ['en', 'it'] as const) {
        const told = toldOf(game, language);
        expect(told).toHaveLength(game.story.family === 'auction' ? 5 : 3);
        for (const one of told) {
          const { title, answer, spec, numbers } = one;
          expect(title.endsWith('?')).toBe(true);
          expect(answer).toMatch(/[.]$/);
          expect(JSON.stringify(one)).not.toMatch(/undefined|NaN|Infinity|\[object/);
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

  test('number the moments that decided it on the winner’s line, and say what everybody has at its end', () => {
    const [game] = WHOLE;
    if (game === undefined) throw new Error('there is a game');
    const formats = formatsOf(game);
    const [first, second] = [1, game.record.events.length - 1];
    const { spec } = chart(
      chartsOf(game.story, formats, { then: null, accounts: null, decided: [first, second] }),
      'race',
    );
    if (spec?.kind !== 'lines') throw new Error('lines');
    const { moments, values } = { moments: game.story.race.moments, values: spec.series };
    const at = (index: number) => moments.findIndex(({ events }) => events > index);
    expect(spec.numbered).toEqual([
      { at: at(first), series: formats.winners[0], number: '1' },
      { at: at(second), series: formats.winners[0], number: '2' },
    ]);
    expect(values.map(({ end }) => end)).toEqual(moments.at(-1)?.values.map(formats.amount));
    expect(values.flatMap(({ strong }, seat) => (strong === true ? seat : []))).toEqual(formats.winners);
  });
});

describe('untracked information', () => {
  type Tracking = 'ledger' | 'owners' | 'counts';
  const played = (tracking: Tracking) =>
    gameOf(playAuction({ edition: 'modern-art-1994', players: 4, options: { tracking }, seed: 6 }));

  test('only charts of cash stay hidden while money is covered', () => {
    const hidden = (game: Game) => toldOf(game).flatMap((one) => (tellsMoney(game.story, one) ? one.id : []));
    expect(hidden(played('ledger'))).toEqual(['race', 'flow', 'paid-whom']);
    expect(hidden(played('owners'))).toEqual([]);
  });
});

test('where the money or the points came from: bars whose parts add up to what everybody has', () => {
  let drawn = 0;
  for (const game of WHOLE) {
    const { record, timeline } = game;
    const last = timeline.tables.at(-1);
    const accounts = accountsOf(timeline);
    if (accounts === null || last === undefined) continue;
    for (const language of ['en', 'it'] as const) {
      const { scoredIn } = familyOf(editionIn(record));
      const told = accountsChart(accounts, scoredIn, formatsOf(game, language));
      expect(told.answer).toMatch(/[.]$/);
      expect(JSON.stringify(told.numbers)).not.toMatch(/undefined|NaN/);
      const drawings = scoredIn === 'points' ? [told] : [told, chart(toldOf(game, language), 'flow')];
      for (const [seat, end] of (outcomeOf(last).scores ?? []).entries()) {
        for (const { spec } of drawings) {
          if (spec?.kind !== 'bars') throw new Error('bars');
          const parts = spec.series.map(({ values }) => Number(values[seat]));
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(end);
        }
      }
      drawn += 1;
    }
  }
  expect(drawn).toBeGreaterThan(20);
});
