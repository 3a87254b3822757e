import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../../src/shared/record/index.ts';
import { lotRows, roundRows } from '../../../src/shared/transfer/index.ts';
import { wholeGame } from '../record/games.ts';
import { replayed } from '../../fixtures/replayed.ts';

describe('one row per sale or card', () => {
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
