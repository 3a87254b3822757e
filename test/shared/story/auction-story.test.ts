import { describe, expect, test } from 'vitest';
import { auction } from '../../../src/shared/auction/index.ts';
import { outcomeOf } from '../../../src/shared/record/index.ts';
import { decisive, mostDecisive } from '../../../src/shared/story/decided.ts';
import { tellStory, type AuctionStory } from '../../../src/shared/story/index.ts';
import { timelineIn } from '../../fixtures/replayed.ts';
import { plans } from '../../play/auction-plans.ts';
import { add, cashAtFirst, onPaper, paysNow, shares, itemAt, type Page } from '../../oracle/auction-paper.ts';
import { playAuction, type GameRecord } from '../../play/auction.ts';

interface TestedStory {
  readonly record: GameRecord;
  readonly story: AuctionStory;
  readonly pages: readonly Page[];
}

function tell(record: GameRecord): TestedStory {
  const story = tellStory(timelineIn(record));
  if (story?.family !== 'auction') throw new Error('a game of Modern Art has a story of its own');
  const artists = auction.editions[record.edition].artists.map(({ id }) => id);
  return { record, story, pages: onPaper(record, artists) };
}

const GAMES = plans(270).map((plan) => tell(playAuction(plan)));
/** The same games, stopped somewhere in the middle. */
const PAUSED = plans(135).map((plan) => tell(playAuction({ ...plan, stopAfter: (plan.seed * 7) % 60 })));

function kept(...trackings: readonly string[]): TestedStory[] {
  return GAMES.filter(({ record }) => trackings.includes(record.options.tracking));
}

test('income and expenses add up for everybody: start + sold − bought + paid out ± adjustments = cash', () => {
  for (const { record, story, pages } of [...GAMES, ...PAUSED]) {
    if (record.options.tracking !== 'ledger') {
      expect(story.flows).toBeNull();
      continue;
    }
    const cash = pages.at(-1)?.cash ?? record.players.map(() => cashAtFirst(record));
    expect(
      story.flows?.map((flow) => flow.cash),
      record.id,
    ).toEqual(cash);
    for (const { start, sold, bought, paidOut, adjusted, cash: left } of story.flows ?? []) {
      expect(start + sold - bought + paidOut + adjusted, record.id).toBe(left);
    }
  }
});

describe('the race', () => {
  test('goes by cash plus the value of paintings, after every lot, adjustment and round', () => {
    for (const { record, story, pages } of kept('ledger')) {
      const expected = pages.flatMap(({ event, round, cash, walls, worth }, index) =>
        ['sale', 'unpaired', 'settle', 'adjust'].includes(event.type)
          ? {
              events: index + 1,
              round,
              values: cash.map((own, seat) => own + paysNow(walls[seat] ?? {}, worth)),
            }
          : [],
      );
      const { measure, moments } = story.race;
      expect(measure).toBe('money');
      expect(moments[0]).toEqual({
        events: 0,
        round: 1,
        kind: 'start',
        values: record.players.map(() => cashAtFirst(record)),
      });
      expect(
        moments.slice(1).map(({ events, round, values }) => ({ events, round, values })),
        record.id,
      ).toEqual(expected);
    }
  });

  test('of an unfinished game ends with the current state', () => {
    for (const { record, story, pages } of PAUSED) {
      const page = pages.at(-1);
      if (record.options.tracking !== 'ledger' || page === undefined) continue;
      expect(story.race.moments.at(-1)?.values, record.id).toEqual(
        page.cash.map((own, seat) => own + paysNow(page.walls[seat] ?? {}, page.worth)),
      );
    }
  });

  test('goes by payouts per round if prices are not tracked', () => {
    for (const { story, pages, record } of kept('owners', 'counts')) {
      const sums = record.players.map(() => 0);
      const expected = pages.flatMap(({ payouts }) => {
        payouts?.forEach((paid, seat) => add(sums, seat, paid));
        return payouts === null ? [] : [[...sums]];
      });
      expect(story.race.measure).toBe('from-bank');
      expect(story.race.moments.slice(1).map(({ values }) => values)).toEqual(expected);
    }
  });
});

test('lots of an unfinished round have no payout yet', () => {
  for (const { story, pages } of PAUSED) {
    const settled = pages.filter(({ event }) => event.type === 'settle').length;
    for (const lot of story.lots) {
      if (lot.round > settled + 1) throw new Error('no lot is of a round to come');
      if (lot.round <= settled) expect(lot.paid).not.toBeNull();
    }
  }
});

describe('payments between players', () => {
  test('add up every price between two players, and what went to the bank', () => {
    for (const { record, story, pages } of kept('ledger')) {
      const paid = record.players.map(() => record.players.map(() => 0));
      const toBank = record.players.map(() => 0);
      for (const { event, lot } of pages) {
        if (event.type !== 'sale') continue;
        const { buyer, price } = event as unknown as { buyer: number; price: number };
        for (const [to, share] of shares(record.options, lot, price)) {
          if (to === buyer) add(toBank, buyer, share);
          else add(itemAt(paid, buyer), to, share);
        }
      }
      expect(story.paidWhom, record.id).toEqual({ measure: 'money', paid, toBank });
    }
  });

  test('are numbers of paintings if prices are not tracked', () => {
    for (const { record, story, pages } of kept('owners')) {
      const paid = record.players.map(() => record.players.map(() => 0));
      const toBank = record.players.map(() => 0);
      for (const { event, lot } of pages) {
        if (event.type !== 'sale') continue;
        const { buyer } = event as unknown as { buyer: number };
        if (buyer === lot.auctioneer) add(toBank, buyer, lot.cards);
        else add(itemAt(paid, buyer), lot.auctioneer, lot.cards);
      }
      expect(story.paidWhom).toEqual({ measure: 'paintings', paid, toBank });
    }
  });
});

test('who ended each round, and with which event', () => {
  for (const { record, story, pages } of GAMES) {
    const settles = pages.flatMap(({ event }, index) => (event.type === 'settle' ? index : []));
    expect(story.ends.map(({ round }) => round)).toEqual(settles.map((_, at) => at + 1));
    for (const [place, at] of settles.entries()) {
      const end = itemAt(story.ends, place);
      expect(end.index, record.id).toBeGreaterThanOrEqual((settles[place - 1] ?? -1) + 1);
      expect(end.index).toBeLessThan(at);
      const { event } = itemAt(pages, end.index);
      const { artist, seat } = event as unknown as { artist?: string; seat?: number };
      if (event.type !== 'mystery') expect(end.ender).toBe(artist === undefined ? null : (seat ?? null));
    }
  }
});

test('earnings are the payouts of every finished round', () => {
  for (const { record, story } of [...GAMES, ...PAUSED]) {
    const { tables } = timelineIn(record);
    const { rounds } = outcomeOf(itemAt(tables, tables.length - 1));
    for (const { round, values, payouts } of rounds) {
      const earned = story.earnings.filter((one) => one.round === round);
      for (const { artist, cards, amount } of earned) expect(amount).toBe(cards * (values[artist] ?? 0));
      payouts?.forEach((paid, seat) =>
        expect(earned.reduce((sum, one) => sum + (one.seat === seat ? one.amount : 0), 0)).toBe(paid),
      );
    }
    expect(story.artists).toHaveLength(rounds.length * 5);
  }
});

describe('what decided a game', () => {
  const standings = (...ahead: readonly number[]) =>
    ahead.map((lead, at) => ({ index: at - 1, round: 1, corrected: false, values: [lead, 0] }));
  const indexes = (...ahead: readonly number[]) =>
    decisive(standings(...ahead), [0]).map(({ index, forGood }) => (forGood ? `${index} for good` : index));

  test('is the lead for good, however little it was, and the largest gains besides', () => {
    expect(indexes(0, 10, -1, 1, 12, 24)).toEqual(['2 for good', 3, 4]);
    // Equal is not ahead.
    expect(indexes(0, 10, -1, 0, 1, 12, 24)).toEqual(['3 for good', 4, 5]);
    expect(indexes(0, 1, 12, 24, 37)).toEqual(['0 for good', 2, 3]);
  });

  test('is one card: that of the lead for good, if a card took it', () => {
    const card = (...events: number[]) => mostDecisive(standings(0, 10, -1, 1, 12, 24), [0], new Set(events));
    expect(card(0, 2, 4)?.index).toBe(2);
    expect(card(0, 3, 4)?.index).toBe(4);
    expect(card(1)).toBe(null);
  });
});
