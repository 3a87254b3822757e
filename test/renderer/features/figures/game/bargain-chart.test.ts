import { expect, test } from 'vitest';
import { chartsOf } from '../../../../../src/renderer/features/figures/game/charts.ts';
import { placeAt } from '../../../../../src/shared/routes/index.ts';
import { worthThen } from '../../../../../src/shared/story/index.ts';
import { itemAt } from '../../../../oracle/auction-paper.ts';
import { plans } from '../../../../play/auction-plans.ts';
import { playAuction } from '../../../../play/auction.ts';
import { formatsOf, gameOf } from './questions.ts';

const GAMES = plans(3).map((plan) => gameOf(playAuction(plan)));

/** The step of the replay that a link leads to. */
function stepOf(href: string): number | undefined {
  const place = placeAt(href);
  return place.screen === 'story' ? place.step : undefined;
}

test('bargains and follies by worth then, besides the best and the worst with hindsight', () => {
  let listed = 0;
  for (const game of GAMES) {
    const { timeline, story, record } = game;
    const then = worthThen(timeline);
    if (then?.family !== 'auction' || story.family !== 'auction') continue;
    const formats = formatsOf(game);
    const chart = chartsOf(story, formats, { then, accounts: null, decided: [] }).find(
      ({ id }) => id === 'bargains',
    );
    const known = then.lots.filter(({ price, paid }) => price !== null && paid !== null);
    if (record.options['tracking'] !== 'ledger' || known.length === 0) {
      expect(chart?.highlights).toBeUndefined();
      continue;
    }
    const lots = chart?.numbers[0];
    expect(lots?.columns.slice(4)).toEqual(['Price', 'Worth then', 'Gain then', 'Paid out', 'Gain']);
    lots?.rows.forEach(({ cells }, at) => {
      const { price, worth } = itemAt(known, at);
      expect(cells[4]).toBe(formats.average(worth));
      expect(cells[5]).toBe(formats.averageSigned(worth - (price ?? NaN)));
    });
    const gains = { Bargains: 1, Follies: -1 };
    for (const { title, items } of chart?.highlights ?? []) {
      const sign = gains[title as keyof typeof gains];
      const chosen = items.map(({ href }) => known.find(({ index }) => index + 1 === stepOf(href)));
      const gainThen = chosen.map((lot) => sign * ((lot?.worth ?? NaN) - (lot?.price ?? NaN)));
      const sold = known.filter(({ kind }) => kind !== 'double');
      const most = sold
        .map(({ worth, price }) => sign * (worth - (price ?? NaN)))
        .filter((gain) => gain > 0)
        .sort((one, other) => other - one)
        .slice(0, 3);
      expect(gainThen).toEqual(most);
      listed += items.length;
    }
  }
  expect(listed).toBeGreaterThan(6);
});
