import {
  NOTHING_REMEMBERED,
  type DesktopMemory,
  type Memory,
} from '../../../src/main/shell/desktop-memory.ts';
import { openWindows, type Surroundings, type Windows } from '../../../src/main/shell/windows.ts';

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

/** The windows of an app that does nothing else. */
export function windowsWith(memory: Memory, more: Partial<Surroundings> = {}): Windows {
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
