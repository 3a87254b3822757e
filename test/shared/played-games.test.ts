import { describe, expect, test } from 'vitest';
import { auction, EDITIONS as AUCTION_EDITIONS } from '../../src/shared/auction/index.ts';
import type { Outcome } from '../../src/shared/core/family.ts';
import { EDITIONS as GALLERY_EDITIONS } from '../../src/shared/gallery/edition.ts';
import { outcomeOf, replay, type EditionId } from '../../src/shared/record/index.ts';
import { replayed } from '../fixtures/replayed.ts';
import * as auctionPaper from '../oracle/auction-paper.ts';
import * as galleryPaper from '../oracle/gallery-paper.ts';
import { plans as auctionPlans } from '../play/auction-plans.ts';
import * as auctionWays from '../play/auction-ways.ts';
import { playAuctionTable } from '../play/auction.ts';
import { symbolsOf, withoutIdleSymbols, withoutSymbol } from '../play/idle-symbols.ts';
import { readFixtures, type Fixture } from '../play/fixture-file.ts';
import { plans as galleryPlans } from '../play/gallery-plans.ts';
import * as galleryWays from '../play/gallery-ways.ts';
import { playGalleryTable } from '../play/gallery.ts';
import type { PlayedRecord } from '../play/played-record.ts';

type Counts = Readonly<Record<string, number>>;

interface Options {
  readonly tracking: string;
  readonly order?: readonly string[];
}

interface PlayedFamily<Edition extends EditionId, Record, Plan> {
  readonly editions: readonly Edition[];
  readonly plans: readonly Plan[];
  readonly play: (plan: Plan) => { readonly record: Record; readonly outcome: Outcome };
  readonly onPaper: (
    record: Record,
    order: readonly string[],
  ) => { readonly rounds: readonly auctionPaper.PaperRound[]; readonly totals: readonly number[] };
  /** The totals that a score pad has, if the app knows them. */
  readonly totals: (outcome: Outcome) => readonly number[] | null;
  /** The number of cards of one artist that alone ends a round; `null` if effects can end it too. */
  readonly limit: (edition: Edition) => number | null;
  readonly endingsOf: (record: Record) => readonly string[];
  readonly endingsWanted: (edition: Edition) => readonly string[];
}

function games<
  Edition extends EditionId,
  Record extends PlayedRecord<Edition, Options>,
  Plan extends { readonly seed: number },
>(of: PlayedFamily<Edition, Record, Plan>): void {
  const kept = of.editions.flatMap((edition) =>
    readFixtures<Record>(edition).map((fixture) => ({ edition, ...fixture })),
  );

  describe.each(kept)('the game $name: $title', ({ edition, covers, record, expect: expected }) => {
    test('belongs to its folder’s edition, and replays to what was on the table', () => {
      expect(record.edition).toBe(edition);
      expect(outcomeAfter(record)).toEqual(expected);
    });

    test('has the endings it is kept for', () => {
      const ways = of.endingsOf(record);
      expect(covers.filter((way) => !ways.includes(way))).toEqual([]);
    });

    test('has the same outcome without symbols that have no effect, and requires those that have one', () => {
      expect(outcomeAfter({ ...record, events: withoutIdleSymbols(record) })).toEqual(expected);
      for (const index of symbolsOf(record).asking) {
        const played = replay({
          ...record,
          events: record.events.map((event, at) => (at === index ? withoutSymbol(event) : event)),
        });
        expect(played.ok ? null : played.problem).toMatchObject({ code: 'missing', index });
      }
    });

    test('ranks, pays and adds up as on paper', () => addsUp(of, { record, expect: expected }));
  });

  test.each(of.editions)(
    '%s has a game for every ending of a round and a game, with every option',
    (edition) => {
      const reached = new Set(kept.filter((one) => one.edition === edition).flatMap(({ covers }) => covers));
      expect(of.endingsWanted(edition).filter((way) => !reached.has(way))).toEqual([]);
    },
  );

  test('games played with real cards have the outcome on the table, at the end and at every pause', () => {
    for (const plan of of.plans) {
      const { record, outcome } = of.play(plan);
      expect(outcomeAfter(record), record.id).toEqual(outcome);
      const stopAfter = plan.seed % record.events.length;
      const paused = of.play({ ...plan, stopAfter });
      expect(paused.record.events).toEqual(record.events.slice(0, stopAfter));
      expect(outcomeAfter(paused.record), record.id).toEqual(paused.outcome);
    }
  });
}

function outcomeAfter(record: unknown): Outcome {
  return outcomeOf(replayed(record).table);
}

function addsUp<Edition extends EditionId, Record extends PlayedRecord<Edition, Options>, Plan>(
  of: PlayedFamily<Edition, Record, Plan>,
  { record, expect: expected }: Pick<Fixture<Record>, 'record' | 'expect'>,
): void {
  const artists = Object.keys(expected.rounds[0]?.counts ?? {});
  const { rounds, totals } = of.onPaper(record, record.options.order ?? artists);
  const filled = (some: Counts): Counts =>
    Object.fromEntries(artists.map((artist) => [artist, some[artist] ?? 0]));
  expect(expected.rounds.map(({ counts }) => counts)).toEqual(rounds.map(({ counts }) => filled(counts)));
  expect(expected.rounds.map(({ ranking }) => ranking)).toEqual(
    rounds.map(({ worth }) => Object.keys(worth)),
  );
  expect(expected.rounds.map(({ values }) => values)).toEqual(rounds.map(({ worth }) => filled(worth)));
  expect(expected.rounds.map(({ payouts }) => payouts)).toEqual(rounds.map(({ payouts }) => payouts));
  const known = of.totals(expected);
  if (known !== null) expect(known).toEqual(totals);
  const limit = of.limit(record.edition);
  if (limit !== null && !record.events.some(({ type }) => type === 'adjust')) {
    for (const { counts, endedBy } of expected.rounds)
      expect(Object.values(counts).includes(limit)).toBe(endedBy === 'limit');
  }
  if (expected.status !== 'finished') return;
  const most = Math.max(...(expected.scores ?? []));
  expect(expected.winners).toEqual(expected.scores?.flatMap((score, seat) => (score === most ? seat : [])));
}

describe('Modern Art', () => {
  games({
    editions: AUCTION_EDITIONS,
    plans: auctionPlans(216),
    play: playAuctionTable,
    onPaper: (record, order) => {
      const pages = auctionPaper.onPaper(record, order);
      return { rounds: auctionPaper.paidRounds(pages), totals: pages.at(-1)?.cash ?? [] };
    },
    totals: ({ cash }) => cash,
    limit: (edition) => auction.editions[edition].limit,
    endingsOf: auctionWays.endingsOf,
    endingsWanted: auctionWays.endingsWanted,
  });
});

describe('Masters Gallery and The Card Game', () => {
  games({
    editions: GALLERY_EDITIONS,
    plans: galleryPlans(192),
    play: playGalleryTable,
    onPaper: (record, order) => {
      const pages = galleryPaper.onPaper(record, order);
      return { rounds: auctionPaper.paidRounds(pages), totals: pages.at(-1)?.scores ?? [] };
    },
    totals: ({ scores }) => scores,
    limit: () => null,
    endingsOf: galleryWays.endingsOf,
    endingsWanted: galleryWays.endingsWanted,
  });
});
