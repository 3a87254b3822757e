import { expect, test } from 'vitest';
import { waysChart } from '../../../../src/renderer/features/figures/group-charts.ts';
import { formats } from './group.ts';

test.each([
  [{ selling: 2, collecting: 1 }, /^Selling\. .* 2 of 3 games.* 1\.$/],
  [{ selling: 0, collecting: 1 }, /^Buying\. .* 1 of 3 games.* 0\.$/],
  [{ selling: 2, collecting: 2 }, /^Both alike\./],
])('the better way to win is named (%o)', (ways, answer) => {
  expect(waysChart({ priced: { games: 3, of: 4 }, ways }, formats).answer).toMatch(answer);
});
