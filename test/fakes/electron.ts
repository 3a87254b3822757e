import type Electron from 'electron';
import { existsSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeWindow } from './browser-window.ts';
import { desktop, doors, type Owned } from './desktop.ts';
import { fallible } from './misbehaviour.ts';

/**
 * Replaces Electron, whose binary may not be installed: the parts that the app uses, checked against
 * Electron's own types. Pages are real ones in Chromium; a test acts as the system and the user through
 * `desktop`.
 */
export { desktop };
export { clearDesktop, display, doors, nativeTheme } from './desktop.ts';
export { misbehaviour } from './misbehaviour.ts';

export const BrowserWindow = FakeWindow;

const commandLine = fallible('CommandLine', {
  hasSwitch: (name) => desktop.switches.has(name),
  getSwitchValue: (name) => desktop.switches.get(name) ?? '',
  appendSwitch: (name, value = '') => {
    if (!desktop.ready) desktop.switches.set(name, value);
  },
} satisfies Partial<Electron.CommandLine>);

const calls = {
  // As Electron does, so that the switch can't be asked for afterwards.
  enableSandbox: () => {
    desktop.switches.delete('no-sandbox');
    desktop.switches.set('enable-sandbox', '');
  },
  setPath: (name, path) => {
    desktop.paths.set(name, path);
  },
  getPath: (name) =>
    name === 'documents' ? '/home/somebody/Documents' : join(tmpdir(), 'vernissage-home', name),
  setAppUserModelId: (id) => {
    desktop.userModel.id = id;
  },
  requestSingleInstanceLock: (told) => {
    const profile = desktop.paths.get('userData');
    if (profile === undefined) throw new Error('the lock goes by the folder of user data: name that first');
    desktop.told = told;
    const lock = join(profile, 'SingletonLock');
    if (desktop.instance === 'second' && !existsSync(lock)) symlinkSync(import.meta.filename, lock);
    return desktop.instance === 'first';
  },
  whenReady: () => {
    desktop.ready = true;
    return Promise.resolve();
  },
  getPreferredSystemLanguages: () => desktop.languages,
  setAboutPanelOptions: (told) => {
    desktop.about.current = told;
  },
  quit: () => {
    if (desktop.quitting) return;
    desktop.quitting = true;
    desktop.app.emit('before-quit', {});
    for (const window of [...desktop.windows]) window.close();
    desktop.app.emit('will-quit', {});
    desktop.app.emit('quit', {}, 0);
    // A page that was never opened can't close.
    void Promise.allSettled(desktop.closing).then(() => desktop.exit.resolve(0));
  },
  exit: (code) => {
    desktop.exit.resolve(code ?? 0);
  },
} satisfies Partial<Electron.App>;

export const app = Object.assign(desktop.app, fallible('App', calls), { isPackaged: false, commandLine });

export const ipcMain = desktop.ipc;

export const protocol = fallible('Protocol', {
  registerSchemesAsPrivileged: (schemes) => {
    desktop.schemes.push(...schemes);
  },
  handle: (scheme, handler) => {
    desktop.handlers.set(scheme, handler);
  },
} satisfies Partial<Electron.Protocol>);

export const session = {
  defaultSession: Object.assign(
    desktop.session,
    fallible('Session', {
      setPermissionRequestHandler: (handler) => {
        if (handler !== null) doors.request = handler;
      },
      setPermissionCheckHandler: (handler) => {
        if (handler !== null) doors.check = handler;
      },
      setDevicePermissionHandler: (handler) => {
        if (handler !== null) doors.device = handler;
      },
      addWordToSpellCheckerDictionary: (word) => desktop.dictionary.push(word) > 0,
    } satisfies Partial<Electron.Session>),
  ),
};

class FakeMenu extends Array<Electron.MenuItemConstructorOptions> {
  popup(options: Electron.PopupOptions): void {
    desktop.popups.push({ entries: [...this], ...options });
  }
}

fallible('Menu', FakeMenu.prototype);

export const Menu = fallible('Menu', {
  buildFromTemplate: (template: Electron.MenuItemConstructorOptions[]) => new FakeMenu(...template),
  setApplicationMenu: (template: Electron.MenuItemConstructorOptions[] | null) => {
    desktop.menu.current = template ?? [];
    for (const window of desktop.windows) window.menu = null;
  },
});

/** A dialog may belong to a window. */
type Asked<Options> = [{ readonly id: number }, Options] | [Options];
const optionsIn = <Options>(asked: Asked<Options>): Options & Owned =>
  asked.length === 1 ? { ...asked[0], parent: null } : { ...asked[1], parent: asked[0].id };

export const dialog = fallible('Dialog', {
  showOpenDialog: (...asked: Asked<Electron.OpenDialogOptions>) => {
    desktop.asked.open.push(optionsIn(asked));
    const filePaths = desktop.answers.open.shift() ?? [];
    return Promise.resolve({ canceled: filePaths.length === 0, filePaths });
  },
  showSaveDialog: (...asked: Asked<Electron.SaveDialogOptions>) => {
    desktop.asked.save.push(optionsIn(asked));
    const filePath = desktop.answers.save.shift() ?? '';
    return Promise.resolve({ canceled: filePath === '', filePath });
  },
  showMessageBox: (...asked: Asked<Electron.MessageBoxOptions>) => {
    desktop.asked.message.push(optionsIn(asked));
    return Promise.resolve({ response: desktop.answers.message.shift() ?? 0, checkboxChecked: false });
  },
  showErrorBox: (_title, content) => {
    desktop.asked.error.push(content);
  },
} satisfies Partial<Electron.Dialog>);

export const screen = fallible('Screen', {
  getAllDisplays: () => desktop.displays,
  getPrimaryDisplay: () => firstDisplay(),
  getDisplayMatching: ({ x, width }) =>
    desktop.displays.find(
      ({ bounds }) => x + width / 2 >= bounds.x && x + width / 2 < bounds.x + bounds.width,
    ) ?? firstDisplay(),
} satisfies Partial<Electron.Screen>);

function firstDisplay(): Electron.Display {
  const [first] = desktop.displays;
  if (first === undefined) throw new Error('there is always a screen');
  return first;
}

export const shell = fallible('Shell', {
  openExternal: (address) => {
    desktop.openedOutside.push(address);
    return Promise.resolve();
  },
  openPath: (path) => {
    desktop.openedOutside.push(path);
    return Promise.resolve('');
  },
} satisfies Partial<Electron.Shell>);

let blockers = 0;
export const powerSaveBlocker = fallible('PowerSaveBlocker', {
  start: () => {
    blockers += 1;
    desktop.blockers.add(blockers);
    return blockers;
  },
  stop: (id) => desktop.blockers.delete(id),
} satisfies Partial<Electron.PowerSaveBlocker>);

export const powerMonitor = desktop.power;

export const crashReporter = fallible('CrashReporter', {
  start: (options) => {
    desktop.crashReports.options = options;
  },
} satisfies Partial<Electron.CrashReporter>);

export const net = fallible('Net', {
  fetch: () => Promise.reject(new Error('there is no network here')),
} satisfies Partial<Electron.Net>);
