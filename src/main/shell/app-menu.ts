import { app, Menu } from 'electron';
import manifest from '../../../package.json' with { type: 'json' };
import { menuOf, type Commands, type MenuState } from './menu.ts';
import type { Localisation } from './system-language.ts';

export interface AppMenu {
  /** Updates the menu if anything has changed. */
  readonly show: (localisation: Localisation, state: Omit<MenuState, 'platform'>) => void;
  readonly hide: () => void;
}

/** The application menu and the about panel, in the user's language. */
export function appMenu(commands: Commands): AppMenu {
  let shown = '';
  return {
    show: ({ words, locale }, state) => {
      const next = JSON.stringify([locale, state]);
      if (next === shown) return;
      shown = next;
      const { menu, about } = words.shell;
      Menu.setApplicationMenu(
        Menu.buildFromTemplate(menuOf(menu, { ...state, platform: process.platform }, commands)),
      );
      app.setAboutPanelOptions({
        applicationName: manifest.productName,
        applicationVersion: manifest.version,
        copyright: about.licence,
        credits: about.credits,
      });
    },
    hide: () => {
      shown = '';
      Menu.setApplicationMenu(null);
    },
  };
}
