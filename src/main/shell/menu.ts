import type { KeyboardEvent, MenuItemConstructorOptions } from 'electron';
import { BAR, MENU, type Screen, type Section } from '../../shared/routes/index.ts';
import type { Words } from '../../shared/text/en/index.ts';
import type { UpdateStep } from './updates/updates.ts';
import type { ZoomStep } from './zoom.ts';

/** The commands of our menu, besides those of the system. */
export interface Commands {
  readonly newGame: () => void;
  readonly enter: (address: string) => void;
  readonly open: () => void;
  readonly save: () => void;
  readonly print: () => void;
  readonly savePdf: () => void;
  readonly showBoard: (fullScreen: boolean) => void;
  readonly back: () => void;
  readonly forward: () => void;
  /** With its key, a text field undoes; from the menu, the page decides what is undone. */
  readonly undo: (byKey: boolean) => void;
  readonly redo: (byKey: boolean) => void;
  readonly zoom: (step: ZoomStep) => void;
  readonly showDataFolder: () => void;
  readonly showLog: () => void;
  readonly explainSandbox: () => void;
  readonly lookForNewVersions: (looks: boolean) => void;
  readonly proceedWithUpdate: () => void;
}

/** Determines which entries there are and which are enabled. */
export interface MenuState {
  readonly platform: NodeJS.Platform;
  /** Without them, only entries that don't need games. */
  readonly gamesOpen: boolean;
  readonly gameShown: boolean;
  /** A Mac keeps the menu without any window. */
  readonly tableShown: boolean;
  readonly developing: boolean;
  readonly sandboxed: boolean;
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
type MenuWords = Words['shell']['menu'];

export const LINE: MenuItemConstructorOptions = { type: 'separator' };

/** The application menu, in each system's usual order. */
export function menuOf(words: MenuWords, state: MenuState, commands: Commands): Entries {
  const onMac = state.platform === 'darwin';
  return [
    ...(onMac ? [macMenu(words)] : []),
    { label: words.file, submenu: fileEntries(words, state, commands) },
    {
      label: words.edit,
      submenu: [
        {
          label: words.undo,
          accelerator: 'CmdOrCtrl+Z',
          click: (_item, _window, event) => commands.undo(isByKey(event)),
        },
        {
          label: words.redo,
          accelerator: onMac ? 'Cmd+Shift+Z' : 'Ctrl+Y',
          click: (_item, _window, event) => commands.redo(isByKey(event)),
        },
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
        ...(state.gamesOpen ? placeEntries(words, state, commands) : []),
        ...sizeEntries(words, commands),
        ...(state.developing ? [LINE, { role: 'toggleDevTools' as const, label: words.developer }] : []),
      ],
    },
    {
      label: words.window,
      ...(onMac ? { role: 'window' } : {}),
      submenu: [{ role: 'minimize', label: words.minimize }, ...(onMac ? macWindowEntries(words) : [])],
    },
    { role: 'help', label: words.help, submenu: helpEntries(words, state, commands) },
  ];
}

/** The menu of a window that is only looked at; a Mac has one menu for all windows. */
export function boardMenuOf(words: MenuWords, commands: Commands): Entries {
  return [
    {
      label: words.view,
      submenu: [...sizeEntries(words, commands), LINE, { role: 'close', label: words.close }],
    },
  ];
}

/**
 * Electron says the same of an entry that is chosen in the open menu with Enter, or in a menu bar that the desktop
 * draws; but then no modifier is held.
 */
function isByKey({ triggeredByAccelerator, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return triggeredByAccelerator === true && (ctrlKey === true || metaKey === true);
}

function placeEntries(words: MenuWords, state: MenuState, commands: Commands): Entries {
  const onMac = state.platform === 'darwin';
  return [
    {
      label: words.board,
      accelerator: 'CmdOrCtrl+B',
      enabled: state.gameShown,
      click: () => commands.showBoard(false),
    },
    {
      label: words.boardFullScreen,
      accelerator: 'CmdOrCtrl+Shift+B',
      enabled: state.gameShown,
      click: () => commands.showBoard(true),
    },
    LINE,
    { label: words.back, accelerator: onMac ? 'Cmd+[' : 'Alt+Left', click: () => commands.back() },
    { label: words.forward, accelerator: onMac ? 'Cmd+]' : 'Alt+Right', click: () => commands.forward() },
    LINE,
    ...sectionEntries(BAR, words, commands),
    LINE,
    ...sectionEntries(MENU, words, commands),
    LINE,
  ];
}

/** With all keys that mean the same on different keyboards; `Plus` alone would want Shift. */
function sizeEntries(words: MenuWords, commands: Commands): Entries {
  const entry = (step: ZoomStep, label: string, [first, ...others]: readonly string[]): Entries => [
    { label, accelerator: `CmdOrCtrl+${first}`, click: () => commands.zoom(step) },
    ...others.map((key) => ({
      label,
      accelerator: `CmdOrCtrl+${key}`,
      visible: false,
      acceleratorWorksWhenHidden: true,
      click: () => commands.zoom(step),
    })),
  ];
  return [
    ...entry('reset', words.actualSize, ['0', 'num0']),
    ...entry('in', words.zoomIn, ['Plus', '=', 'numadd']),
    ...entry('out', words.zoomOut, ['-', 'numsub']),
    LINE,
    { role: 'togglefullscreen', label: words.fullScreen },
  ];
}

function sectionEntries(sections: readonly Section[], words: MenuWords, commands: Commands): Entries {
  return sections.map(({ name, screen, address }) => {
    const accelerator = SECTION_KEYS[screen];
    return {
      label: words.sections[name],
      ...(accelerator === undefined ? {} : { accelerator }),
      click: () => commands.enter(address),
    };
  });
}

/** With the usual shortcut of every system for the settings. */
const SECTION_KEYS: Readonly<Partial<Record<Screen, string>>> = {
  home: 'CmdOrCtrl+Shift+H',
  settings: 'CmdOrCtrl+,',
};

function macMenu(words: MenuWords): MenuItemConstructorOptions {
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

function fileEntries(words: MenuWords, state: MenuState, commands: Commands): Entries {
  const leaving: Entries = [
    { role: 'close', label: words.close },
    ...(state.platform === 'darwin'
      ? []
      : [LINE, { role: 'quit' as const, label: words.quit, accelerator: 'Ctrl+Q' }]),
  ];
  // The page says what can be done.
  if (!state.gamesOpen) return leaving;
  return [
    { label: words.newGame, accelerator: 'CmdOrCtrl+N', click: () => commands.newGame() },
    LINE,
    { label: words.open, accelerator: 'CmdOrCtrl+O', click: () => commands.open() },
    {
      label: words.save,
      accelerator: 'CmdOrCtrl+S',
      enabled: state.gameShown,
      click: () => commands.save(),
    },
    {
      label: words.print,
      accelerator: 'CmdOrCtrl+P',
      enabled: state.tableShown,
      click: () => commands.print(),
    },
    { label: words.savePdf, enabled: state.tableShown, click: () => commands.savePdf() },
    LINE,
    ...leaving,
  ];
}

function macWindowEntries(words: MenuWords): Entries {
  return [{ role: 'zoom', label: words.zoom }, LINE, { role: 'front', label: words.bringAllToFront }];
}

function helpEntries(words: MenuWords, state: MenuState, commands: Commands): Entries {
  const { updates } = state;
  return [
    { label: words.dataFolder, click: () => commands.showDataFolder() },
    { label: words.logFolder, click: () => commands.showLog() },
    ...(state.sandboxed ? [] : [{ label: words.noSandbox, click: () => commands.explainSandbox() }]),
    ...(updates === null ? [] : updateEntries(words, updates, commands)),
    ...(state.platform === 'darwin' ? [] : [LINE, { role: 'about' as const, label: words.about }]),
  ];
}

function updateEntries(words: MenuWords, updates: UpdateState, commands: Commands): Entries {
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
