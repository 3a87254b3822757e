import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../../src/shared/record/index.ts';
import { lotRows, roundRows } from '../../../src/shared/transfer/index.ts';
import { add, auctionRecord, nobodyAdds, offer, sale, type Raw } from '../../fixtures/auction.ts';
import { nightWith } from '../../fixtures/result.ts';
import { wholeGame } from '../record/games.ts';
import { recordOf as record, replayed } from '../../fixtures/replayed.ts';

describe('one row per sale or card', () => {
  test('a sale has the seller, the buyer and the price; without bids it is free', () => {
    const events = [
      ...[offer(0, 'krypto'), sale(3, 19), offer(1, 'yoko', 'double'), nobodyAdds],
      ...[offer(2, 'yoko', 'double'), add(3, 'yoko', 'hidden'), sale(3, 0)],
    ];
    expect(
      lotRows(record(auctionRecord(events))).map(({ fate, seat, artist, cards, kind, buyer, price }) =>
        [fate, seat, artist, cards, kind, buyer, price].join(' '),
      ),
    ).toEqual(['sold 0 krypto 1 open 3 19', 'free 1 yoko 1 double 1 0', 'free 3 yoko 2 hidden 3 0']);
  });

  test('the fifth painting is unsold, and has its player', () => {
    const lots = [0, 1, 2, 3].flatMap((seat) => [offer(seat, 'yoko'), sale(seat, 1)]);
    const events = [...lots, offer(0, 'yoko')];
    expect(lotRows(record(auctionRecord(events))).at(-1)).toMatchObject({
      fate: 'unsold',
      seat: 0,
      cards: 1,
    });
  });

  test('in random games the cards match the rounds’ counts, and the sales match the money that changed hands', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const game = wholeGame(seed);
      if (game.events.some(({ type }) => type === 'adjust')) continue;
      const played = replayed(game);
      const counted = outcomeOf(played.table).rounds.flatMap(({ counts }) => Object.values(counts));
      // Face-down cards are listed again when turned up, and extra cards don't count for the ranking.
      const cards = lotRows(played.record).filter(({ fate }) => fate !== 'face-down' && fate !== 'extra');
      expect(
        cards.reduce((sum, { cards }) => sum + cards, 0),
        `seed ${seed}`,
      ).toBe(counted.reduce((sum, count) => sum + count, 0));
    }
  });
});

describe('one row per player and round', () => {
  test('in random games the rounds add up to the total, if it is tracked', () => {
    let compared = 0;
    for (let seed = 1; seed <= 60; seed += 1) {
      const played = replayed(wholeGame(seed));
      const { scores, rounds } = outcomeOf(played.table);
      const rows = roundRows(played.record);
      expect(rows).toHaveLength(rounds.length * played.record.players.length);
      if (played.table.family !== 'gallery' || scores === null) continue;
      if (played.record.events.some(({ type }) => type === 'adjust')) continue;
      for (const [seat, score] of scores.entries()) {
        const its = rows.filter((row) => row.seat === seat);
        expect(its.reduce((sum, { gained }) => sum + (gained ?? 0), 0)).toBe(score);
        expect(its.at(-1)?.standing).toBe(score);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(20);
  });
});

describe('a game of which only the result is known', () => {
  const rows = (change: Raw) =>
    roundRows(nightWith(change)).map(({ round, seat, gained, standing }) => [round, seat, gained, standing]);

  test('has a row per player without a round, with payouts if known', () => {
    const ended = [
      [null, 0, null, 389],
      [null, 1, null, 412],
      [null, 2, null, 301],
    ];
    expect(rows({})).toEqual(ended);
    expect(rows({ rounds: [[10, 20, 30]] })).toEqual([
      [1, 0, 10, null],
      [1, 1, 20, null],
      [1, 2, 30, null],
      ...ended,
    ]);
  });

  test('adds points up', () => {
    const rounds = [
      [10, 20, 30],
      [5, 5, 5],
    ];
    expect(rows({ edition: 'masters-gallery', scores: [15, 25, 35], rounds })?.slice(3)).toEqual([
      [2, 0, 5, 15],
      [2, 1, 5, 25],
      [2, 2, 5, 35],
    ]);
  });
});
