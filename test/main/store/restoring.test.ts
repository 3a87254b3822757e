import { expect, test } from 'vitest';
import { drill } from './drilling.ts';

test('backups are what was there, and are restored as such, though the app is killed in the middle', async () => {
  const { entries } = await drill(7, 1);
  expect(entries).toBeGreaterThan(0);
});
