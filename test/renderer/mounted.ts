import {
  render as renderAlone,
  type Component,
  type ComponentImport,
  type ComponentOptions,
} from 'vitest-browser-svelte';
import { clientOver } from '../../src/renderer/lib/contract-client.ts';
import type { FileView } from '../../src/renderer/lib/file.svelte.ts';
import type { LanguageView } from '../../src/renderer/lib/language.svelte.ts';
import type { Link } from '../../src/renderer/lib/link.svelte.ts';
import type { Session } from '../../src/renderer/lib/session.svelte.ts';
import type { SettingsView } from '../../src/renderer/lib/settings.svelte.ts';
import { FIRST_SETTINGS, type Settings } from '../../src/shared/api.ts';
import { HOME, type Place } from '../../src/shared/routes/index.ts';
import Around from './Around.svelte';
import { language } from './spoken.ts';

/** Settings that never change. */
export function settingsOf(chosen: Partial<Settings> = {}): SettingsView {
  return { current: { ...FIRST_SETTINGS, ...chosen }, change: () => Promise.resolve() };
}

/** Settings that stay as they are, and the changes that are asked for. */
export function settingsAsked(chosen: Partial<Settings> = {}) {
  const changes: Partial<Settings>[] = [];
  const change: SettingsView['change'] = (asked) => {
    changes.push(asked);
    return Promise.resolve();
  };
  return { settings: { ...settingsOf(chosen), change }, changes };
}

/** A link that never answers. */
const silent: Link = {
  client: clientOver(() => undefined).client,
  status: 'open',
  listen: () => () => undefined,
  tell: () => undefined,
};

const file: FileView = { outage: null, exchanges: 0 };

interface Contexts {
  readonly link?: Link;
  readonly settings?: SettingsView;
  readonly language?: LanguageView;
  readonly session?: Session;
  readonly place?: Place | null;
}

/** Leaves the address that a test went to, and the place that the window takes from it. */
export function leaveAddress(): void {
  history.replaceState(null, '', location.pathname + location.search);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Mounts a component with the app's contexts, or the test's own. */
export function render<C extends Component>(
  component: ComponentImport<C>,
  options: ComponentOptions<C> = {},
  contexts: Contexts = {},
) {
  return renderAlone(component, options, {
    wrapper: Around,
    wrapperProps: {
      link: silent,
      settings: settingsOf(),
      language,
      session: null,
      file,
      place: HOME,
      ...contexts,
    },
  });
}
