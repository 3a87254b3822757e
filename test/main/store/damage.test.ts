import { expect, onTestFinished, test } from 'vitest';
import { damageAndLook, playUntilCutOff } from './damaging.ts';
import { dataFolder } from './store-in.ts';

test('whatever is changed or cut off, what was acknowledged is there or reported as missing by game', async () => {
  const cutOff = playUntilCutOff(dataFolder(), 1);
  onTestFinished(cutOff.store.close);
  let repairs = 0;
  for (let seed = 61; seed <= 76; seed += 1) {
    const { repaired, wrong } = await damageAndLook(cutOff, dataFolder(), seed);
    if (repaired) repairs += 1;
    expect(wrong).toEqual([]);
  }
  expect(repairs).toBeGreaterThan(4);
});
