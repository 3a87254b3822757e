import type { Search } from '../../../../src/shared/routes/index.ts';
import { expect, test } from 'vitest';
import { whoseFigures } from '../../../../src/renderer/features/figures/whose-figures.ts';

const NOTHING: Search = {};
const TAG: Search = { tag: 'club' };
const SAMPLE: Search = { sample: true };

test.each([
  ['no game counts and the sample history is here: its figures', NOTHING, 0, 30, 'of-sample'],
  ['no game counts and there is no sample history', NOTHING, 0, 0, 'these'],
  ['no game counts, and whether the sample history is here is not known yet', NOTHING, 0, null, 'unknown'],
  ['games count besides the sample history', NOTHING, 12, 30, 'these'],
  ['how many games is not known yet', NOTHING, null, 30, 'these'],
  ['no game has what is asked for, which is not to say that none counts', TAG, 0, 30, 'these'],
  ['the sample history is asked for', SAMPLE, 30, 30, 'these'],
  ['the sample history is asked for with what none of its games has', { ...SAMPLE, ...TAG }, 0, 30, 'these'],
  ['the sample history is asked for before it is known to be here', SAMPLE, null, null, 'these'],
  ['the sample history has been removed: one’s own', { ...SAMPLE, ...TAG }, 30, 0, 'own'],
] as const)('%s', (_, search, games, samples, whose) => {
  expect(whoseFigures(search, games, samples)).toBe(whose);
});
