import { describe, expect, test } from 'vitest';
import { decisive, mostDecisive } from '../../../src/shared/story/decided.ts';

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
