import { expect, test } from 'vitest';
import { drill } from './drilling.ts';

test('backups contain what was there and are restored as such, even if the app is killed', async () => {
  const { entries } = await drill(7, 1);
  expect(entries).toBeGreaterThan(0);
});
