import * as v from 'valibot';
import { expect, test } from 'vitest';
import { FIRST_SETTINGS, readSettings, settingsContract } from '../../../src/shared/api/settings.ts';

const change = settingsContract.set['~orpc'].inputSchema ?? v.never();

const TWO = { theme: 'dark', soundVolume: 0 } as const;

test('what a change leaves out stays as it is', () => {
  expect(v.parse(change, TWO)).toEqual(TWO);
  expect(v.parse(change, {})).toEqual({});
});

test('every setting is saved by a change', () => {
  expect(v.parse(change, FIRST_SETTINGS)).toEqual(FIRST_SETTINGS);
});

test('a change with one invalid value is rejected', () => {
  for (const wrong of [{ theme: 'pink' }, { soundVolume: 2 }, { language: undefined }, { sounds: ['gong'] }])
    expect(v.is(change, { ...TWO, ...wrong }), JSON.stringify(wrong)).toBe(false);
});

test('stored settings that are missing or invalid have their defaults, and the others stay', () => {
  expect(readSettings({})).toEqual(FIRST_SETTINGS);
  expect(readSettings({ ...TWO, money: 'shown', lessonsDone: null, removed: 1 })).toEqual({
    ...FIRST_SETTINGS,
    ...TWO,
  });
});
