import { expect, test } from 'vitest';
import { latestOf } from '../../../src/renderer/lib/latest.svelte.ts';
import type { LinkStatus } from '../../../src/renderer/lib/link.svelte.ts';

/** Questions that are answered when the test says so. */
function asking() {
  const link: { status: LinkStatus } = { status: 'open' };
  const latest = latestOf<number>(link);
  const ask = () => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const asked = latest.ask(() => promise);
    return {
      answer: (number: number) => (resolve(number), asked),
      fail: () => (reject(new Error('gone')), asked),
    };
  };
  return { link, latest, ask, now: () => [latest.answer, latest.failed] };
}

test('an earlier question that is answered, or fails, after a later one or after it is known changes nothing', async () => {
  const { latest, ask, now } = asking();
  const [first, second, third, fourth] = [ask(), ask(), ask(), ask()];
  expect(await second.answer(2)).toBeNull();
  expect(now()).toEqual([null, false]);
  expect(await fourth.answer(0)).toBe(0);
  expect(await first.answer(1)).toBeNull();
  expect(await third.fail()).toBeNull();
  expect(now()).toEqual([0, false]);
  const fifth = ask();
  latest.show(6);
  expect(await fifth.answer(5)).toBeNull();
  expect(now()).toEqual([6, false]);
});

test('a failure keeps the last answer and goes with the next; without a connection it isn’t one', async () => {
  const { link, latest, ask, now } = asking();
  await ask().answer(1);
  expect(await ask().fail()).toBeNull();
  expect(now()).toEqual([1, true]);
  await ask().answer(2);
  expect(now()).toEqual([2, false]);
  await ask().fail();
  latest.show(3);
  expect(now()).toEqual([3, false]);
  link.status = 'waiting';
  await ask().fail();
  expect(now()).toEqual([3, false]);
});
