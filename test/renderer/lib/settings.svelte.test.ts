import { flushSync } from 'svelte';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { language } from '../spoken.ts';
import { letterKeys } from '../../../src/renderer/lib/letter-keys.svelte.ts';
import { followSettings, type SettingsView } from '../../../src/renderer/lib/settings.svelte.ts';
import { FIRST_SETTINGS, type Settings } from '../../../src/shared/api.ts';
import { workingHost } from '../working-host.ts';

afterEach(() => {
  delete document.documentElement.dataset['theme'];
});

interface Asked {
  readonly change: Partial<Settings>;
  readonly keep: () => Promise<void>;
  readonly fail: () => Promise<void>;
}

/** Settings whose host saves, or fails to, when the test says so. */
function view() {
  const asked: Asked[] = [];
  let kept = FIRST_SETTINGS;
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
  const set = (change: Partial<Settings>) =>
    new Promise<Settings>((resolve, reject) =>
      asked.push({
        change,
        keep: () => {
          kept = { ...kept, ...change };
          resolve(kept);
          return settled();
        },
        fail: () => {
          reject(new Error('the disk is full'));
          return settled();
        },
      }),
    );
  const { link, hear } = workingHost(({ client }) => ({
    ...client,
    settings: { get: () => new Promise<Settings>(() => undefined), set },
  }));
  let settings: SettingsView | undefined;
  onTestFinished(
    $effect.root(() => {
      settings = followSettings(link, language);
    }),
  );
  flushSync();
  if (settings === undefined) throw new Error('settings are followed');
  const elsewhere = (change: Partial<Settings>) => {
    kept = { ...kept, ...change };
    hear({ kind: 'settings', settings: kept });
  };
  return { settings, asked, elsewhere };
}

test('a change shows at once, and the next builds on it before main has answered', async () => {
  const { settings, asked } = view();
  void settings.change({ sounds: ['hammer'] });
  void settings.change({ sounds: [...settings.current.sounds, 'round'] });
  expect(asked.map(({ change }) => change)).toEqual([
    { sounds: ['hammer'] },
    { sounds: ['hammer', 'round'] },
  ]);
  await asked[0]?.keep();
  expect(settings.current.sounds).toEqual(['hammer', 'round']);
  await asked[1]?.keep();
  expect(settings.current.sounds).toEqual(['hammer', 'round']);
});

test('whatever is set shows at once, and so does going back', () => {
  const { elsewhere } = view();
  for (const theme of ['dark', 'system', 'light', 'dark', 'light', 'system'] as const) {
    elsewhere({ theme });
    expect(document.documentElement.dataset['theme'] ?? 'system').toBe(theme);
  }
  for (const letters of ['off', 'on', 'off'] as const) {
    elsewhere({ letterKeys: letters });
    expect(letterKeys.on ? 'on' : 'off').toBe(letters);
  }
  for (const spoken of ['it', 'en', 'it'] as const) {
    elsewhere({ language: spoken });
    expect(language.current).toBe(spoken);
  }
});

test('a reader’s language and theme are kept in this browser alone, and what else is kept there is ignored', async () => {
  document.documentElement.dataset['reads'] = '';
  onTestFinished(() => void delete document.documentElement.dataset['reads']);
  onTestFinished(() => localStorage.removeItem('vernissage-reader'));
  const { settings, asked } = view();
  expect(settings.current).toEqual(FIRST_SETTINGS);
  await settings.change({ theme: 'dark', money: 'open' });
  await settings.change({ language: 'it' });
  expect(settings.current).toEqual({ ...FIRST_SETTINGS, theme: 'dark', language: 'it' });
  expect([asked, view().settings.current]).toEqual([[], settings.current]);
  for (const kept of ['{"theme":"pink","language":"xx","money":"open"}', '"it"', 'it']) {
    localStorage.setItem('vernissage-reader', kept);
    expect(view().settings.current, kept).toEqual(FIRST_SETTINGS);
  }
});

test('a change that couldn’t be saved is reverted, and nothing else', async () => {
  const { settings, asked } = view();
  const failing = settings.change({ money: 'open' });
  const kept = settings.change({ letterKeys: 'off' });
  const told = expect(failing).rejects.toThrow('the disk is full');
  await asked[0]?.fail();
  await told;
  await asked[1]?.keep();
  await kept;
  expect(settings.current).toEqual({ ...FIRST_SETTINGS, letterKeys: 'off' });
});

test('if nothing could be saved, other views’ changes still show', async () => {
  const { settings, asked, elsewhere } = view();
  const failing = [settings.change({ money: 'open' }), settings.change({ letterKeys: 'off' })];
  const told = failing.map((change) => expect(change).rejects.toThrow('the disk is full'));
  elsewhere({ theme: 'dark' });
  expect(settings.current.money).toBe('open');
  for (const { fail } of asked) await fail();
  await Promise.all(told);
  expect(settings.current).toEqual({ ...FIRST_SETTINGS, theme: 'dark' });
});
