import { describe, expect, test } from 'vitest';
import {
  artistCharts,
  ratingChart,
  seasonChart,
  winChart,
} from '../../../../src/renderer/features/figures/group-charts.ts';
import { expectWhole, formats, GROUP, italian, line } from './group.ts';

describe('the group’s charts', () => {
  test('name a best player only if it can’t be chance', () => {
    const close = [line('Ada', 27, 2, 40, 11), line('Bo', 25, 2, 40, 10)];
    const clear = [line('Ada', 40, 1, 40, 30), line('Bo', 20, 1, 40, 3)];
    expect(ratingChart(close, formats).answer).toContain('too close or too early');
    expect(ratingChart(clear, formats).answer).toContain('very unlikely to be luck');
    const { spec } = ratingChart(clear, formats);
    expect(spec?.kind === 'bars' && spec.series[0]?.values).toEqual([
      [38, 42],
      [18, 22],
    ]);
    expect(winChart(clear, formats).answer).toBe('Ada: 30 wins, 10.0 expected by chance.');
  });

  test('share one colour for everybody after the fifth', () => {
    const people = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name, at) => ({
      id: name,
      name,
      games: 9,
      wins: 9 - at,
    }));
    const { spec } = seasonChart({ ...GROUP, seasons: [{ year: 2026, games: 42, people }] }, formats);
    if (spec?.kind !== 'bars') throw new Error('bars');
    expect(spec.series.map(({ label, values }) => [label, values[0]])).toEqual([
      ['A', 9],
      ['B', 8],
      ['C', 7],
      ['D', 6],
      ['E', 5],
      ['Others', 7],
    ]);
  });

  test('list only the year’s winners in its legend', () => {
    const people = [
      { id: 'a', name: 'A', games: 1, wins: 1 },
      { id: 'b', name: 'B', games: 1, wins: 0 },
    ];
    const { spec, numbers } = seasonChart({ ...GROUP, seasons: [{ year: 2026, games: 1, people }] }, formats);
    if (spec?.kind !== 'bars') throw new Error('bars');
    expect(spec.series.map(({ label }) => label)).toEqual(['A']);
    expect(numbers[0]?.rows).toHaveLength(2);
  });

  test('answer in both languages with nobody, one and many, without gaps', () => {
    for (const one of [formats, italian]) {
      for (const people of [
        [],
        [line('Ada', 25, 8, 1, 1)],
        Array.from({ length: 30 }, (_, at) => line(`P${at}`, 25, 2, at, 1)),
      ]) {
        const charts = [
          ratingChart(people, one),
          winChart(people, one),
          seasonChart(people.length === 0 ? { ...GROUP, seasons: [] } : GROUP, one),
          ...artistCharts('artists', 'Which?', people.length === 0 ? [] : GROUP.artists, one).views.map(
            ({ chart }) => chart,
          ),
        ];
        for (const chart of charts) expectWhole(chart);
      }
    }
  });
});
