import { describe, expect, test } from 'vitest';
import { chartsOf, tellsMoney } from '../../../../../src/renderer/features/figures/game/charts.ts';
import { plans as auctionPlans } from '../../../../play/auction-plans.ts';
import { playAuction } from '../../../../play/auction.ts';
import { plans as galleryPlans } from '../../../../play/gallery-plans.ts';
import { playGallery } from '../../../../play/gallery.ts';
import { turn } from '../../../../play/turn.ts';
import { chart, formatsOf, gameOf, toldOf } from './questions.ts';

/** Whole games of every tracking, and as many that have only begun. */
const [AUCTIONS, CARDS] = [auctionPlans(27), galleryPlans(32)];
const stopped = (at: number) => turn([0, 1, 2, 9, 23, 41], at);
const WHOLE = [
  ...AUCTIONS.map((plan) => gameOf(playAuction(plan))),
  ...CARDS.map((plan) => gameOf(playGallery(plan))),
];
const BEGUN = [
  ...AUCTIONS.map((plan, at) => gameOf(playAuction({ ...plan, stopAfter: stopped(at) }))),
  ...CARDS.map((plan, at) => gameOf(playGallery({ ...plan, stopAfter: stopped(at) }))),
];

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

test('only charts of cash stay hidden while money is covered', () => {
  const hidden = (tracking: 'ledger' | 'owners') => {
    const game = gameOf(
      playAuction({ edition: 'modern-art-1994', players: 4, options: { tracking }, seed: 6 }),
    );
    return toldOf(game).flatMap((one) => (tellsMoney(game.story, one) ? one.id : []));
  };
  expect(hidden('ledger')).toEqual(['race', 'flow', 'paid-whom']);
  expect(hidden('owners')).toEqual([]);
});
