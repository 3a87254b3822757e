import { describe, expect, test } from 'vitest';
import { artistCharts, seasonChart } from '../../../../src/renderer/features/figures/group-charts.ts';
import { boxOf } from '../../../fixtures/replayed.ts';
import { expectWhole, formats, GROUP, italian } from './group.ts';

describe('the group’s charts', () => {
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

  test('show a box that somebody made once, however many copies of it arrive', () => {
    const box = boxOf({
      format: 'vernissage/box',
      version: 1,
      id: 'b',
      basedOn: 'modern-art-1994',
      title: 'Ours',
    });
    const held = ['yoko', 'krypto'].map((artist) => ({
      edition: structuredClone(box),
      artist,
      works: 3,
      of: 6,
    }));
    const { views } = artistCharts('artists', 'Which?', held, formats);
    expect(views.map(({ chart }) => chart.spec?.kind === 'bars' && chart.spec.categories)).toEqual([
      ['Yoko', 'Krypto'],
    ]);
  });

  test('answer in both languages with and without games, without gaps', () => {
    for (const one of [formats, italian]) {
      for (const group of [{ ...GROUP, seasons: [], artists: [] }, GROUP]) {
        const charts = [
          seasonChart(group, one),
          ...artistCharts('artists', 'Which?', group.artists, one).views.map(({ chart }) => chart),
        ];
        for (const chart of charts) expectWhole(chart);
      }
    }
  });
});
