import { createRouterClient } from '@orpc/server';
import { app, nativeTheme, shell, type BrowserWindow } from 'electron';
import manifest from '../../../package.json' with { type: 'json' };
import { FIRST_SETTINGS, type Settings } from '../../shared/api.ts';
import { outcomeOf, replay, type GameRecord } from '../../shared/record/index.ts';
import { addressOf } from '../../shared/routes/index.ts';
import { resultOf } from '../../shared/result/index.ts';
import { serve } from '../api/connection.ts';
import { onWindowRequest } from '../folder/show-request.ts';
import { keepAlive } from '../last-resort.ts';
import type { Backend } from '../backend.ts';
import { gameAt, HOME_ADDRESS } from './app-address.ts';
import { appMenu } from './app-menu.ts';
import { carryContract } from './contract-carrier.ts';
import { openMemory } from './desktop-memory.ts';
import { chooseGames, saveGame } from './game-files.ts';
import { followSystemConventions } from './lifecycle.ts';
import { failure, type Log } from './log.ts';
import type { Commands } from './menu.ts';
import { recoverPage } from './page-recovery.ts';
import { savePdf } from './paper.ts';
import { refuseEverything } from './refusals.ts';
import { screenAwake } from './screen-awake.ts';
import { localisationOf, type Localisation } from './system-language.ts';
import { desktopUpdates } from './updates/desktop-updates.ts';
import { openWindows, type ShownWindow } from './windows.ts';

export interface Desktop {
  /** Brings the app to the front and opens these files. */
  readonly openFiles: (paths: readonly string[]) => void;
}

export interface DesktopOptions {
  readonly backend: Backend;
  readonly preload: string;
  readonly icon: string;
  /** Files given on the command line. */
  readonly files: readonly string[];
  readonly log: Log;
}

/** When several files are opened at once, the system asks for them one by one or starts the app for each. */
const SAME_REQUEST_MILLISECONDS = 1500;

/** Puts the desktop app together and opens its first window. */
export function openDesktop({ backend, preload, icon, files, log }: DesktopOptions): Desktop {
  const { folder, store, router, incoming, outages } = backend;
  const stopKeepingAlive = keepAlive(backend.handleUncaught);
  const memory = openMemory(folder);
  const developing = !app.isPackaged;
  const client = createRouterClient(router, { context: { rights: 'edit' } });
  const settings = (): Settings => fromGames(() => store.settings.get(), FIRST_SETTINGS);
  const localisation = (): Localisation => localisationOf(settings().language);
  const awake = screenAwake();
  const following = new AbortController();
  /** The files the system last asked to open. */
  let lately: { readonly paths: readonly string[]; readonly at: number } = { paths: [], at: -Infinity };

  refuseEverything((door) => log.note({ what: 'refused', door }));
  const windows = openWindows({
    preload,
    icon,
    memory,
    developing,
    changed: () => look(),
    opened: (one) => recoverPage(one, () => localisation().words.shell.page, log),
    refusedWindow: () => log.note({ what: 'refused', door: 'window' }),
  });
  carryContract(serve(router), windows.rightsOf, () => log.note({ what: 'refused', door: 'contract' }));

  const commands: Commands = {
    newGame: () => windows.showTable(addressOf({ screen: 'setup' })),
    allGames: () => windows.showTable(HOME_ADDRESS),
    enter: (address) => windows.showTable(address),
    open: () => logFailure(chooseGames(tableWindow(), localisation().words.shell).then(lookThrough)),
    save: () => {
      const record = recordOnTable();
      if (record !== null) logFailure(saveGame(tableWindow(), record, localisation().words.shell));
    },
    print: () => tableWindow().webContents.print(),
    savePdf: () => logFailure(savePdf(tableWindow(), localisation().words.shell)),
    showBoard: () => {
      const record = recordOnTable();
      if (record !== null) windows.showBoard(addressOf({ screen: 'board', id: record.id }));
    },
    showDataFolder: () => void shell.openPath(folder),
    showLog: () => void shell.openPath(log.folder),
    lookForNewVersions: (looksForNewVersions) => {
      memory.remember({ looksForNewVersions });
      look();
      if (looksForNewVersions) updates?.check(true);
    },
    proceedWithUpdate: () => updates?.proceed(),
  };
  const menu = appMenu(commands);
  const updates = desktopUpdates({
    words: () => localisation().words.shell.updates,
    window: tableWindow,
    busy: () => windows.shown.length === 0 || windows.shown.some(({ place }) => isGameUnderWay(place)),
    changed: look,
    failed: (error) => log.note(failure(error)),
  });

  /** Updates what depends on the windows, the settings and the state of the games. */
  function look(): void {
    // Windows may still close after the system's session has ended.
    if (following.signal.aborted) return;
    const { looksForNewVersions: atStart } = memory.current;
    // Every entry of the menu needs games.
    if (outages.current() !== null) menu.hide();
    else
      menu.show(localisation(), {
        gameShown: recordOnTable() !== null,
        developing,
        updates: updates === null ? null : { atStart, step: updates.step, allowed: !updates.busy() },
      });
    const { theme } = settings();
    if (nativeTheme.themeSource !== theme) nativeTheme.themeSource = theme;
    awake(windows.shown.some((one) => isSeen(one) && isGameUnderWay(one.place)));
    updates?.look();
  }

  function isSeen({ window }: ShownWindow): boolean {
    return window.isVisible() && !window.isMinimized();
  }

  function isGameUnderWay(place: string): boolean {
    const record = recordAt(place);
    const replayed = record === null || resultOf(record) !== null ? null : replay(record);
    return replayed?.ok === true && outcomeOf(replayed.table).status !== 'finished';
  }

  function recordAt(place: string): GameRecord | null {
    const id = gameAt(place);
    return id === null ? null : fromGames(() => store.games.get(id)?.record ?? null, null);
  }

  /** Reads from the games for windows and the menu, with a fallback while they aren't readable. */
  function fromGames<T>(ask: () => T, otherwise: T): T {
    try {
      return ask();
    } catch (error) {
      outages.reportError(error);
      return otherwise;
    }
  }

  function recordOnTable(): GameRecord | null {
    const table = windows.shown.find(({ kind }) => kind === 'table');
    return table === undefined ? null : recordAt(table.place);
  }

  /** Errors of a dialog or a window don't concern the games. */
  function logFailure(work: Promise<void>): void {
    work.catch((error: unknown) => log.note(failure(error)));
  }

  function tableWindow(): BrowserWindow {
    return windows.showTable().window;
  }

  /** Shows the files in the table's window, like any other import. */
  function lookThrough(paths: readonly string[]): void {
    windows.showTable(
      paths.length === 0 ? undefined : addressOf({ screen: 'transfer', file: incoming.open(paths) }),
    );
  }

  function openFiles(paths: readonly string[]): void {
    const now = performance.now();
    const together = now - lately.at < SAME_REQUEST_MILLISECONDS ? [...lately.paths, ...paths] : paths;
    if (paths.length > 0) lately = { paths: [...new Set(together)], at: now };
    lookThrough(paths.length > 0 ? lately.paths : []);
  }

  async function follow(): Promise<void> {
    for await (const change of await client.changes(undefined, { signal: following.signal })) {
      if (change.kind !== 'games' && change.kind !== 'draft') look();
    }
  }

  const unwatch = onWindowRequest(folder, () => windows.showTable());
  app.on('child-process-gone', (_event, { type: kind, reason, exitCode }) =>
    log.note({ what: 'process-gone', kind, reason, exitCode }),
  );
  followSystemConventions({
    showTable: () => windows.showTable(),
    end: () => {
      unwatch();
      following.abort();
      updates?.close();
      awake(false);
      backend.close();
      stopKeepingAlive();
      log.note({ what: 'ended' });
    },
  });

  log.note({
    what: 'started',
    version: manifest.version,
    electron: process.versions.electron,
    system: `${process.platform} ${process.arch}`,
  });
  void follow().catch((error: unknown) => {
    if (!following.signal.aborted) log.note(failure(error));
  });
  openFiles(files);
  backend.announce(null);
  if (memory.current.looksForNewVersions) updates?.check(false);
  return { openFiles };
}
