import { describe, expect, test } from 'vitest';
import {
  groupRecords,
  scoresQuestion,
  tableNumbers,
} from '../../../../src/renderer/screens/statistics/group-figures.ts';
import { EVENINGS } from '../../../../src/shared/text/all-evenings.ts';
import { expectWhole, formats, GROUP } from '../../features/figures/group.ts';

describe('the group’s figures', () => {
  test('compare scores within a kind of table, in its own currency', () => {
    expect(tableNumbers(GROUP, formats).rows).toEqual([
      {
        head: 'Masters Gallery, 2 to 5 players · 3 players',
        cells: ['9', '21.4', '30', '4.3', 'Ada: 41', 'Ada: 19', 'Ada: 0'],
        hrefs: [null, null, null, null, ...Array.from({ length: 3 }, () => '#/game/g/story')],
      },
    ]);
    const [view] = scoresQuestion(GROUP, formats, EVENINGS.en).views;
    expect(view?.label).toBe('Masters Gallery, 2 to 5 players');
    expect(view?.chart.answer).toBe('With 3 players, 30 on average. The lowest win was 19.');
    expect(view?.chart.note).toMatch(/From all 9 games\.$/);
    const [none] = scoresQuestion({ tables: [] }, formats, EVENINGS.en).views;
    if (none === undefined) throw new Error('it says that there are none');
    expectWhole(none.chart);
    expect(groupRecords(GROUP, formats).map(({ label }) => label)).toEqual([
      'Highest price',
      'Best bargain',
      'Best round',
      'Most wins in a row',
      'Shortest game',
    ]);
  });
});
