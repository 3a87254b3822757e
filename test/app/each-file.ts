import { afterAll, afterEach } from 'vitest';
import { leave, shownInstead } from './browser.ts';

afterEach(async ({ task }) => {
  const [error] = task.result?.errors ?? [];
  if (error === undefined) return;
  const instead = await shownInstead();
  if (instead !== '') error.message = `${error.message}\n${instead}`;
});
afterAll(leave);
