import * as v from 'valibot';
import { expect, test } from 'vitest';
import { FIRST_SETTINGS, readSettings, settingsContract } from '../../../src/shared/api/settings.ts';

const change = settingsContract.set['~orpc'].inputSchema ?? v.never();

const TWO = { theme: 'dark', soundVolume: 0 } as const;

test('what a change leaves out stays as it is', () => {
  expect(v.parse(change, TWO)).toEqual(TWO);
  expect(v.parse(change, {})).toEqual({});
});

test('stored settings that are missing or invalid have their defaults, and the others stay', () => {
  expect(readSettings({})).toEqual(FIRST_SETTINGS);
  expect(readSettings({ ...TWO, money: 'shown', lessonsDone: null, removed: 1 })).toEqual({
    ...FIRST_SETTINGS,
    ...TWO,
  });
});
