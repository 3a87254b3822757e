import { app, Menu, type BrowserWindow, type MenuItemConstructorOptions } from 'electron';
import manifest from '../../../package.json' with { type: 'json' };
import { boardMenuOf, menuOf, type Commands, type MenuState } from './menu.ts';
import type { Localisation } from './system-language.ts';

/**
 * The application menu and the about panel, in the user's language. `run` runs a chosen command and handles its
 * failures.
 */
export function appMenu(commands: Commands, run: (command: () => void) => void) {
  let shown = '';
  /** Boards that have their own small menu. */
  let served: readonly BrowserWindow[] = [];
  return {
    /** Updates the menu if anything has changed. */
    show: (
      { words, locale }: Localisation,
      state: Omit<MenuState, 'platform'>,
      boards: readonly BrowserWindow[],
    ) => {
      const { menu, about } = words.shell;
      const next = JSON.stringify([locale, state]);
      if (next !== shown) {
        shown = next;
        // This sets the menu of every window.
        served = [];
        Menu.setApplicationMenu(
          builtMenu(run, menuOf(menu, { ...state, platform: process.platform }, commands)),
        );
        app.setAboutPanelOptions({
          applicationName: manifest.productName,
          applicationVersion: manifest.version,
          copyright: about.licence,
          credits: about.credits,
        });
      }
      // A Mac has one menu for all windows.
      if (process.platform === 'darwin') return;
      for (const board of boards)
        if (!served.includes(board)) board.setMenu(builtMenu(run, boardMenuOf(menu, commands)));
      served = boards;
    },
  };
}

type Entries = MenuItemConstructorOptions[];

/** A menu whose commands are run by `run`. */
export function builtMenu(run: (command: () => void) => void, entries: Entries): Menu {
  return Menu.buildFromTemplate(runBy(run, entries));
}

function runBy(run: (command: () => void) => void, entries: Entries): Entries {
  return entries.map(({ click, submenu, ...entry }) => ({
    ...entry,
    ...(click === undefined ? {} : { click: (...given) => run(() => click(...given)) }),
    ...(Array.isArray(submenu) ? { submenu: runBy(run, submenu) } : {}),
  }));
}
