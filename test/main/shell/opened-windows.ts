import {
  NOTHING_REMEMBERED,
  type DesktopMemory,
  type Memory,
} from '../../../src/main/shell/desktop-memory.ts';
import type { LastFolder } from '../../../src/main/shell/last-folder.ts';
import type { Asking } from '../../../src/main/shell/save-file.ts';
import { openWindows, type Surroundings } from '../../../src/main/shell/windows.ts';
import { en } from '../../../src/shared/text/en/index.ts';
import { BrowserWindow } from '../../fakes/electron.ts';

/** What the app remembers about its windows between starts. */
export function newMemory(): Memory {
  let current: DesktopMemory = NOTHING_REMEMBERED;
  return {
    get current() {
      return current;
    },
    remember: (change) => {
      current = { ...current, ...change };
    },
  };
}

/** What dialogs need, in English and in a window of their own. */
export function askingIn(folder: LastFolder): Asking {
  // The fake implements the parts of a window used here.
  return { window: new BrowserWindow({}) as unknown as Electron.BrowserWindow, words: en.shell, folder };
}

/** The windows of an app that does nothing else. */
export function windowsWith(
  memory: Memory,
  more: Partial<Surroundings> = {},
): ReturnType<typeof openWindows> {
  const nothing = () => undefined;
  return openWindows({
    preload: '',
    icon: '',
    memory,
    developing: false,
    changed: nothing,
    opened: nothing,
    refusedWindow: nothing,
    note: nothing,
    notShown: nothing,
    ...more,
  });
}
