import { app, dialog, net, shell, type BrowserWindow } from 'electron';
import manifest from '../../../../package.json' with { type: 'json' };
import { deliveryOf } from './delivery.ts';
import { UPDATES } from './source.ts';
import { openUpdates, type UpdateOptions, type Updates } from './updates.ts';

export interface Surroundings extends Pick<UpdateOptions, 'words' | 'busy' | 'changed' | 'failed'> {
  /** The window that dialogs belong to. */
  readonly window: () => BrowserWindow;
  /** What another start needs to open the same games. */
  readonly startWords: readonly string[];
}

/** Returns null if this copy has no address to ask, like one that runs from its source. */
export function desktopUpdates(
  { window, startWords: words, ...surroundings }: Surroundings,
  source = UPDATES,
): Updates | null {
  if (source === null || !app.isPackaged) return null;
  return openUpdates({
    ...surroundings,
    source,
    delivery: deliveryOf(process.platform, process.execPath, process.env),
    system: `${process.platform}-${process.arch}`,
    current: manifest.version,
    fetch: (address, signal) => net.fetch(address, { credentials: 'omit', cache: 'no-store', signal }),
    // Loaded only by those who want an update.
    openInstaller: async () => {
      const { openInstaller } = await import('./installer.ts');
      return openInstaller(process.platform, { words, before: () => app.releaseSingleInstanceLock() });
    },
    show: async (box) => (await dialog.showMessageBox(window(), box)).response,
    openPage: (address) => void shell.openExternal(address).catch(surroundings.failed),
  });
}
