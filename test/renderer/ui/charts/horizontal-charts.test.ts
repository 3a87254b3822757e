import { describe, expect, test } from 'vitest';
import type { BarsSpec } from '../../../../src/renderer/ui/charts/chart.ts';
import { horizontalRems } from '../../../../src/renderer/ui/charts/horizontal.ts';

function bars(categories: readonly string[], series = 1, stacked = false): BarsSpec {
  return {
    kind: 'bars',
    horizontal: true,
    stacked,
    categories,
    series: Array.from({ length: series }, (_, at) => ({
      label: String(at),
      ink: { kind: 'seat', seat: at },
      values: categories.map(() => 1),
    })),
    y: { label: 'Wins', format: String },
  };
}

const NAMES = ['Ada', 'Bo', 'Chloé'];

describe('a chart whose bars lie', () => {
  test('is as high as its bars are many, whether they lie upon each other or side by side', () => {
    const one = horizontalRems(bars(NAMES), 60) ?? 0;
    expect(horizontalRems(bars([...NAMES, 'Dmitri']), 60)).toBeGreaterThan(one + 1.5);
    expect(horizontalRems(bars(NAMES, 2), 60)).toBeGreaterThan(
      horizontalRems(bars(NAMES, 2, true), 60) ?? Infinity,
    );
  });

  test('leaves a row of its own for each even where there are two with a legend below', () => {
    const legendAndAxis = horizontalRems(bars([], 5, true), 60) ?? 0;
    expect(legendAndAxis).toBeGreaterThanOrEqual(7);
    expect((horizontalRems(bars(['Yoko', 'Krypto'], 5, true), 60) ?? 0) - legendAndAxis).toBeGreaterThan(3);
  });

  test('grows where it is so narrow that a name takes several lines, so that none stands upon another', () => {
    const tables = bars([
      'Masters Gallery, da 2 a 5 giocatori · 3 giocatori',
      'Modern Art, 1994 · 5 giocatori',
    ]);
    const [wide, narrow] = [horizontalRems(tables, 70) ?? 0, horizontalRems(tables, 22) ?? 0];
    expect(narrow).toBeGreaterThan(wide + 2);
    // Four lines of a name need more than four lines of text height.
    expect(narrow - (horizontalRems(bars([]), 22) ?? 0)).toBeGreaterThan(2 * 4 * 0.9);
  });

  test('is the only kind with a height of its own', () => {
    expect(horizontalRems({ ...bars(NAMES), horizontal: false }, 60)).toBeNull();
  });
});
