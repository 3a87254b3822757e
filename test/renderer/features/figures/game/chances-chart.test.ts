import { expect, test } from 'vitest';
import { chancesQuestion } from '../../../../../src/renderer/features/figures/game/chances-chart.ts';
import { chartsOf } from '../../../../../src/renderer/features/figures/game/charts.ts';
import { editionIn, familyOf, worthThrough } from '../../../../../src/shared/record/index.ts';
import { placeAt } from '../../../../../src/shared/routes/index.ts';
import { greatest, swingsOf, worthThen } from '../../../../../src/shared/story/index.ts';
import { adjust, auctionRecord, offer, sale } from '../../../../fixtures/auction.ts';
import { itemAt } from '../../../../oracle/auction-paper.ts';
import { plans as auctionPlans } from '../../../../play/auction-plans.ts';
import { playAuction } from '../../../../play/auction.ts';
import { plans as galleryPlans } from '../../../../play/gallery-plans.ts';
import { playGallery } from '../../../../play/gallery.ts';
import { formatsOf, gameOf, type Game, type Language } from './questions.ts';

const GAMES = [
  ...auctionPlans(9).map((plan) => gameOf(playAuction(plan))),
  ...galleryPlans(4).map((plan) => gameOf(playGallery(plan))),
];

const LANGUAGES = ['en', 'it'] as const;

/** What moved the worth of a game's paintings, and the question that asks about it. */
function chancesOf(game: Game, language: Language = 'en') {
  const positions = worthThrough(game.timeline.tables);
  const swings = swingsOf(game.timeline, positions);
  const { scoredIn } = familyOf(editionIn(game.record));
  return { swings, question: chancesQuestion(swings, positions, scoredIn, formatsOf(game, language)) };
}

/** The step of the replay that a link leads to. */
function stepOf(href: string): number | undefined {
  const place = placeAt(href);
  return place.screen === 'story' ? place.step : undefined;
}

test('a line for each artist leads through every card of a round, with all outcomes in the table and its greatest changes', () => {
  let moments = 0;
  for (const game of GAMES) {
    const { record, timeline } = game;
    for (const language of LANGUAGES) {
      const formats = formatsOf(game, language);
      const { swings, question } = chancesOf(game, language);
      expect(JSON.stringify(question)).not.toMatch(/undefined|NaN/);
      for (const { chart, round } of question?.views ?? []) {
        if (chart.spec?.kind !== 'lines') throw new Error('lines');
        const { series, categories } = chart.spec;
        const own = swings.filter((swing) => swing.round === round).map(({ index }) => index);
        const steps = [Math.min(...own), ...own.map((index) => index + 1)];
        expect(
          chart.spec.moments?.map((moment) => moment?.step),
          `round ${round}`,
        ).toEqual(steps);
        expect(chart.answer).toMatch(/\.$/);
        expect(series.map(({ label }) => label)).toEqual(formats.artists.map(({ name }) => name));
        const [table] = chart.numbers;
        expect(table?.rows.map(({ head }) => head)).toEqual(categories);
        for (const { cells } of table?.rows ?? []) {
          for (const cell of cells) expect(cell).toMatch(/^[−\d.,\sk€$]+ \(([<>]?\d+\s?%( · )?){4}\)$/);
        }
        moments += categories.length;
      }
      // The moments that changed most lead to their step, greatest first.
      const [first, ...views] = question?.views.map(({ chart }) => chart.highlights) ?? [];
      const led = first?.[0]?.items.map(({ href }) => stepOf(href)) ?? [];
      expect(led).toEqual(
        greatest(swings, 6)
          .map(({ index }) => index + 1)
          .slice(0, led.length),
      );
      for (const highlights of views) expect(highlights, 'in every round').toEqual(first);
      // Each round ends with what its artists paid.
      const paid = game.story.artists.map(({ round, artist, value }) => `${round} ${artist} ${value}`);
      const ends = (question?.views ?? []).flatMap(({ label, chart }) =>
        chart.spec?.kind === 'lines'
          ? chart.spec.series.map(({ values }, at) => {
              const round = label.replace(/\D/g, '');
              return `${round} ${formats.artists[at]?.id ?? ''} ${Math.round((values.at(-1) ?? NaN) * 1e6) / 1e6}`;
            })
          : [],
      );
      const corrected = record.events.some(({ type }) => type === 'adjust' || type === 'award');
      if (!corrected && timeline.problem === null) expect(ends).toEqual(expect.arrayContaining(paid));
    }
  }
  expect(moments).toBeGreaterThan(300);
});

test('a moment says whom it helped and hurt', () => {
  const hands = adjust({ hands: { 0: -8, 1: -8, 2: -9, 3: -9 } });
  const events = [hands, offer(0, 'krypto'), sale(3, 19), offer(1, 'krypto')];
  const game = gameOf(auctionRecord(events, { id: 'short' }));
  const itemsIn = (language: Language) =>
    chancesOf(game, language).question?.views[0]?.chart.highlights?.[0]?.items;
  // Before it Doris's Krypto was worth 22,174 on average; now it is sure to be first.
  expect(itemsIn('en')).toEqual([
    { text: 'Krypto’s second card: +8,000 for Doris', detail: 'Round 1', href: '#/game/short/story?step=4' },
  ]);
  expect(itemsIn('it')?.[0]?.text).toBe('La seconda carta di Krypto: +8.000 per Doris');
});

test('bargains and follies by worth then, next to hindsight', () => {
  let listed = 0;
  for (const game of GAMES) {
    const { timeline, story, record } = game;
    const then = worthThen(timeline);
    if (then?.family !== 'auction' || story.family !== 'auction') continue;
    const formats = formatsOf(game);
    const chart = chartsOf(story, formats, then).find(({ id }) => id === 'bargains')?.views[0]?.chart;
    const known = then.lots.filter(({ price, paid }) => price !== null && paid !== null);
    if (record.options['tracking'] !== 'ledger' || known.length === 0) {
      expect(chart?.highlights).toBeUndefined();
      continue;
    }
    const lots = chart?.numbers[1];
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
      expect(gainThen.slice(0, most.length)).toEqual(most);
      // The greatest in hindsight is among them, at last place if nobody could know.
      const gain = ({ price, paid }: (typeof known)[number]) => sign * ((paid ?? NaN) - (price ?? NaN));
      const best = Math.max(...sold.map(gain));
      if (best > 0) expect(chosen.map((lot) => (lot === undefined ? NaN : gain(lot)))).toContain(best);
      listed += items.length;
    }
    // What the list says isn't said again.
    expect(chart?.answer).not.toMatch(/The best|The worst/);
  }
  expect(listed).toBeGreaterThan(20);
});
