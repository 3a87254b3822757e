import { expect, test } from 'vitest';
import { auction } from '../../src/shared/auction/index.ts';
import { editionIn, editionOf, outcomeOf, type GameRecord } from '../../src/shared/record/index.ts';
import type { AuctionStory, Story } from '../../src/shared/story/index.ts';
import { en } from '../../src/shared/text/en/index.ts';
import type { ChartContent } from '../../src/renderer/ui/charts/chart.ts';
import { itemAt } from '../oracle/auction-paper.ts';
import { categoriesIn, digitsOf, drawnIn, linesIn, rowsOf } from '../oracle/chart-seen.ts';
import { aheadAfterRounds, changesOfLead, leaders } from '../oracle/rounds-over.ts';
import { listed, written } from '../oracle/written.ts';
import { firstPlans as auctionPlans } from '../play/auction-plans.ts';
import { playAuction } from '../play/auction.ts';
import { firstPlans as galleryPlans } from '../play/gallery-plans.ts';
import { playGallery } from '../play/gallery.ts';
import { random, shuffle } from '../play/random.ts';
import { chart, gameOf, toldOf } from '../renderer/features/figures/game/questions.ts';

const words = en.story;

/**
 * A game, its story and its charts, as its screen shows them. The story is held to a game on paper in
 * test/shared/story.
 */
interface Seen<Told extends Story = Story> {
  readonly record: GameRecord;
  readonly story: Told;
  readonly names: readonly string[];
  readonly winners: readonly number[];
  readonly scores: readonly number[] | null;
  readonly of: (id: string) => ChartContent;
  /** The digits of all tables, in English and Italian. */
  readonly digits: readonly string[];
  readonly inTables: (amount: number) => string;
  /** With the unit. */
  readonly inWords: (amount: number) => string;
}

function see(played: unknown): Seen {
  const game = gameOf(played);
  const { record, timeline, story } = game;
  const edition = editionIn(record);
  const known = editionOf(edition);
  const { winners, scores } = outcomeOf(itemAt(timeline.tables, timeline.tables.length - 1));
  const charts = [toldOf(game), toldOf(game, 'it')] as const;
  const inUnits = (amount: number): string => {
    if (known.family === 'auction') return written(edition, amount);
    if (known.edition.points === 'victory-points') return `${amount} VP`;
    return amount === 1 ? '1 point' : `${amount} points`;
  };
  return {
    record,
    story,
    names: record.players.map(({ name }) => name),
    winners: winners ?? [],
    scores: winners === null ? null : scores,
    of: (id) => chart(charts[0], id),
    digits: charts.map((told) => told.map(digitsOf).join()),
    inTables: (amount) => written(edition, amount),
    inWords: inUnits,
  };
}

/** Some tables use their own artist order. */
const AUCTION_PLANS = auctionPlans(162).map((plan) => {
  if (plan.seed % 7 !== 3) return plan;
  const printed = auction.editions[plan.edition].artists.map(({ id }) => id);
  return { ...plan, options: { ...plan.options, order: shuffle(random(plan.seed), printed) } };
});
/** Whole games, and the same ones unfinished. */
const GAMES = [
  ...AUCTION_PLANS.map(playAuction),
  ...AUCTION_PLANS.map((plan) => playAuction({ ...plan, stopAfter: (plan.seed * 11) % 70 })),
  ...galleryPlans(192).map(playGallery),
  ...galleryPlans(192).map((plan) => playGallery({ ...plan, stopAfter: (plan.seed * 13) % 90 })),
].map(see);

const AUCTIONS = GAMES.flatMap(({ story, ...seen }): Seen<AuctionStory>[] =>
  story.family === 'auction' ? [{ ...seen, story }] : [],
);

function expectNothing(told: ChartContent, answer: string): void {
  expect(told).toMatchObject({ spec: null, numbers: [], answer });
}

/** Lots and turns are numbered within their round. */
function headsOf(race: Story['race']['moments']): string[] {
  return race.map(({ kind, round }, at) => {
    const until = race.slice(0, at + 1).filter((one) => one.round === round && one.kind === kind).length;
    return words.race.moment[kind](round, until);
  });
}

test('the race is shown moment by moment: in lines, a table and words', () => {
  for (const { record, story, names, winners, scores, of, inTables, inWords } of GAMES) {
    const told = of('race');
    const { measure, moments } = story.race;
    if (moments.length < 2) {
      expectNothing(told, words.race.none);
      continue;
    }
    const heads = headsOf(moments);
    const values = moments.map((moment) => moment.values);
    expect(rowsOf(told), record.id).toEqual(
      values.map((each, at) => [itemAt(heads, at), ...each.map(inTables)]),
    );
    expect(categoriesIn(told)).toEqual(heads);
    expect(drawnIn(told)).toEqual(names.map((name, seat) => [name, values.map((each) => each[seat])]));
    const begins = moments.flatMap(({ kind, round }, at) =>
      kind === 'round' && at < moments.length - 1 ? [[at, words.chart.round(round + 1)]] : [],
    );
    expect(linesIn(told).marks?.map(({ at, label }) => [at, label])).toEqual([
      [0, words.chart.round(1)],
      ...begins,
    ]);

    const who = (each: readonly number[]) => listed(leaders(each).map((seat) => itemAt(names, seat)));
    const ends = moments.filter(({ kind }) => kind === 'round').map((moment) => who(moment.values));
    const last = itemAt(values, values.length - 1);
    expect(told.answer, record.id).toBe(
      [
        ...(ends.length === 0
          ? []
          : [words.race.ahead(listed(aheadAfterRounds(ends, words.race.afterRounds)))]),
        // Without prices it can’t be followed within rounds.
        ...(measure === 'from-bank' ? [] : [words.race.changes(changesOfLead(values))]),
        scores === null
          ? words.race.now(who(last), inWords(Math.max(...last)))
          : words.race.won(who(scores), winners.length > 1, inWords(Math.max(...scores))),
      ].join(' '),
    );
  }
});

test('a best bargain won something, and a worst one lost something', () => {
  for (const { story, of, record } of AUCTIONS.filter((seen) => seen.story.tracking === 'ledger')) {
    const gains = story.lots.flatMap(({ price, paid }) =>
      price === null || paid === null ? [] : paid - price,
    );
    const { answer } = of('bargains');
    expect(answer.includes('The best: '), record.id).toBe(Math.max(...gains) > 0);
    expect(answer.includes('The worst: '), record.id).toBe(Math.min(...gains) < 0);
  }
});

test('the tables have the same digits in Italian', () => {
  for (const { digits } of GAMES) expect(digits[1]).toBe(digits[0]);
});
