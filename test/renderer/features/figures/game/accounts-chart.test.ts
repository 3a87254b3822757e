import { expect, test } from 'vitest';
import { accountsChart } from '../../../../../src/renderer/features/figures/game/accounts-chart.ts';
import { chartFormatsOf } from '../../../../../src/renderer/features/figures/game/formats.ts';
import { editionIn, familyOf, outcomeOf } from '../../../../../src/shared/record/index.ts';
import { accountsOf } from '../../../../../src/shared/story/index.ts';
import { en } from '../../../../../src/shared/text/en/index.ts';
import { it } from '../../../../../src/shared/text/it/index.ts';
import { plans as auctionPlans } from '../../../../play/auction-plans.ts';
import { playAuction } from '../../../../play/auction.ts';
import { plans as galleryPlans } from '../../../../play/gallery-plans.ts';
import { playGallery } from '../../../../play/gallery.ts';
import { gameOf } from './questions.ts';

const GAMES = [
  ...auctionPlans(54).map((plan) => gameOf(playAuction(plan))),
  ...galleryPlans(20).map((plan) => gameOf(playGallery(plan))),
];

test('where the money came from: bars that lead from the start to the end without a gap', () => {
  let drawn = 0;
  for (const { record, timeline } of GAMES) {
    const last = timeline.tables.at(-1);
    const accounts = accountsOf(timeline);
    if (accounts === null || last === undefined) continue;
    for (const [words, locale] of [
      [en, 'en'],
      [it, 'it'],
    ] as const) {
      const formats = chartFormatsOf(words, locale, record, outcomeOf(last));
      const { scoredIn } = familyOf(editionIn(record));
      const { spec, answer, numbers } = accountsChart(accounts, scoredIn, words.worth.accounts, formats);
      expect(answer).toMatch(/[.]$/);
      if (spec?.kind !== 'bars') throw new Error('bars');
      for (const [seat, score] of (outcomeOf(last).scores ?? []).entries()) {
        const spans = spec.series.map(({ values }) => values[seat]);
        let reached = scoredIn === 'money' ? 100 : 0;
        for (const span of spans.slice(scoredIn === 'money' ? 1 : 0, -1)) {
          if (!Array.isArray(span)) throw new Error('a span');
          expect(span[0]).toBe(reached);
          reached = Number(span[1]);
        }
        expect(reached).toBe(score);
        expect(spans.at(-1)).toEqual([0, score]);
      }
      expect(JSON.stringify(numbers)).not.toMatch(/undefined|NaN/);
      drawn += 1;
    }
  }
  expect(drawn).toBeGreaterThan(20);
});
