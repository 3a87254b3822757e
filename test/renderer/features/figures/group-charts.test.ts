import { describe, expect, test } from 'vitest';
import { artistCharts, seasonChart } from '../../../../src/renderer/features/figures/group-charts.ts';
import { boxOf } from '../../../fixtures/replayed.ts';
import { formats, GROUP } from './group.ts';

describe('the group’s charts', () => {
  test('share one colour for everybody after the fifth, and list only the year’s winners in the legend', () => {
    const people = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name, at) => ({
      id: name,
      name,
      games: 9,
      wins: at === 7 ? 0 : 9 - at,
    }));
    const labels = (all: typeof people) => {
      const { spec, numbers } = seasonChart(
        { ...GROUP, seasons: [{ year: 2026, games: 42, people: all }] },
        formats,
      );
      expect(numbers[0]?.rows).toHaveLength(all.length);
      return spec?.kind === 'bars' && spec.series.map(({ label, values }) => `${label} ${String(values[0])}`);
    };
    expect(labels(people)).toEqual(['A 9', 'B 8', 'C 7', 'D 6', 'E 5', 'Others 7']);
    expect(labels([...people.slice(0, 1), ...people.slice(7)])).toEqual(['A 9']);
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
});
