import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentsOf } from '../../../src/main/figures/rating-path.ts';

const moments = (values: readonly number[]) => values.map((value, at) => ({ at, value }));

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
