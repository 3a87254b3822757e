import { FIRST_SETTINGS, type Settings } from '../../shared/api.ts';
import { language } from './language.svelte.ts';
import { letterKeys } from './letter-keys.svelte.ts';
import type { Link } from './link.svelte.ts';

/** What the person has chosen, the same in every view. */
export interface SettingsView {
  readonly current: Settings;
  readonly change: (change: Partial<Settings>) => Promise<void>;
}

export function followSettings(link: Link): SettingsView {
  let current = $state.raw(FIRST_SETTINGS);

  function show(next: Settings): void {
    current = next;
    language.choose(next.language);
    letterKeys.switch(next.letterKeys === 'on');
    if (next.theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = next.theme;
  }

  $effect(() =>
    link.listen({
      opened: () => void link.client.settings.get().then(show, () => undefined),
      changed: (change) => {
        if (change.kind === 'settings') show(change.settings);
      },
    }),
  );

  return {
    get current() {
      return current;
    },
    change: async (change) => {
      show(await link.client.settings.set(change));
    },
  };
}
