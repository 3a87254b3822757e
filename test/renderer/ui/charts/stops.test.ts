import { describe, expect, test } from 'vitest';
import type { BarsSpec, ChartSpec, LinesSpec, PointsSpec } from '../../../../src/renderer/ui/charts/chart.ts';
import { spread } from '../../../../src/renderer/ui/charts/spreading.ts';
import { markedAt, stopAt, stopsOf } from '../../../../src/renderer/ui/charts/stops.ts';

const axis = { label: 'Money', format: (value: number) => `${value} k` };
const ink = { kind: 'tone', tone: 'ink' } as const;
const RACE: LinesSpec = {
  kind: 'lines',
  categories: ['Start', 'Round 1, lot 1', 'End of round 1'],
  series: [
    { label: 'Axel', ink, values: [1, 2, null] },
    { label: 'Beatrix', ink, values: [0, 1, 3] },
  ],
  y: axis,
  moments: [0, 2, 7].map((step) => ({ step, href: `#${step}` })),
};
const LOTS: PointsSpec = {
  kind: 'points',
  series: [
    { label: 'Yoko', ink, values: [{ x: 9, y: 2 }], said: ['late'], moments: [{ step: 6, href: '#6' }] },
    { label: 'Krypto', ink, values: [{ x: 0, y: 0 }], moments: [{ step: 4, href: '#4' }] },
  ],
  x: axis,
  y: axis,
};

const rounds = [1, 2].map((round) => ({ round, href: `#round-${round}` }));
const ROUNDS: BarsSpec = {
  kind: 'bars',
  categories: ['Round 1', 'Round 2'],
  series: ['Axel', 'Beatrix'].map((label) => ({ label, ink, values: [3, 0] })),
  y: axis,
  moments: rounds,
};
const ARTISTS: BarsSpec = {
  kind: 'bars',
  categories: ['Yoko', 'Krypto'],
  series: rounds.map((moment) => ({
    label: `Round ${moment.round}`,
    ink,
    values: [moment.round === 1 ? 30 : null, 0],
    moments: [moment, moment],
  })),
  y: axis,
};

describe('the stops on the way through a chart', () => {
  test('of a course are its moments, with everybody’s values', () => {
    const stops = stopsOf(RACE);
    expect(stops.map(({ said }) => said)).toEqual([
      'Start: Axel: 1 k; Beatrix: 0 k',
      'Round 1, lot 1: Axel: 2 k; Beatrix: 1 k',
      'End of round 1: Beatrix: 3 k',
    ]);
    expect(stops[2]?.moment?.href).toBe('#7');
    expect(stopAt(stops, { series: 1, index: 2 })).toBe(2);
    expect(stopAt(stops, { series: 0, index: 2 })).toBe(-1);
  });

  test('of points go from left to right', () => {
    expect(stopsOf(LOTS).map(({ said, moment }) => [said, moment?.href])).toEqual([
      ['Krypto: 0 k, 0 k', '#4'],
      ['late', '#6'],
    ]);
  });

  test('of bars that stand for different moments are the bars', () => {
    expect(stopsOf(ARTISTS).map(({ said, moment }) => [said, moment?.href])).toEqual([
      ['Yoko: Round 1: 30 k', '#round-1'],
      ['Krypto: Round 1: 0 k', '#round-1'],
      ['Krypto: Round 2: 0 k', '#round-2'],
    ]);
    expect(stopsOf(ROUNDS).map(({ said, drawn }) => [said, drawn.length])).toEqual([
      ['Round 1: Axel: 3 k; Beatrix: 3 k', 2],
      ['Round 2: Axel: 0 k; Beatrix: 0 k', 2],
    ]);
  });

  test('are marked where the replay is: in a course the last so far, else its round or that very step', () => {
    const of = (spec: ChartSpec, steps: readonly number[], round = 1) =>
      steps.map((step) =>
        markedAt(spec, stopsOf(spec), { step, round })
          .map(({ series, index }) => `${series}/${index}`)
          .join(' '),
      );
    expect(of(RACE, [0, 1, 2, 6, 7, 8])).toEqual(['0/0 1/0', '0/0 1/0', '0/1 1/1', '0/1 1/1', '1/2', '']);
    expect(of(LOTS, [3, 4, 5, 6])).toEqual(['', '1/0', '', '0/0']);
    expect(of(ROUNDS, [5], 2)).toEqual(['0/1 1/1']);
    expect(of(ARTISTS, [1], 1)).toEqual(['0/0 0/1']);
    expect(of(ARTISTS, [9], 3)).toEqual(['']);
    const { moments: _, ...untold } = RACE;
    expect(of(untold, [3])).toEqual(['']);
  });
});

test('points that would hide each other move apart, the first stays, and none goes far; too many stay', () => {
  const all = Array.from({ length: 15 }, () => ({ x: 50, y: 80 }));
  const placed = spread(all, 6);
  expect(placed[0]).toEqual({ x: 50, y: 80 });
  placed.forEach((one, at) => {
    expect(Math.hypot(one.x - 50, one.y - 80)).toBeLessThan(18.01);
    for (const other of placed.slice(0, at))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(5.9);
  });
  const apart = [0, 6, 12].map((x) => ({ x, y: x === 12 ? 20 : 0 }));
  expect(spread(apart, 6)).toEqual(apart);
  const many = Array.from({ length: 60 }, () => ({ x: 5, y: 5 }));
  expect(spread(many, 6)[59]).toEqual({ x: 5, y: 5 });
});
