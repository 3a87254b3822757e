import { expect, test } from 'vitest';
import { drill } from './drilling.ts';

test('entries, backups and what was restored are there as they were acknowledged, even if the app is killed', async () => {
  const { entries } = await drill(5, 2);
  expect(entries).toBeGreaterThan(30);
});
