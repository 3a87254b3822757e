import { expect, test } from 'vitest';
import { paceOf } from '../../src/club/limits.ts';

function paced() {
  const clock = { now: 0 };
  const pace = paceOf({ perSecond: 0.5, atOnce: 2 }, () => clock.now);
  const counted = (who: string, times: number) => Array.from({ length: times }, () => pace.count(who));
  return { clock, pace, counted };
}

test('everybody may go on at their own pace, again and again', () => {
  const { clock, pace, counted } = paced();
  expect(counted('ada', 4)).toEqual([0, 0, 2, 2]);
  for (const time of [1, 2, 3]) {
    clock.now = 2000 * time;
    expect(counted('ada', 2)).toEqual([0, 2]);
  }
  expect(counted('bo', 3)).toEqual([0, 0, 2]);
  // After a long time, too, no more at once.
  clock.now += 1_000_000;
  expect(counted('ada', 3)).toEqual([0, 0, 2]);
  pace.spend('ada', 5);
  expect(pace.wait('ada')).toBe(12);
});

test('of more than can be remembered, those who may ask again are forgotten, not those who have to wait', () => {
  const { clock, pace, counted } = paced();
  for (let at = 0; at < 49_999; at += 1) pace.count(`before ${at}`);
  clock.now += 2000;
  for (const who of ['ada', 'bo']) {
    counted(who, 2);
    pace.count(`after ${who}`);
  }
  expect(['ada', 'bo'].map(pace.wait)).toEqual([2, 2]);
});
