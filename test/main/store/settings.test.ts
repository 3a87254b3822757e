import { expect, test } from 'vitest';
import { FIRST_SETTINGS } from '../../../src/shared/api.ts';
import { dataFolder, storeIn } from './store-in.ts';

test('settings and the season are there after a restart, each as it was set last', () => {
  const folder = dataFolder();
  const { settings, season, close } = storeIn(folder);
  expect([settings.get(), season.get()]).toEqual([FIRST_SETTINGS, null]);
  settings.set({ theme: 'light', sounds: ['round'], soundVolume: 0 });
  const changed = { ...FIRST_SETTINGS, theme: 'dark', sounds: [], soundVolume: 0 };
  expect(settings.set({ theme: 'dark', sounds: [] })).toEqual(changed);
  const spring = { title: '', from: '2026-03-01', to: '2026-05-31', rule: 'wins', least: 3 } as const;
  const none = { season: null, at: '2026-04-01T20:00:00.000Z' };
  for (const kept of [{ season: spring, at: '2026-03-01T20:00:00.000Z' }, none]) {
    season.set(kept);
    expect(season.get()).toEqual(kept);
  }
  close();
  const again = storeIn(folder);
  expect([again.settings.get(), again.season.get()]).toEqual([changed, none]);
});
