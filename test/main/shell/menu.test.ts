import { describe, expect, test } from 'vitest';
import { menuOf, type Commands, type MenuState, type UpdateState } from '../../../src/main/shell/menu.ts';
import { MENU } from '../../../src/shared/routes/index.ts';
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

  test('has the usual shortcuts, the same in both languages', () => {
    const keys = (words: typeof en.shell.menu) =>
      entries({}, words).flatMap(({ accelerator }) => accelerator ?? []);
    const named = entries({}).flatMap(({ accelerator, label, visible }) =>
      accelerator === undefined || visible === false ? [] : [[accelerator, label]],
    );
    expect(keys(it.shell.menu)).toEqual(keys(en.shell.menu));
    expect(Object.fromEntries(named)).toEqual({
      'CmdOrCtrl+N': en.shell.menu.newGame,
      'CmdOrCtrl+Shift+H': en.shell.menu.allGames,
      'CmdOrCtrl+O': en.shell.menu.open,
      'CmdOrCtrl+S': en.shell.menu.save,
      'CmdOrCtrl+P': en.shell.menu.print,
      'CmdOrCtrl+Z': en.shell.menu.undo,
      'Ctrl+Y': en.shell.menu.redo,
      'CmdOrCtrl+B': en.shell.menu.board,
      'CmdOrCtrl+Shift+B': en.shell.menu.boardFullScreen,
      'Alt+Left': en.shell.menu.back,
      'Alt+Right': en.shell.menu.forward,
      'CmdOrCtrl+0': en.shell.menu.actualSize,
      'CmdOrCtrl+Plus': en.shell.menu.zoomIn,
      'CmdOrCtrl+-': en.shell.menu.zoomOut,
      'CmdOrCtrl+,': en.shell.menu.sections.settings,
      'Ctrl+Q': en.shell.menu.quit,
    });
  });

  test('has Quit and About where each system expects them, and developer tools only for developers', () => {
    expect(roles({ platform: 'darwin' })).toContain('window');
    for (const platform of ['linux', 'darwin'] as const) {
      expect(roles({ platform }).filter((role) => role === 'quit' || role === 'about')).toHaveLength(2);
    }
    expect(entries({ platform: 'darwin' })[0]?.label).toBe('Vernissage');
    expect(roles({ developing: false })).not.toContain('toggleDevTools');
    expect(roles({ developing: true })).toContain('toggleDevTools');
  });

  test('saves a copy only if a game is shown, and says so if the app runs without its sandbox', () => {
    const { save, noSandbox } = en.shell.menu;
    const [saving, away] = [true, false].map((gameShown) =>
      entries({ gameShown }).find(({ label }) => label === save),
    );
    expect([saving?.enabled, away?.enabled]).toEqual([true, false]);
    const says = [true, false].map((sandboxed) =>
      entries({ sandboxed }).some(({ label }) => label === noSandbox),
    );
    expect(says).toEqual([false, true]);
  });

  test('zooms with every key that means so, on any keyboard', () => {
    const keys = entries({}).flatMap(({ accelerator, visible }) => (visible === false ? accelerator : []));
    expect(keys).toEqual(['CmdOrCtrl+num0', 'CmdOrCtrl+=', 'CmdOrCtrl+numadd', 'CmdOrCtrl+numsub']);
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

  test('leads to every section of the app', () => {
    const entered: string[] = [];
    const menus = menuOf(en.shell.menu, STATE, { ...COMMANDS, enter: (room) => entered.push(room) });
    const view = menus.find(({ label }) => label === en.shell.menu.view)?.submenu;
    for (const { label, click } of Array.isArray(view) ? view : []) {
      // These entries don't use the arguments of a click.
      if (Object.values<string>(en.shell.menu.sections).includes(label ?? ''))
        Reflect.apply(click ?? nothing, null, []);
    }
    expect(entered).toEqual(MENU.map(({ address }) => address));
  });

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
