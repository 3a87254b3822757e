import { expect, test } from 'vitest';
import { runInSteps, lazy, type Work } from '../../../../src/main/store/statistics/turns.ts';

/** Three turns of work, counting how often each was done. */
function threeTurns(): { readonly work: () => Work<readonly string[]>; readonly turns: string[] } {
  const turns: string[] = [];
  function* work(): Work<readonly string[]> {
    turns.push('first');
    yield;
    turns.push('second');
    yield;
    turns.push('third');
    return [...turns];
  }
  return { work, turns };
}

test('work in small steps has the same result as at once', async () => {
  expect(await runInSteps(threeTurns().work())).toEqual(lazy(threeTurns().work).now());
});

test('several requests at the same time share one calculation', async () => {
  const { work, turns } = threeTurns();
  const { inTurns, now } = lazy(work);
  const [one, other] = await Promise.all([inTurns(), inTurns()]);
  expect(other).toBe(one);
  expect(now()).toBe(one);
  expect(turns).toEqual(['first', 'second', 'third']);
});

test('a caller that can’t wait continues the calculation at once, and the others get the same result', async () => {
  const { work, turns } = threeTurns();
  const { inTurns, now } = lazy(work);
  const waiting = inTurns();
  expect(turns).toEqual(['first']);
  const atOnce = now();
  expect(turns).toEqual(['first', 'second', 'third']);
  expect(await waiting).toBe(atOnce);
  expect(turns).toEqual(['first', 'second', 'third']);
});

test('after a failure, the next request tries again', async () => {
  let attempts = 0;
  const { inTurns } = lazy(function* (): Work<readonly string[]> {
    yield;
    if ((attempts += 1) === 1) throw new Error('the disk is asleep');
    return ['known'];
  });
  await expect(inTurns()).rejects.toThrow('asleep');
  expect(await inTurns()).toEqual(['known']);
});
