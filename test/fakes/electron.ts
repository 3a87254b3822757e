import type Electron from 'electron';
import { EventEmitter } from 'node:events';
import { FakeWindow } from './browser-window.ts';
import { desktop } from './desktop.ts';

/**
 * Replaces Electron, whose binary may not be installed: the parts that the app uses, checked against
 * Electron's own types. Pages are real ones in Chromium; a test acts as the system and the user through
 * `desktop`.
 */
export { desktop };
export { display } from './desktop.ts';

export const BrowserWindow = FakeWindow;

let nameTaken = '';
let quitting = false;

export const app = Object.assign(desktop.app, {
  isPackaged: false,
  enableSandbox: () => undefined,
  setPath: (name) => {
    nameTaken = name;
  },
  getPath: () => '/home/somebody/Documents',
  requestSingleInstanceLock: (told) => {
    if (nameTaken !== 'userData')
      throw new Error('the lock goes by the folder of user data: name that first');
    desktop.told = told;
    return desktop.instance === 'first';
  },
  whenReady: () => Promise.resolve(),
  getPreferredSystemLanguages: () => desktop.languages,
  setAboutPanelOptions: (told) => {
    desktop.about.current = told;
  },
  quit: () => {
    if (quitting) return;
    quitting = true;
    desktop.app.emit('before-quit', {});
    for (const window of [...desktop.windows]) window.close();
    desktop.app.emit('will-quit', {});
    void Promise.all(desktop.closing).then(() => desktop.exit.resolve(0));
  },
  exit: (code) => {
    desktop.exit.resolve(code ?? 0);
  },
} satisfies Pick<
  Electron.App,
  | 'isPackaged'
  | 'enableSandbox'
  | 'setPath'
  | 'getPath'
  | 'requestSingleInstanceLock'
  | 'whenReady'
  | 'getPreferredSystemLanguages'
  | 'setAboutPanelOptions'
  | 'quit'
  | 'exit'
>);

desktop.app.on('fake-window-all-closed', () => {
  if (!quitting) desktop.app.emit('window-all-closed');
});

export const ipcMain = desktop.ipc;

export const protocol = {
  registerSchemesAsPrivileged: (schemes) => {
    desktop.schemes.push(...schemes);
  },
  handle: (scheme, handler) => {
    desktop.handlers.set(scheme, handler);
  },
} satisfies Pick<Electron.Protocol, 'registerSchemesAsPrivileged' | 'handle'>;

type Handler<Name extends keyof Electron.Session> = Electron.Session[Name] extends (handler: infer H) => void
  ? Exclude<H, null>
  : never;

/** The session's handlers for permission requests and checks. */
export const doors: {
  request?: Handler<'setPermissionRequestHandler'>;
  check?: Handler<'setPermissionCheckHandler'>;
  device?: Handler<'setDevicePermissionHandler'>;
} = {};

export const session = {
  defaultSession: Object.assign(new EventEmitter(), {
    setPermissionRequestHandler: (handler) => {
      if (handler !== null) doors.request = handler;
    },
    setPermissionCheckHandler: (handler) => {
      if (handler !== null) doors.check = handler;
    },
    setDevicePermissionHandler: (handler) => {
      if (handler !== null) doors.device = handler;
    },
  } satisfies Pick<
    Electron.Session,
    'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler'
  >),
};

export const Menu = {
  buildFromTemplate: (template: Electron.MenuItemConstructorOptions[]) => template,
  setApplicationMenu: (template: Electron.MenuItemConstructorOptions[] | null) => {
    desktop.menu.current = template ?? [];
  },
};

export const dialog = {
  showOpenDialog: (_window: unknown, options: Electron.OpenDialogOptions) => {
    desktop.asked.open.push(options);
    const filePaths = desktop.answers.open.shift() ?? [];
    return Promise.resolve({ canceled: filePaths.length === 0, filePaths });
  },
  showSaveDialog: (...asked: [unknown, Electron.SaveDialogOptions] | [Electron.SaveDialogOptions]) => {
    desktop.asked.save.push(asked.length === 1 ? asked[0] : asked[1]);
    const filePath = desktop.answers.save.shift() ?? '';
    return Promise.resolve({ canceled: filePath === '', filePath });
  },
  showMessageBox: (...asked: [unknown, Electron.MessageBoxOptions] | [Electron.MessageBoxOptions]) => {
    desktop.asked.message.push(asked.length === 1 ? asked[0] : asked[1]);
    return Promise.resolve({ response: desktop.answers.message.shift() ?? 0, checkboxChecked: false });
  },
  showErrorBox: (_title, content) => {
    desktop.asked.error.push(content);
  },
} satisfies {
  showOpenDialog: (
    window: Electron.BaseWindow,
    options: Electron.OpenDialogOptions,
  ) => Promise<Electron.OpenDialogReturnValue>;
  showSaveDialog: (
    window: Electron.BaseWindow,
    options: Electron.SaveDialogOptions,
  ) => Promise<Electron.SaveDialogReturnValue>;
  showMessageBox: (
    window: Electron.BaseWindow,
    options: Electron.MessageBoxOptions,
  ) => Promise<Electron.MessageBoxReturnValue>;
  showErrorBox: Electron.Dialog['showErrorBox'];
};

export const screen = {
  getAllDisplays: () => desktop.displays,
  getPrimaryDisplay: () => firstDisplay(),
  getDisplayMatching: ({ x, width }) =>
    desktop.displays.find(
      ({ bounds }) => x + width / 2 >= bounds.x && x + width / 2 < bounds.x + bounds.width,
    ) ?? firstDisplay(),
} satisfies Pick<Electron.Screen, 'getAllDisplays' | 'getPrimaryDisplay' | 'getDisplayMatching'>;

function firstDisplay(): Electron.Display {
  const [first] = desktop.displays;
  if (first === undefined) throw new Error('there is always a screen');
  return first;
}

export const shell = {
  openExternal: (address) => {
    desktop.openedOutside.push(address);
    return Promise.resolve();
  },
  openPath: (path) => {
    desktop.openedOutside.push(path);
    return Promise.resolve('');
  },
} satisfies Pick<Electron.Shell, 'openExternal' | 'openPath'>;

let blockers = 0;
export const powerSaveBlocker = {
  start: () => {
    blockers += 1;
    desktop.blockers.add(blockers);
    return blockers;
  },
  stop: (id) => desktop.blockers.delete(id),
} satisfies Pick<Electron.PowerSaveBlocker, 'start' | 'stop'>;

export const nativeTheme: Pick<Electron.NativeTheme, 'themeSource' | 'shouldUseDarkColors'> = {
  themeSource: 'system',
  shouldUseDarkColors: false,
};

export const powerMonitor = new EventEmitter();

export const net = {
  fetch: () => Promise.reject(new Error('there is no network here')),
} satisfies Pick<Electron.Net, 'fetch'>;
