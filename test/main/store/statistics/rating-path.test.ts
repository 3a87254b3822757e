import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentsOf } from '../../../../src/main/store/statistics/rating-path.ts';

const moments = (values: readonly number[]) => values.map((value, at) => ({ at, value }));

test('a few points are all shown', () => {
  const few = moments([25, 31, 24, 26]);
  expect(momentsOf(few, 4)).toEqual(few);
  expect(momentsOf([], 4)).toEqual([]);
});

test('two hundred of ten thousand are shown, including the one peak and the one low', () => {
  const values = Array.from({ length: 10_000 }, () => 25);
  values[4321] = 60;
  values[8765] = 3;
  const shown = momentsOf(moments(values), 200);
  expect(shown).toHaveLength(200);
  expect([shown[0]?.at, shown.at(-1)?.at]).toEqual([0, 9999]);
  expect(shown.map(({ at }) => at)).toEqual(expect.arrayContaining([4321, 8765]));
});

test('the first, the last, the first highest and the first lowest are shown, without wide gaps', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -5, max: 60 }), { minLength: 1, maxLength: 400 }),
      fc.integer({ min: 4, max: 100 }),
      (values, most) => {
        const shown = momentsOf(moments(values), most);
        const at = shown.map((moment) => moment.at);
        expect(shown.length).toBeLessThanOrEqual(most);
        expect(at).toEqual([...new Set(at)].sort((one, other) => one - other));
        expect(at).toEqual(expect.arrayContaining([0, values.length - 1]));
        expect(at).toContain(values.indexOf(Math.max(...values)));
        expect(at).toContain(values.indexOf(Math.min(...values)));
        const widest = Math.max(1, ...at.slice(1).map((one, before) => one - (at[before] ?? 0)));
        if (values.length > most) expect(widest).toBeLessThanOrEqual(Math.ceil(values.length / (most - 3)));
        else expect(shown).toHaveLength(values.length);
      },
    ),
  );
});
