import { describe, expect, test } from 'vitest';
import {
  groupFigures,
  groupRecords,
  tableNumbers,
} from '../../../../src/renderer/screens/statistics/group-figures.ts';
import { formats, GROUP } from '../../features/figures/group.ts';

describe('the group’s figures', () => {
  test('compare scores within a kind of table, in its own currency', () => {
    expect(tableNumbers(GROUP, formats).rows).toEqual([
      {
        head: 'Masters Gallery, 2 to 5 players · 3 players',
        cells: ['9', '21.4', '30', '4.3', 'Ada: 41', 'Ada: 19', 'Ada: 0'],
        hrefs: [null, null, null, null, ...Array.from({ length: 3 }, () => '#/game/g/story')],
      },
    ]);
    expect(groupFigures(GROUP, formats)).toContainEqual({
      label: 'Average length',
      value: '1 h 5 min',
      note: 'From the 12 of 40 games tracked closely enough.',
    });
    expect(groupRecords(GROUP, formats).map(({ label }) => label)).toEqual([
      'Highest price',
      'Best bargain',
      'Best round',
      'Most wins in a row',
      'Shortest game',
    ]);
  });
});
