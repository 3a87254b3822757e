import { app, Menu } from 'electron';
import type { BadDay, Mending } from '../../shared/api.ts';
import { createBadDayRouter } from '../api/bad-day.ts';
import { serve } from '../api/connection.ts';
import type { BrokenWorkplace, Workplace } from '../workplace.ts';
import { carryContract } from './contract-carrier.ts';
import { openMemory } from './desktop-memory.ts';
import { refuseEverything } from './refusals.ts';
import { openWindows } from './windows.ts';

export interface Mended {
  readonly workplace: Workplace;
  /** Closes the window of the bad day, once there is another. */
  readonly close: () => void;
}

export interface BadDayOptions {
  readonly folder: string;
  readonly preload: string;
  readonly icon: string;
}

/** Shows what is wrong in a window until the games are open; null when the person would rather quit. */
export function openAfterAll(first: BrokenWorkplace, options: BadDayOptions): Promise<Mended | null> {
  const { folder, preload, icon } = options;
  const { promise, resolve } = Promise.withResolvers<Mended | null>();
  let place: Workplace | BrokenWorkplace = first;
  /** One attempt at a time. */
  let mending: Promise<BadDay | null> | null = null;

  async function mend(way: Mending): Promise<BadDay | null> {
    if (place.kind === 'open') return null;
    place = await place.mend(way);
    if (place.kind === 'broken') return place.badDay;
    stopCarrying();
    resolve({ workplace: place, close: () => window.close() });
    return null;
  }

  const router = createBadDayRouter({
    info: first.info,
    workshop: first.workshop,
    badDay: () => (place.kind === 'broken' ? place.badDay : null),
    wholeBackup: async () => (place.kind === 'broken' ? place.wholeBackup() : { kind: 'not-known' }),
    mend: (way) => (mending ??= mend(way).finally(() => (mending = null))),
    quit: () => window.close(),
  });

  // The disk may take no line of a log today.
  const untold = (): void => undefined;
  refuseEverything(untold);
  // The whole menu is about games.
  Menu.setApplicationMenu(null);
  const windows = openWindows({
    preload,
    icon,
    memory: openMemory(folder),
    developing: !app.isPackaged,
    changed: untold,
    opened: untold,
    refusedWindow: untold,
  });
  const stopCarrying = carryContract(serve(router), windows.rightsOf, untold);
  const { window } = windows.showTable();
  window.on('closed', () => {
    if (place.kind === 'open') return;
    place.close();
    app.quit();
    resolve(null);
  });
  return promise;
}
