import { expect, test } from 'vitest';
import { keepAlive } from '../../src/club/command/keep-alive.ts';

test('a database that can’t be started is tried again and again, and that is said once', async () => {
  let isFull = true;
  let tries = 0;
  const noted: unknown[] = [];
  const revive = (): Promise<void> => {
    tries += 1;
    return isFull ? Promise.reject(new Error('no space left')) : Promise.resolve();
  };
  const stop = keepAlive({ revive }, (error) => noted.push(error), 1);
  const triedMore = async (): Promise<void> => {
    const before = tries;
    await expect.poll(() => tries, { interval: 1 }).toBeGreaterThan(before + 2);
  };
  await triedMore();
  expect(noted).toHaveLength(1);
  isFull = false;
  await triedMore();
  isFull = true;
  await triedMore();
  await stop();
  expect(noted).toHaveLength(2);
});
