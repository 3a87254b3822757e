import type { MenuItemConstructorOptions } from 'electron';
import { MENU } from '../../shared/routes/index.ts';
import type { Words } from '../../shared/text/en/index.ts';
import type { UpdateStep } from './updates/updates.ts';

/** The commands of our menu, besides those of the system. */
export interface Commands {
  readonly newGame: () => void;
  readonly allGames: () => void;
  readonly enter: (address: string) => void;
  readonly open: () => void;
  readonly save: () => void;
  readonly print: () => void;
  readonly savePdf: () => void;
  readonly showBoard: () => void;
  readonly showDataFolder: () => void;
  readonly showLog: () => void;
  readonly lookForNewVersions: (looks: boolean) => void;
  readonly proceedWithUpdate: () => void;
}

/** Determines which entries there are and which are enabled. */
export interface MenuState {
  readonly platform: NodeJS.Platform;
  readonly gameShown: boolean;
  readonly developing: boolean;
  /** null if there is no address to ask for new versions. */
  readonly updates: UpdateState | null;
}

export interface UpdateState {
  readonly atStart: boolean;
  readonly step: UpdateStep;
  /** Not during a game. */
  readonly allowed: boolean;
}

type Entries = MenuItemConstructorOptions[];
const LINE: MenuItemConstructorOptions = { type: 'separator' };

/** The application menu, in each system's usual order. */
export function menuOf(words: Words['shell']['menu'], state: MenuState, commands: Commands): Entries {
  const onMac = state.platform === 'darwin';
  return [
    ...(onMac ? [macMenu(words)] : []),
    { label: words.file, submenu: fileEntries(words, state, commands) },
    {
      label: words.edit,
      submenu: [
        { role: 'undo', label: words.undo },
        { role: 'redo', label: words.redo },
        LINE,
        { role: 'cut', label: words.cut },
        { role: 'copy', label: words.copy },
        { role: 'paste', label: words.paste },
        { role: 'selectAll', label: words.selectAll },
      ],
    },
    {
      label: words.view,
      submenu: [
        {
          label: words.board,
          accelerator: 'CmdOrCtrl+B',
          enabled: state.gameShown,
          click: () => commands.showBoard(),
        },
        LINE,
        ...sectionEntries(words, commands),
        LINE,
        { role: 'resetZoom', label: words.actualSize },
        { role: 'zoomIn', label: words.zoomIn },
        { role: 'zoomOut', label: words.zoomOut },
        LINE,
        { role: 'togglefullscreen', label: words.fullScreen },
        ...(state.developing ? developerEntries(words) : []),
      ],
    },
    {
      label: words.window,
      submenu: [{ role: 'minimize', label: words.minimize }, ...(onMac ? macWindowEntries(words) : [])],
    },
    { role: 'help', label: words.help, submenu: helpEntries(words, state, commands) },
  ];
}

function sectionEntries(words: Words['shell']['menu'], commands: Commands): Entries {
  return MENU.map(({ word, address }) => ({
    label: words.sections[word],
    // The usual shortcut on every system.
    ...(word === 'settings' ? { accelerator: 'CmdOrCtrl+,' } : {}),
    click: () => commands.enter(address),
  }));
}

function macMenu(words: Words['shell']['menu']): MenuItemConstructorOptions {
  return {
    label: 'Vernissage',
    submenu: [
      { role: 'about', label: words.about },
      LINE,
      { role: 'services', label: words.services },
      LINE,
      { role: 'hide', label: words.hide },
      { role: 'hideOthers', label: words.hideOthers },
      { role: 'unhide', label: words.showAll },
      LINE,
      { role: 'quit', label: words.quit },
    ],
  };
}

function fileEntries(words: Words['shell']['menu'], state: MenuState, commands: Commands): Entries {
  return [
    { label: words.newGame, accelerator: 'CmdOrCtrl+N', click: () => commands.newGame() },
    { label: words.allGames, accelerator: 'CmdOrCtrl+Shift+H', click: () => commands.allGames() },
    LINE,
    { label: words.open, accelerator: 'CmdOrCtrl+O', click: () => commands.open() },
    {
      label: words.save,
      accelerator: 'CmdOrCtrl+S',
      enabled: state.gameShown,
      click: () => commands.save(),
    },
    { label: words.print, accelerator: 'CmdOrCtrl+P', click: () => commands.print() },
    { label: words.savePdf, click: () => commands.savePdf() },
    LINE,
    { role: 'close', label: words.close },
    ...(state.platform === 'darwin' ? [] : quitEntries(words)),
  ];
}

function quitEntries(words: Words['shell']['menu']): Entries {
  return [LINE, { role: 'quit', label: words.quit, accelerator: 'Ctrl+Q' }];
}

function developerEntries(words: Words['shell']['menu']): Entries {
  return [LINE, { role: 'toggleDevTools', label: words.developer }];
}

function macWindowEntries(words: Words['shell']['menu']): Entries {
  return [{ role: 'zoom', label: words.zoom }, LINE, { role: 'front', label: words.bringAllToFront }];
}

function helpEntries(words: Words['shell']['menu'], state: MenuState, commands: Commands): Entries {
  const { updates } = state;
  return [
    { label: words.dataFolder, click: () => commands.showDataFolder() },
    { label: words.logFolder, click: () => commands.showLog() },
    ...(updates === null ? [] : updateEntries(words, updates, commands)),
    ...(state.platform === 'darwin' ? [] : [LINE, { role: 'about' as const, label: words.about }]),
  ];
}

function updateEntries(words: Words['shell']['menu'], updates: UpdateState, commands: Commands): Entries {
  const { step } = updates;
  const label = 'version' in step ? words.updates[step.step](step.version) : words.updates[step.step];
  return [
    LINE,
    {
      label,
      enabled: updates.allowed && step.step !== 'checking' && step.step !== 'downloading',
      click: () => commands.proceedWithUpdate(),
    },
    {
      type: 'checkbox',
      label: words.looksForNewVersions,
      checked: updates.atStart,
      click: (item) => commands.lookForNewVersions(item.checked),
    },
  ];
}
