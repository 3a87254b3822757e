import { expect, test } from 'vitest';
import { leaderText } from '../../../../src/renderer/features/figures/standings.ts';
import { formats, line } from './group.ts';

test('a leader is named as the best only if it can’t be chance', () => {
  const ahead = (best: number, theirs: number) =>
    leaderText([line('Ada', best, 2, 40, 30), line('Bo', 20, theirs, 40, 3)], formats);
  // Two uncertainties of each are between them: 4 of Ada’s, and 2 or 6 of Bo’s.
  for (const [best, theirs] of [
    [26, 1],
    [30, 3],
  ] as const) {
    expect(ahead(best, theirs)).toContain('too close or too early');
    expect(ahead(best + 0.5, theirs)).toContain('very unlikely to be luck');
  }
  expect(leaderText([line('Ada', 25, 8, 1, 1)], formats)).toContain('Ada');
});
