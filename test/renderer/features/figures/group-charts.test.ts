import { expect, test } from 'vitest';
import {
  artistCharts,
  customersQuestion,
  waysChart,
} from '../../../../src/renderer/features/figures/group-charts.ts';
import type { BoxPrices } from '../../../../src/shared/api.ts';
import { boxOf } from '../../../fixtures/replayed.ts';
import { ADA, formats } from './group.ts';

const BO = { id: 'b', name: 'Bo' };

test('a box that somebody made is shown once, however many copies of it arrive', () => {
  const box = boxOf({
    format: 'vernissage/box',
    version: 1,
    id: 'b',
    basedOn: 'modern-art-1994',
    title: 'Ours',
  });
  const held = ['yoko', 'krypto'].map((artist) => ({
    edition: structuredClone(box),
    artist,
    works: 3,
    of: 6,
  }));
  const { views } = artistCharts('Which?', held, formats);
  expect(views.map(({ chart }) => chart.spec?.kind === 'bars' && chart.spec.categories)).toEqual([
    ['Yoko', 'Krypto'],
  ]);
});

test('customers are told for everybody, or for one person both ways', () => {
  const none = { value: 0, interval: null };
  const all = { key: '', name: '', games: 2, paintings: 4, price: none, paid: none, gain: none };
  const box: BoxPrices = {
    edition: 'modern-art-1994',
    basis: { games: 2, of: 2 },
    all,
    by: { artist: [], kind: [], round: [], players: [], year: [], person: [] },
    customers: [
      { from: BO, to: ADA, amount: 90 },
      { from: ADA, to: BO, amount: 40 },
    ],
    tops: { dearest: [], bargains: [], follies: [] },
  };
  const answers = (whose: typeof ADA | null) =>
    customersQuestion([box], whose, formats).map(({ views }) => views[0]?.chart.answer);
  expect(answers(null)).toEqual(['Bo has paid Ada most: 90,000.']);
  expect(answers(ADA)).toEqual(['Ada has paid Bo most, 40,000. Most came to Ada from Bo, 90,000.']);
  expect(customersQuestion([{ ...box, customers: [] }], null, formats)).toEqual([]);
});

test.each([
  [{ selling: 2, collecting: 1 }, /^Selling\. .* 2 of 3 games.* 1\.$/],
  [{ selling: 0, collecting: 1 }, /^Buying\. .* 1 of 3 games.* 0\.$/],
  [{ selling: 2, collecting: 2 }, /^Both alike\./],
])('the better way to win is named (%o)', (ways, answer) => {
  expect(waysChart({ priced: { games: 3, of: 4 }, ways }, formats).answer).toMatch(answer);
});
