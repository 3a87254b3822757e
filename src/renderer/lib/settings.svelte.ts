import { createContext } from 'svelte';
import { FIRST_SETTINGS, type Settings } from '../../shared/api.ts';
import type { AppLanguage } from './language.svelte.ts';
import { letterKeys } from './letter-keys.svelte.ts';
import type { Link } from './link.svelte.ts';
import { isReading } from './reading.ts';
import { keptChoices, keepChoices } from './reader-choices.ts';

/** The user's settings, the same in every view. */
export interface SettingsView {
  readonly current: Settings;
  readonly change: (change: Partial<Settings>) => Promise<void>;
}

export const [useSettings, provideSettings] = createContext<SettingsView>();

export function followSettings(link: Link, language: AppLanguage): SettingsView {
  if (isReading()) return ownSettings(language);
  let current = $state.raw(FIRST_SETTINGS);
  /** The settings as main last sent them. */
  let kept = FIRST_SETTINGS;
  /** Changes main hasn't answered yet: show ours until it does. */
  let onTheirWay = 0;

  function show(next: Settings): void {
    current = next;
    apply(next, language);
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

/** A reader's language and colours are the reader's own: this browser keeps them. */
function ownSettings(language: AppLanguage): SettingsView {
  const first: Settings = { ...FIRST_SETTINGS, ...keptChoices() };
  let current = $state.raw(first);
  apply(first, language);
  return {
    get current() {
      return current;
    },
    change: ({ language: spoken = current.language, theme = current.theme }) => {
      current = { ...current, language: spoken, theme };
      apply(current, language);
      keepChoices(current);
      return Promise.resolve();
    },
  };
}

function apply(settings: Settings, language: AppLanguage): void {
  language.choose(settings.language);
  if (settings.teachingLanguage !== null) language.need(settings.teachingLanguage);
  letterKeys.switch(settings.letterKeys === 'on');
  if (settings.theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = settings.theme;
}
