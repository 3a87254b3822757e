import { createRouterClient } from '@orpc/server';
import { app, dialog, nativeTheme, net, shell, type BrowserWindow } from 'electron';
import manifest from '../../../package.json' with { type: 'json' };
import { FIRST_SETTINGS, type Settings } from '../../shared/api.ts';
import { outcomeOf, replay, type GameRecord } from '../../shared/record/index.ts';
import { addressOf } from '../../shared/routes/index.ts';
import { resultOf } from '../../shared/result/index.ts';
import { serve } from '../api/connection.ts';
import { onWindowRequest } from '../folder/show-request.ts';
import { keepAlive } from '../last-resort.ts';
import type { Workplace } from '../workplace.ts';
import { gameAt, HOME_ADDRESS } from './app-address.ts';
import { appMenu } from './app-menu.ts';
import { carryContract } from './contract-carrier.ts';
import { openMemory } from './desktop-memory.ts';
import { chooseGames, saveGame } from './game-files.ts';
import { liveAsSystemsDo } from './lifecycle.ts';
import { failure, type Log } from './log.ts';
import type { Commands } from './menu.ts';
import { findNewerVersion, NEWEST_VERSION_ADDRESS } from './new-version.ts';
import { recoverPage } from './page-recovery.ts';
import { savePdf } from './paper.ts';
import { refuseEverything } from './refusals.ts';
import { screenAwake } from './screen-awake.ts';
import { speechOf, type Speech } from './system-language.ts';
import { openWindows, type ShownWindow } from './windows.ts';

export interface Desktop {
  /** Comes forward, with what is in these files. */
  readonly openFiles: (paths: readonly string[]) => void;
}

export interface DesktopOptions {
  readonly workplace: Workplace;
  readonly preload: string;
  readonly icon: string;
  /** What it was started with. */
  readonly files: readonly string[];
  readonly log: Log;
}

/** Somebody opens several files at once, and the system asks for them one by one, or starts the app for each. */
const TOGETHER_MILLISECONDS = 1500;

/** Puts the desktop app together, from the games to its first window. */
export function openDesktop({ workplace, preload, icon, files, log }: DesktopOptions): Desktop {
  const { folder, store, router, incoming, badDays } = workplace;
  const letGo = keepAlive(workplace.unheard);
  const memory = openMemory(folder);
  const developing = !app.isPackaged;
  const client = createRouterClient(router, { context: { rights: 'edit' } });
  const settings = (): Settings => fromGames(() => store.settings.get(), FIRST_SETTINGS);
  const speech = (): Speech => speechOf(settings().language);
  const awake = screenAwake();
  const following = new AbortController();
  /** The files that the system asked for last. */
  let lately: { readonly paths: readonly string[]; readonly at: number } = { paths: [], at: -Infinity };

  refuseEverything((door) => log.note({ what: 'refused', door }));
  const windows = openWindows({
    preload,
    icon,
    memory,
    developing,
    changed: () => look(),
    opened: (one) => recoverPage(one, () => speech().words.shell.page, log),
    refusedWindow: () => log.note({ what: 'refused', door: 'window' }),
  });
  carryContract(serve(router), windows.rightsOf, () => log.note({ what: 'refused', door: 'contract' }));

  const commands: Commands = {
    newGame: () => windows.showTable(addressOf({ screen: 'setup' })),
    allGames: () => windows.showTable(HOME_ADDRESS),
    enter: (address) => windows.showTable(address),
    open: () => alone(chooseGames(tableWindow(), speech().words.shell).then(lookThrough)),
    save: () => {
      const record = recordOnTable();
      if (record !== null) alone(saveGame(tableWindow(), record, speech().words.shell));
    },
    print: () => tableWindow().webContents.print(),
    savePdf: () => alone(savePdf(tableWindow(), speech().words.shell)),
    showBoard: () => {
      const record = recordOnTable();
      if (record !== null) windows.showBoard(addressOf({ screen: 'board', id: record.id }));
    },
    showDataFolder: () => void shell.openPath(folder),
    showLog: () => void shell.openPath(log.folder),
    lookForNewVersions: (looksForNewVersions) => {
      memory.remember({ looksForNewVersions });
      look();
      alone(tellOfNewVersion());
    },
  };
  const menu = appMenu(commands);

  /** Does what hangs on the windows, on the person's choices and on how the games stand. */
  function look(): void {
    // A window may still close after the session of the whole system has ended.
    if (following.signal.aborted) return;
    const { looksForNewVersions } = memory.current;
    // The whole menu is about games.
    if (badDays.current() !== null) menu.hide();
    else
      menu.show(speech(), {
        gameShown: recordOnTable() !== null,
        developing,
        looksForNewVersions: NEWEST_VERSION_ADDRESS === null ? null : looksForNewVersions,
      });
    const { theme } = settings();
    if (nativeTheme.themeSource !== theme) nativeTheme.themeSource = theme;
    awake(windows.shown.some(showsGameUnderWay));
  }

  function showsGameUnderWay({ window, place }: ShownWindow): boolean {
    const record = window.isVisible() && !window.isMinimized() ? recordAt(place) : null;
    const replayed = record === null || resultOf(record) !== null ? null : replay(record);
    return replayed?.ok === true && outcomeOf(replayed.table).status !== 'finished';
  }

  function recordAt(place: string): GameRecord | null {
    const id = gameAt(place);
    return id === null ? null : fromGames(() => store.games.get(id)?.record ?? null, null);
  }

  /** What windows and the menu want to know of games that are not open, or cannot be read, is not worth an error. */
  function fromGames<T>(ask: () => T, otherwise: T): T {
    try {
      return ask();
    } catch (error) {
      badDays.met(error);
      return otherwise;
    }
  }

  function recordOnTable(): GameRecord | null {
    const table = windows.shown.find(({ kind }) => kind === 'table');
    return table === undefined ? null : recordAt(table.place);
  }

  /** What a dialog or a window comes to grief with is no trouble of the games. */
  function alone(work: Promise<void>): void {
    work.catch((error: unknown) => log.note(failure(error)));
  }

  function tableWindow(): BrowserWindow {
    return windows.showTable().window;
  }

  /** The table's window looks files through, as any that are brought in. */
  function lookThrough(paths: readonly string[]): void {
    windows.showTable(
      paths.length === 0 ? undefined : addressOf({ screen: 'transfer', file: incoming.open(paths) }),
    );
  }

  function openFiles(paths: readonly string[]): void {
    const now = performance.now();
    const together = now - lately.at < TOGETHER_MILLISECONDS ? [...lately.paths, ...paths] : paths;
    if (paths.length > 0) lately = { paths: [...new Set(together)], at: now };
    lookThrough(paths.length > 0 ? lately.paths : []);
  }

  async function tellOfNewVersion(): Promise<void> {
    if (NEWEST_VERSION_ADDRESS === null || !memory.current.looksForNewVersions) return;
    const { version: current } = manifest;
    const ask = (address: string) => net.fetch(address, { credentials: 'omit' });
    const newer = await findNewerVersion(NEWEST_VERSION_ADDRESS, current, ask);
    if (newer === null) return;
    const { found, explained, fine } = speech().words.shell.newVersion;
    await dialog.showMessageBox(tableWindow(), {
      message: found(newer),
      detail: explained(current),
      buttons: [fine],
    });
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
  liveAsSystemsDo({
    showTable: () => windows.showTable(),
    end: () => {
      unwatch();
      following.abort();
      awake(false);
      workplace.close();
      letGo();
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
  workplace.announce(null);
  alone(tellOfNewVersion());
  return { openFiles };
}
