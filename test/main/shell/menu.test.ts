import { describe, expect, test } from 'vitest';
import {
  boardMenuOf,
  menuOf,
  type Commands,
  type MenuState,
  type UpdateState,
} from '../../../src/main/shell/menu.ts';
import { BAR, MENU } from '../../../src/shared/routes/index.ts';
import { en } from '../../../src/shared/text/en/index.ts';
import { it } from '../../../src/shared/text/it/index.ts';

const nothing = () => undefined;
const COMMANDS = new Proxy({} as Commands, { get: () => nothing });
const STATE: MenuState = {
  platform: 'linux',
  gamesOpen: true,
  gameShown: true,
  tableShown: true,
  developing: false,
  sandboxed: true,
  updates: null,
};
const UPDATES: UpdateState = { atStart: false, step: { step: 'idle' }, allowed: true };

/** Electron's default shortcuts for entries with a role. */
const KEYS_OF_ROLES: Readonly<Record<string, readonly string[]>> = {
  cut: ['CmdOrCtrl+X'],
  copy: ['CmdOrCtrl+C'],
  paste: ['CmdOrCtrl+V'],
  selectAll: ['CmdOrCtrl+A'],
  togglefullscreen: ['F11', 'Ctrl+Cmd+F'],
  minimize: ['CmdOrCtrl+M'],
  close: ['CmdOrCtrl+W'],
  hide: ['Cmd+H'],
  hideOthers: ['Cmd+Alt+H'],
  quit: ['CmdOrCtrl+Q'],
};

type Entry = Electron.MenuItemConstructorOptions;

function entries(state: Partial<MenuState>, words = en.shell.menu): Entry[] {
  return menuOf(words, { ...STATE, ...state }, COMMANDS).flatMap((menu) => [
    menu,
    ...(Array.isArray(menu.submenu) ? menu.submenu : []),
  ]);
}

const roles = (state: Partial<MenuState>) => entries(state).map(({ role }) => role);

describe('the menu', () => {
  test.each(['linux', 'win32', 'darwin'] as const)(
    'on %s has names for all entries in both languages, and different shortcuts',
    (platform) => {
      const state = { platform, developing: true, updates: UPDATES };
      const labels = (words: typeof en.shell.menu) =>
        entries(state, words)
          .filter(({ type }) => type !== 'separator')
          .map(({ label }) => label);
      expect(labels(en.shell.menu)).not.toContain(undefined);
      expect(labels(it.shell.menu)).toHaveLength(labels(en.shell.menu).length);
      expect(labels(it.shell.menu).filter((label, at) => label === labels(en.shell.menu)[at])).toEqual(
        platform === 'darwin' ? ['Vernissage', 'File'] : ['File'],
      );
      // And no shortcut twice.
      const given = entries({ platform }).flatMap(({ accelerator, role }) =>
        accelerator === undefined ? (KEYS_OF_ROLES[role ?? ''] ?? []) : String(accelerator),
      );
      const control = platform === 'darwin' ? 'Cmd' : 'Ctrl';
      const keys = given.map((key) => key.replace('CmdOrCtrl', control));
      expect(keys).toContain(`${control}+Z`);
      expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    },
  );

  test('has Quit and About where each system expects them, and developer tools only for developers', () => {
    expect(roles({ platform: 'darwin' })).toContain('window');
    for (const platform of ['linux', 'darwin'] as const) {
      expect(roles({ platform }).filter((role) => role === 'quit' || role === 'about')).toHaveLength(2);
    }
    expect(entries({ platform: 'darwin' })[0]?.label).toBe('Vernissage');
    expect(roles({ developing: false })).not.toContain('toggleDevTools');
    expect(roles({ developing: true })).toContain('toggleDevTools');
  });

  test('does what each entry says, by every key, and a board’s menu changes only the size', () => {
    const { menu: words } = en.shell;
    const calls: unknown[] = [];
    const commands = new Proxy({} as Commands, {
      get:
        (_, name) =>
        (...given: readonly unknown[]) =>
          calls.push(name, ...given),
    });
    const chosen = (menus: readonly Entry[]) =>
      menus
        .flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []))
        .flatMap(({ label, click, accelerator = '' }) => {
          if (click === undefined) return [];
          Reflect.apply(click, null, [{ checked: true }, null, {}]);
          return [[label, accelerator, ...calls.splice(0)]];
        });
    const keys: Readonly<Record<string, string>> = { home: 'CmdOrCtrl+Shift+H', settings: 'CmdOrCtrl+,' };
    const sizes = [
      ...['0', 'num0'].map((key) => [words.actualSize, `CmdOrCtrl+${key}`, 'zoom', 'reset']),
      ...['Plus', '=', 'numadd'].map((key) => [words.zoomIn, `CmdOrCtrl+${key}`, 'zoom', 'in']),
      ...['-', 'numsub'].map((key) => [words.zoomOut, `CmdOrCtrl+${key}`, 'zoom', 'out']),
    ];
    const all = { ...STATE, sandboxed: false, updates: UPDATES };
    expect(chosen(menuOf(words, all, commands))).toEqual([
      [words.newGame, 'CmdOrCtrl+N', 'newGame'],
      [words.open, 'CmdOrCtrl+O', 'open'],
      [words.save, 'CmdOrCtrl+S', 'save'],
      [words.print, 'CmdOrCtrl+P', 'print'],
      [words.savePdf, '', 'savePdf'],
      [words.undo, 'CmdOrCtrl+Z', 'undo', false],
      [words.redo, 'Ctrl+Y', 'redo', false],
      [words.board, 'CmdOrCtrl+B', 'showBoard', false],
      [words.boardFullScreen, 'CmdOrCtrl+Shift+B', 'showBoard', true],
      [words.back, 'Alt+Left', 'back'],
      [words.forward, 'Alt+Right', 'forward'],
      ...[...BAR, ...MENU].map(({ name, address }) => [
        ...[words.sections[name], keys[name] ?? '', 'enter', address],
      ]),
      ...sizes,
      [words.dataFolder, '', 'showDataFolder'],
      [words.logFolder, '', 'showLog'],
      [words.noSandbox, '', 'explainSandbox'],
      [words.updates.idle, '', 'proceedWithUpdate'],
      [words.looksForNewVersions, '', 'lookForNewVersions', true],
    ]);
    expect(chosen(boardMenuOf(words, commands))).toEqual(sizes);
    expect(entries({}).map(({ label }) => label)).not.toContain(words.noSandbox);
    const disabled = (state: Partial<MenuState>) =>
      entries(state).flatMap(({ enabled, label }) => (enabled === false ? label : []));
    expect([{}, { gameShown: false }, { tableShown: false }].map(disabled)).toEqual([
      [],
      [words.save, words.board, words.boardFullScreen],
      [words.print, words.savePdf],
    ]);
  });

  test('undoes in a text field by its key, and what the page means if it is chosen in the menu', () => {
    const undone: boolean[] = [];
    const menus = menuOf(en.shell.menu, STATE, { ...COMMANDS, undo: (byKey) => undone.push(byKey) });
    const edit = menus.find(({ label }) => label === en.shell.menu.edit)?.submenu;
    const [undo] = Array.isArray(edit) ? edit : [];
    for (const event of [
      { triggeredByAccelerator: true, ctrlKey: true, metaKey: false },
      { triggeredByAccelerator: true, ctrlKey: false, metaKey: true },
      // With Enter, or in a menu bar that the desktop draws.
      { triggeredByAccelerator: true, ctrlKey: false, metaKey: false },
      { triggeredByAccelerator: false, ctrlKey: true, metaKey: false },
    ])
      Reflect.apply(undo?.click ?? nothing, null, [null, null, event]);
    expect(undone).toEqual([true, true, false, false]);
  });

  test.each(['linux', 'win32', 'darwin'] as const)(
    'on %s can copy, zoom, close, quit and show the log while the games can’t be opened',
    (platform) => {
      const labels = entries({ platform, gamesOpen: false }).map(({ label }) => label);
      const { quit, close, copy, zoomIn, logFolder, dataFolder, newGame, save, board } = en.shell.menu;
      expect(labels).toEqual(
        expect.arrayContaining([quit, close, copy, zoomIn, logFolder, dataFolder]) as unknown,
      );
      for (const label of [newGame, save, board]) expect(labels).not.toContain(label);
    },
  );

  test('offers the next step of an update if there is an address to ask, but not during a game', () => {
    const box = (updates: UpdateState | null) => entries({ updates }).find(({ type }) => type === 'checkbox');
    expect(box(null)).toBeUndefined();
    expect(box({ ...UPDATES, atStart: true })?.checked).toBe(true);
    expect(box(UPDATES)?.checked).toBe(false);
    const version = '1.1.0';
    const { updates: labels } = en.shell.menu;
    const offered = (step: UpdateState['step'], allowed = true) => {
      const shown = Object.values<unknown>(labels).map((label) =>
        typeof label === 'function' ? (label as (version: string) => string)(version) : label,
      );
      const found = entries({ updates: { ...UPDATES, step, allowed } }).filter(({ label }) =>
        shown.includes(label),
      );
      return found.map(({ label, enabled }) => [label, enabled]);
    };
    expect(offered({ step: 'idle' })).toEqual([[labels.idle, true]]);
    expect(offered({ step: 'idle' }, false)).toEqual([[labels.idle, false]]);
    expect(offered({ step: 'checking' })).toEqual([[labels.checking, false]]);
    expect(offered({ step: 'found', version })).toEqual([[labels.found(version), true]]);
    expect(offered({ step: 'downloading', version })).toEqual([[labels.downloading(version), false]]);
    expect(offered({ step: 'ready', version })).toEqual([[labels.ready(version), true]]);
    expect(offered({ step: 'ready', version }, false)).toEqual([[labels.ready(version), false]]);
  });
});
