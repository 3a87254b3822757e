import { createContext } from 'svelte';
import { FIRST_SETTINGS, type Settings } from '../../shared/api.ts';
import type { AppLanguage } from './language.svelte.ts';
import { letterKeys } from './letter-keys.svelte.ts';
import type { Link } from './link.svelte.ts';

/** The user's settings, the same in every view. */
export interface SettingsView {
  readonly current: Settings;
  readonly change: (change: Partial<Settings>) => Promise<void>;
}

export const [useSettings, provideSettings] = createContext<SettingsView>();

export function followSettings(link: Link, language: AppLanguage): SettingsView {
  let current = $state.raw(FIRST_SETTINGS);
  /** The settings as main last sent them. */
  let kept = FIRST_SETTINGS;
  /** Changes main hasn't answered yet: show ours until it does. */
  let onTheirWay = 0;

  function show(next: Settings): void {
    current = next;
    language.choose(next.language);
    if (next.teachingLanguage !== null) language.need(next.teachingLanguage);
    letterKeys.switch(next.letterKeys === 'on');
    if (next.theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = next.theme;
  }

  function hear(next: Settings): void {
    kept = next;
    if (onTheirWay === 0) show(kept);
  }

  $effect(() =>
    link.listen({
      opened: () => void link.client.settings.get().then(hear, () => undefined),
      changed: (change) => {
        if (change.kind === 'settings') hear(change.settings);
      },
    }),
  );

  return {
    get current() {
      return current;
    },
    change: async (change) => {
      onTheirWay += 1;
      // The next change builds on this one, even before main has answered.
      show({ ...current, ...change });
      try {
        kept = await link.client.settings.set(change);
      } finally {
        onTheirWay -= 1;
        if (onTheirWay === 0) show(kept);
      }
    },
  };
}
