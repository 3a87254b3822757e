import { describe, expect, test } from 'vitest';
import type { BarsSpec } from '../../../../src/renderer/ui/charts/chart.ts';
import { canNameBars, freeBeside, namingOf } from '../../../../src/renderer/ui/charts/marking.ts';
import { readTheme } from '../../../../src/renderer/ui/charts/theme.ts';
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

describe('a chart of horizontal bars', () => {
  test('grows with the number of bars, stacked or side by side', () => {
    const one = horizontalRems(bars(NAMES), 60) ?? 0;
    expect(horizontalRems(bars([...NAMES, 'Dmitri']), 60)).toBeGreaterThan(one + 1.5);
    expect(horizontalRems(bars(NAMES, 2), 60)).toBeGreaterThan(
      horizontalRems(bars(NAMES, 2, true), 60) ?? Infinity,
    );
  });

  test('gives each bar its own row, even two bars with a legend', () => {
    const legendAndAxis = horizontalRems(bars([], 5, true), 60) ?? 0;
    expect(legendAndAxis).toBeGreaterThanOrEqual(7);
    expect((horizontalRems(bars(['Yoko', 'Krypto'], 5, true), 60) ?? 0) - legendAndAxis).toBeGreaterThan(3);
  });

  test('grows with the rows of its legend, so that its bars keep their height', () => {
    const people = (label: string) => {
      const spec = bars(NAMES, 4, true);
      return { ...spec, series: spec.series.map((one, at) => ({ ...one, label: `${label} ${at}` })) };
    };
    const [short, long] = [people('Bo'), people('Maximiliane-Theodora von Hohenzollern')];
    expect(horizontalRems(short, 30)).toBe(horizontalRems(short, 60));
    expect(horizontalRems(long, 22)).toBeGreaterThan((horizontalRems(short, 22) ?? 0) + 5);
  });

  test('grows if it is narrow and names wrap, so that none overlap', () => {
    const tables = bars([
      'Masters Gallery, da 2 a 5 giocatori · 3 giocatori',
      'Modern Art, 1994 · 5 giocatori',
    ]);
    const [wide, narrow] = [horizontalRems(tables, 70) ?? 0, horizontalRems(tables, 22) ?? 0];
    expect(narrow).toBeGreaterThan(wide + 2);
    // Four lines of a name need more than four lines of text height.
    expect(narrow - (horizontalRems(bars([]), 22) ?? 0)).toBeGreaterThan(2 * 4 * 0.9);
  });

  test('is the only kind with its own height', () => {
    expect(horizontalRems({ ...bars(NAMES), horizontal: false }, 60)).toBeNull();
  });
});

test('names stand beside bars wherever one bar of each series can carry its name', () => {
  expect(canNameBars(bars(NAMES, 2))).toBe(true);
  expect(canNameBars({ ...bars(NAMES, 2, true), horizontal: false })).toBe(true);
  const lastIsEmpty = bars(NAMES, 2, true).series.map((one, at) =>
    at === 0 ? one : { ...one, values: [1, 1, 0] },
  );
  expect(canNameBars({ ...bars(NAMES, 2, true), horizontal: false, series: lastIsEmpty })).toBe(false);
  // Side by side without a place for a name, and stacked along the line they are read in.
  expect(canNameBars({ ...bars(NAMES, 2), horizontal: false })).toBe(false);
  expect(canNameBars(bars(NAMES, 2, true))).toBe(false);
  expect(canNameBars({ ...bars(NAMES, 2), feet: ['1', '2'] })).toBe(false);
});

test('names stand beside a chart, shortened if they must be', () => {
  const ctx = document.createElement('canvas').getContext('2d');
  if (ctx === null) throw new Error('a canvas draws');
  const theme = readTheme(document.body, false);
  const named = (names: readonly string[], end?: string) =>
    names.map((label) => ({ label, ...(end === undefined ? {} : { end }) }));
  const naming = (width: number, names: readonly string[], height = 400) =>
    namingOf({ ctx, width, height }, named(names), theme);
  const beside = (names: readonly unknown[]) => ({ at: 'beside', names });
  const long = ['Café Luitpold', 'Via Garibaldi 9'];
  const cut = [expect.stringMatching(/^Café.*…$/), expect.stringMatching(/^Via.*…$/)];
  expect(naming(340, long)).toMatchObject(beside(cut));
  expect(naming(340, ['2025', '2026'])).toMatchObject(beside(['2025', '2026']));
  expect(naming(700, long)).toMatchObject(beside(long));
  const five = [
    'Massimiliano Ferrari',
    'Bartholomäus Müller',
    'Bartholomäus Möller',
    'Ada',
    'Wilhelmine Gruber',
  ];
  const short = naming(340, five);
  if (short.at !== 'beside') throw new Error('five names have room');
  expect(short.room).toBeLessThanOrEqual(340 * 0.3);
  expect(short.names).toContain('Ada');
  expect(new Set(short.names).size).toBe(5);
  expect(naming(1000, five)).toMatchObject(beside(five));
  const alike = [1, 2, 3, 4].map((at) => `Maximiliane-Theodora ${at} von Hohenzollern`);
  // Too many for the height, all alike, or only one.
  const legends = [naming(340, five, 100), naming(340, alike), naming(340, ['Ada'])];
  // On paper nobody can ask for the whole name.
  const onPaper = namingOf({ ctx, width: 340, height: 400 }, named(five), { ...theme, isStill: true });
  // What they have in the end is there too, if no name has to be shortened for it.
  for (const [width, hasEnds] of [
    [700, true],
    [240, false],
  ] as const) {
    const ends = namingOf({ ctx, width, height: 400 }, named(['Ada', 'Bo'], '478,000'), theme);
    expect(ends).toMatchObject({ names: ['Ada', 'Bo'], hasEnds });
  }
  expect([...legends, onPaper].map(({ at }) => at)).toEqual(Array.from({ length: 4 }, () => 'legend'));
});

test('words beside the diagonal are where no point is, as far along as they can be, or nowhere', () => {
  const within = { left: 0, top: 0, right: 600, bottom: 600, width: 600, height: 600 };
  const along = Array.from({ length: 9 }, (_, at) => ({ x: 60 * (9 - at), y: 600 - 60 * (9 - at) }));
  const place = (side: -1 | 1, points: readonly { readonly x: number; readonly y: number }[]) =>
    freeBeside({ width: 60, rem: 16, side, rises: 1, along, points, within });
  for (const side of [-1, 1] as const) {
    const first = place(side, []);
    if (first === null) throw new Error('an empty chart has room');
    const second = place(side, [{ x: first.x + 30, y: first.y }]);
    expect(second?.x).toBeLessThan(first.x);
    const everywhere = Array.from({ length: 900 }, (_, at) => ({ x: (at % 30) * 20, y: 20 * (at / 30) }));
    expect(place(side, everywhere)).toBeNull();
  }
});
