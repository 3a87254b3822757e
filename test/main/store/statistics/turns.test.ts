import { expect, test } from 'vitest';
import { lazy, openOrder, runInSteps, type Work } from '../../../../src/main/store/statistics/turns.ts';

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

test('of what is asked together, the short comes first, and a newcomer before what is longer', async () => {
  const order = openOrder<0 | 1 | 2>();
  const done: string[] = [];
  const work = (name: string, length: 0 | 1 | 2) =>
    order.during(length, async (turn) => {
      for (let step = 0; step < 3; step += 1) await turn();
      done.push(name);
    });
  const long = work('long', 2);
  const middle = work('middle', 1);
  const short = work('short', 0);
  await short;
  const newcomer = work('newcomer', 0);
  await Promise.all([long, middle, newcomer]);
  expect(done).toEqual(['short', 'newcomer', 'middle', 'long']);
});

test('work that fails lets the longer go on', async () => {
  const order = openOrder<0 | 1>();
  const failing = order.during(0, async (turn) => {
    await turn();
    throw new Error('the file is gone');
  });
  const long = order.during(1, async (turn) => {
    await turn();
    return 'done';
  });
  await expect(failing).rejects.toThrow('the file is gone');
  await expect(long).resolves.toBe('done');
});
